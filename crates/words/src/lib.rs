//! Sentences in four languages. Engines and server send codes with parameters ([`Phrase`]); here they become words.
//!
//! The house's own catalogues are in `locales/`, each game's in its folder. [`faults`] finds what a translation lacks.

mod check;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use serde_json::Value;
use teahouse_game::{Arg, Phrase, Seat};
use unic_langid::LanguageIdentifier;

pub use check::faults;

/// The languages of the house; the first is the fallback.
pub const LANGUAGES: [&str; 4] = ["en", "pl", "de", "it"];

/// The house's own catalogues.
pub const HOUSE: &[(&str, &str)] = &[
    ("en", include_str!("../../../locales/en.ftl")),
    ("pl", include_str!("../../../locales/pl.ftl")),
    ("de", include_str!("../../../locales/de.ftl")),
    ("it", include_str!("../../../locales/it.ftl")),
];

/// The words of one language.
pub struct Words {
    /// The language, one of [`LANGUAGES`].
    pub language: &'static str,
    bundle: FluentBundle<FluentResource>,
    names: Vec<String>,
}

impl Words {
    /// The house's words in `language` (English if it is none of ours), with those of a game.
    pub fn new(language: &str, game: &[(&str, &str)]) -> Words {
        let language = LANGUAGES.iter().find(|l| **l == language).unwrap_or(&LANGUAGES[0]);
        let id: LanguageIdentifier = language.parse().expect("our languages are language tags");
        let mut bundle = FluentBundle::new(vec![id]);
        // No invisible marks around values: they would end up in terminals and logs.
        bundle.set_use_isolating(false);
        for (_, text) in HOUSE.iter().chain(game).filter(|(l, _)| l == language) {
            // Tests keep broken catalogues out; here the part that parses is better than nothing.
            let resource = FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(part, _)| part);
            bundle.add_resource_overriding(resource);
        }
        Words { language, bundle, names: Vec::new() }
    }

    /// Sets the names of the seats.
    pub fn with_names(mut self, names: Vec<String>) -> Words {
        self.names = names;
        self
    }

    /// The words of a thing that has a name of its own in the catalogue (`board-bird`); else the fallback, as written in
    /// the host's file.
    pub fn name_of(&self, id: &str, fallback: &str) -> String {
        self.format(id, None).unwrap_or_else(|| fallback.to_owned())
    }

    /// A sentence without parameters.
    pub fn word(&self, id: &str) -> String {
        self.say(&Phrase::new(id))
    }

    /// Says a phrase; an unknown one is shown as its code, so that nothing is ever silent.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.say_with(phrase, &self.names)
    }

    /// Says a phrase with other names for the seats.
    pub fn say_with(&self, phrase: &Phrase, names: &[String]) -> String {
        let mut args = FluentArgs::new();
        for (key, value) in &phrase.args {
            args.set(key.clone(), self.value(key, value, names));
        }
        self.format(&phrase.id, Some(&args)).unwrap_or_else(|| format!("{} {:?}", phrase.id, phrase.args))
    }

    fn format(&self, id: &str, args: Option<&FluentArgs>) -> Option<String> {
        let pattern = self.bundle.get_message(id)?.value()?;
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, args, &mut errors).into_owned();
        errors.is_empty().then_some(text)
    }

    /// Seats become names; a value that has a message of its own (`village-head`) becomes its words.
    fn value(&self, key: &str, arg: &Arg, names: &[String]) -> FluentValue<'static> {
        let name = |seat: &Seat| names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string());
        match arg {
            Arg::Seat(seat) => name(seat).into(),
            Arg::Seats(seats) => self.list(&seats.iter().map(name).collect::<Vec<_>>()).into(),
            Arg::Value(value) => self.plain(key, value),
        }
    }

    fn plain(&self, key: &str, value: &Value) -> FluentValue<'static> {
        match value {
            Value::Null => "none".into(),
            Value::Number(n) => n.as_f64().unwrap_or(0.0).into(),
            Value::Array(list) if list.iter().all(Value::is_string) => {
                let one = |text: &str| self.format(&format!("{key}-{text}"), None).unwrap_or_else(|| text.to_owned());
                let all: Vec<String> = list.iter().filter_map(Value::as_str).map(one).collect();
                self.list(&all).into()
            }
            Value::String(text) => self.format(&format!("{key}-{text}"), None).unwrap_or_else(|| text.clone()).into(),
            other => other.to_string().into(),
        }
    }

    /// "Jade, Plum and Anna".
    pub fn list(&self, names: &[String]) -> String {
        match names {
            [] => String::new(),
            [one] => one.clone(),
            [most @ .., last] => format!("{} {} {last}", most.join(", "), self.word("and-word")),
        }
    }
}

/// The language a terminal asks for: `LC_ALL`, `LC_MESSAGES`, `LANG`; the first that is set counts.
pub fn language_of(variables: impl Fn(&str) -> Option<String>) -> &'static str {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(|v| variables(v).filter(|s| !s.is_empty()));
    let wanted = set.unwrap_or_default();
    LANGUAGES.into_iter().find(|l| wanted.starts_with(l)).unwrap_or(LANGUAGES[0])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn house_catalogues_agree() {
        assert_eq!(faults(HOUSE), Vec::<String>::new());
    }

    #[test]
    fn seats_become_names_and_numbers_get_their_plural() {
        let game = [(
            "pl",
            "x = { $count ->\n  [one] { $seat }: { $count } pagoda\n  [few] { $seat }: { $count } pagody\n *[many] { $seat }: { $count } pagód\n }",
        )];
        let words = Words::new("pl", &game).with_names(vec!["Anna".into(), "Jade".into()]);
        let say = |n: u8| words.say(&Phrase::new("x").with("seat", Seat(1)).with("count", n));
        assert_eq!([say(1), say(2), say(5)], ["Jade: 1 pagoda", "Jade: 2 pagody", "Jade: 5 pagód"]);
    }

    #[test]
    fn names_are_for_seats_whatever_the_parameter_is_called() {
        let game = [("en", "x = { $seat } took { $from }.\ny = { $n } and { $winners }")];
        let words = Words::new("en", &game).with_names(vec!["Anna".into(), "Jade".into()]);
        let took = |phrase: Phrase| words.say(&phrase.with("seat", Seat(1)));
        assert_eq!(took(Phrase::new("x").with("from", Seat(0))), "Jade took Anna.");
        assert_eq!(took(Phrase::new("x").with("from", Some(Seat(0)))), "Jade took Anna.");
        assert_eq!(took(Phrase::new("x").with("from", "Honan")), "Jade took Honan.");
        assert_eq!(took(Phrase::new("x").with("from", 0)), "Jade took 0.");
        assert_eq!(took(Phrase::new("x").with("from", None::<Seat>)), "Jade took none.");
        let both = Phrase::new("y").with("n", Seat(1)).with("winners", vec![Seat(0), Seat(1)]);
        assert_eq!(words.say(&both), "Jade and Anna and Jade");
        assert_eq!(words.say(&Phrase::new("y").with("n", 1).with("winners", [0, 1])), "1 and [0,1]");
    }

    #[test]
    fn unknown_phrases_show_their_code() {
        assert!(Words::new("en", &[]).say(&Phrase::new("no-such").with("n", 1)).starts_with("no-such"));
    }

    #[test]
    fn the_terminal_chooses_the_language() {
        let set = |name: &'static str, value: &'static str| move |v: &str| (v == name).then(|| value.to_owned());
        assert_eq!(language_of(set("LANG", "pl_PL.UTF-8")), "pl");
        assert_eq!(language_of(set("LC_ALL", "de_AT")), "de");
        assert_eq!(language_of(set("LANG", "C.UTF-8")), "en");
        assert_eq!(language_of(|_| None), "en");
    }
}
