//! A long part of a check that passed is not repeated while nothing it looks at has changed: no file of the repository, not the program, not what
//! compiles and runs them. CI begins with nothing, so there every part runs; `cargo xtask check --again` runs them here as well.

use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::tools::{phase, target};

/// What compiles, and what runs it: another version may say something else of the same files.
const TOOLS: &[(&str, &str)] = &[("rustc", "-vV"), ("cargo", "-V"), ("node", "--version")];
/// What changes how things are built, or by what they are looked at.
const SETTINGS: &[&str] = &["CI", "CHROMIUM", "RUSTFLAGS", "TEAHOUSE_WEB_DIST"];

/// What a part of a check looks at.
#[derive(Clone, Default)]
pub struct Sight {
    /// Folders of the repository that it does not look at.
    but: &'static [&'static str],
    program: Option<PathBuf>,
    makes: Option<&'static str>,
}

impl Sight {
    /// All files that git knows or would add.
    pub fn all() -> Sight {
        Sight::default()
    }

    /// All but those in these folders.
    pub fn all_but(folders: &'static [&'static str]) -> Sight {
        Sight { but: folders, ..Sight::default() }
    }

    /// And a program that was built before.
    pub fn and_program(self, program: &str) -> Sight {
        Sight { program: Some(program.into()), ..self }
    }

    /// A folder that the part makes: unless it is there as it was made, the part runs again.
    pub fn making(self, folder: &'static str) -> Sight {
        Sight { makes: Some(folder), ..self }
    }
}

/// What became of a part that did not fail.
pub enum Done {
    Passed,
    /// Something was missing, which was said: the next check tries again.
    LeftOut,
}

impl From<()> for Done {
    fn from((): ()) -> Done {
        Done::Passed
    }
}

/// What passed before, and on what.
pub struct Unchanged {
    again: bool,
    root: PathBuf,
    stamps: PathBuf,
    tools: String,
}

impl Unchanged {
    /// `again`: whatever passed before runs all the same. So it does where git does not know the files.
    pub fn new(again: bool) -> Unchanged {
        let root = PathBuf::from(".");
        Unchanged { again, root, stamps: target().join("passed"), tools: tools() }
    }

    /// A part that is left out if it passed on exactly this.
    pub fn phase<D: Into<Done>>(&self, name: &str, sight: &Sight, work: impl FnOnce() -> Result<D>) -> Result<()> {
        let stamp = self.stamps.join(name.replace(|c: char| !c.is_ascii_alphanumeric(), "-"));
        let before = self.mark(sight).ok();
        let now = before.as_ref().and_then(|mark| self.with_made(mark, sight));
        if !self.again && now.is_some() && fs::read_to_string(&stamp).ok() == now {
            println!("\ncheck: {name}: passed before, and nothing has changed since");
            return Ok(());
        }
        let _ = fs::remove_file(&stamp);
        let mut done = Done::LeftOut;
        phase(name, || {
            done = work()?.into();
            Ok(())
        })?;
        // Of what changed meanwhile nobody knows which state of it passed.
        let same = before.filter(|mark| self.mark(sight).is_ok_and(|after| after == *mark));
        if let (Done::Passed, Some(passed)) = (done, same.and_then(|mark| self.with_made(&mark, sight))) {
            fs::create_dir_all(&self.stamps)?;
            fs::write(&stamp, passed)?;
        }
        Ok(())
    }

    /// The tools, the files and the program.
    fn mark(&self, sight: &Sight) -> Result<String> {
        let mut git = Command::new("git");
        git.args(["ls-files", "-co", "--exclude-standard", "-z", "--", "."]).current_dir(&self.root);
        let list = git.args(sight.but.iter().map(|folder| format!(":(exclude){folder}"))).output().context("git")?;
        if !list.status.success() {
            bail!("git ls-files: {}", String::from_utf8_lossy(&list.stderr).trim());
        }
        let names = list.stdout.split(|b| *b == 0).filter(|name| !name.is_empty()).map(String::from_utf8_lossy);
        let mut files: Vec<PathBuf> = names.map(|name| self.root.join(&*name)).collect();
        // Whether a file was added to git's index is of no importance.
        files.sort();
        files.dedup();
        files.extend(sight.program.clone());
        let mut hasher = DefaultHasher::new();
        hasher.write(self.tools.as_bytes());
        files.iter().for_each(|file| add(&mut hasher, file));
        Ok(format!("{:016x}", hasher.finish()))
    }

    /// The mark, and what the part has made; none where that is not there.
    fn with_made(&self, mark: &str, sight: &Sight) -> Option<String> {
        let Some(folder) = sight.makes else { return Some(mark.to_owned()) };
        let mut files = Vec::new();
        walk(&self.root.join(folder), &mut files).ok()?;
        files.sort();
        let mut hasher = DefaultHasher::new();
        files.iter().for_each(|file| add(&mut hasher, file));
        Some(format!("{mark} {:016x}", hasher.finish()))
    }
}

/// Name and content. A file that was deleted but not committed so counts as empty.
fn add(hasher: &mut DefaultHasher, file: &Path) {
    let content = fs::read(file).unwrap_or_default();
    hasher.write(file.as_os_str().as_encoded_bytes());
    hasher.write_usize(content.len());
    hasher.write(&content);
}

fn walk(folder: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() { walk(&path, files)? } else { files.push(path) }
    }
    Ok(())
}

fn tools() -> String {
    let versions = TOOLS.iter().map(|(tool, argument)| {
        let said = Command::new(tool).arg(argument).output().map(|output| output.stdout).unwrap_or_default();
        format!("{tool}: {}\n", String::from_utf8_lossy(&said))
    });
    let settings = SETTINGS.iter().map(|name| format!("{name}={:?}\n", std::env::var_os(name)));
    versions.chain(settings).collect()
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::fs;
    use std::process::Command;

    use super::{Done, Sight, Unchanged};
    use crate::tools::Scratch;

    /// A repository with a file in each of two folders, and the stamps of its checks.
    struct Repository(Scratch);

    impl Repository {
        fn new(name: &str) -> Repository {
            let repository = Repository(Scratch::new(name).expect("a folder"));
            let init = Command::new("git").args(["init", "-q"]).current_dir(&repository.0.0).status();
            assert!(init.expect("git").success());
            repository.write("pages/a", "a");
            repository.write("rules/b", "b");
            repository.write(".gitignore", "/made\n/program\n/passed\n");
            repository
        }

        fn write(&self, file: &str, content: &str) {
            let path = self.0.0.join(file);
            fs::create_dir_all(path.parent().expect("a folder")).expect("it can be made");
            fs::write(path, content).expect("it can be written");
        }

        fn unchanged(&self, again: bool, tools: &str) -> Unchanged {
            let root = self.0.0.clone();
            Unchanged { again, stamps: root.join("passed"), root, tools: tools.to_owned() }
        }

        /// Whether a part with this sight runs now; it passes.
        fn runs(&self, name: &str, sight: &Sight) -> bool {
            ran(&self.unchanged(false, "rustc 1"), name, sight)
        }
    }

    fn ran(unchanged: &Unchanged, name: &str, sight: &Sight) -> bool {
        let ran = Cell::new(false);
        let work = || {
            ran.set(true);
            Ok(())
        };
        unchanged.phase(name, sight, work).expect("it passes");
        ran.get()
    }

    #[test]
    fn what_passed_runs_again_when_a_file_it_looks_at_changes() {
        let repository = Repository::new("unchanged-files");
        let (all, pages) = (Sight::all(), Sight::all_but(&["rules"]));
        let both = || (repository.runs("all", &all), repository.runs("pages", &pages));
        assert_eq!(both(), (true, true), "never ran before");
        assert_eq!(both(), (false, false));
        repository.write("rules/b", "c");
        assert_eq!(both(), (true, false), "pages do not look at rules");
        repository.write("pages/a", "c");
        assert_eq!(both(), (true, true));
        repository.write("pages/new", "");
        assert_eq!(both(), (true, true), "a file that git would add");
        assert_eq!(both(), (false, false));
        let add = Command::new("git").args(["add", "."]).current_dir(&repository.0.0).status();
        assert!(add.expect("git").success());
        assert_eq!(both(), (false, false), "the files are the same");
        fs::remove_file(repository.0.0.join("pages/new")).expect("it is there");
        fs::remove_file(repository.0.0.join("pages/a")).expect("it is there");
        assert_eq!(both(), (true, true), "one is gone");
    }

    #[test]
    fn another_tool_and_the_wish_for_it_run_everything() {
        let repository = Repository::new("unchanged-tools");
        let all = Sight::all();
        assert!(repository.runs("all", &all) && !repository.runs("all", &all));
        assert!(ran(&repository.unchanged(true, "rustc 1"), "all", &all), "--again");
        assert!(!repository.runs("all", &all));
        assert!(ran(&repository.unchanged(false, "rustc 2"), "all", &all), "another compiler");
    }

    #[test]
    fn another_program_and_what_was_made_and_is_lost_count_too() {
        let repository = Repository::new("unchanged-made");
        repository.write("program", "1");
        let program = Sight::all().and_program(&repository.0.0.join("program").display().to_string());
        assert!(repository.runs("program", &program) && !repository.runs("program", &program));
        repository.write("program", "2");
        assert!(repository.runs("program", &program), "another program");
        let making = Sight::all().making("made");
        let make = || {
            let made = Cell::new(false);
            let work = || {
                made.set(true);
                repository.write("made/page", "page");
                Ok(())
            };
            repository.unchanged(false, "rustc 1").phase("making", &making, work).expect("it passes");
            made.get()
        };
        assert!(make() && !make());
        repository.write("made/page", "other");
        assert!(make() && !make(), "somebody made something else");
        fs::remove_dir_all(repository.0.0.join("made")).expect("it is there");
        assert!(make() && !make(), "somebody took it away");
    }

    #[test]
    fn only_what_passed_on_one_state_of_the_files_is_left_out() {
        let repository = Repository::new("unchanged-passed");
        let (unchanged, all) = (repository.unchanged(false, "rustc 1"), Sight::all());
        assert!(repository.runs("all", &all) && !repository.runs("all", &all));
        repository.write("rules/b", "wrong");
        assert!(unchanged.phase("all", &all, || Err::<(), _>(anyhow::anyhow!("no"))).is_err());
        repository.write("rules/b", "b");
        assert!(repository.runs("all", &all), "it has failed since");
        unchanged.phase("left out", &all, || Ok(Done::LeftOut)).expect("it does not fail");
        assert!(repository.runs("left out", &all), "something was missing");
        let edited = || {
            repository.write("rules/b", "meanwhile");
            Ok(())
        };
        unchanged.phase("edited", &all, edited).expect("it passes");
        assert!(repository.runs("edited", &all), "somebody wrote while it ran");
        repository.write("rules/b", "b");
        assert!(repository.runs("edited", &all), "what it began with did not pass, either");
    }
}
