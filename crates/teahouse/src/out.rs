//! The one place that prints. A closed pipe is an error like any other, never a panic.

use std::fmt::Display;
use std::io::{self, BufWriter, Stdout, Write};

use anyhow::{Context, Result};
use serde::Serialize;

/// Standard output, buffered.
pub struct Out(BufWriter<Stdout>);

const CLOSED: &str = "cannot write the output";

impl Out {
    pub fn new() -> Out {
        Out(BufWriter::new(io::stdout()))
    }

    /// Prints a line.
    pub fn line(&mut self, text: impl Display) -> Result<()> {
        writeln!(self.0, "{text}").context(CLOSED)
    }

    /// Prints without a line break and shows it at once: a question.
    pub fn ask(&mut self, text: impl Display) -> Result<()> {
        write!(self.0, "{text} ").context(CLOSED)?;
        self.finish()
    }

    /// Prints a value as one JSON document.
    pub fn json(&mut self, value: &impl Serialize) -> Result<()> {
        let text = serde_json::to_string_pretty(value).context("cannot write JSON")?;
        self.line(text)
    }

    /// Shows everything printed so far.
    pub fn finish(&mut self) -> Result<()> {
        self.0.flush().context(CLOSED)
    }
}

/// Says what went wrong, with its causes, on standard error.
pub fn complain(error: &anyhow::Error) {
    // Standard error may be closed too; there is nobody left to tell then.
    let _ = writeln!(io::stderr(), "teahouse: {error:#}");
}
