//! Standard output: with colour on a terminal, without elsewhere.

use std::{
    borrow::Cow,
    io::{self, IsTerminal, Write},
};

use engine::is_visible;
use serde_json::Value;
use terminal_size::terminal_size;
use ui::terminal;

use crate::Failure;

/// Prints text; on a terminal that is too narrow for it, with more lines.
pub fn print(text: &str) -> Result<(), Failure> {
    let text = match columns() {
        Some(columns) if columns < terminal::WIDTH => Cow::Owned(terminal::fit(text, columns)),
        _ => Cow::Borrowed(text),
    };
    let mut out = anstream::stdout().lock();
    out.write_all(text.as_bytes())?;
    Ok(out.flush()?)
}

/// Prints a sentence on as many lines as it needs.
pub fn say(sentence: &str) -> Result<(), Failure> {
    line(&terminal::paragraph(sentence, 0))
}

/// How wide the terminal is, if it is one.
fn columns() -> Option<usize> {
    let size = io::stdout().is_terminal().then(terminal_size).flatten();
    size.map(|(columns, _)| columns.0.into())
}

/// Prints a line.
pub fn line(text: &str) -> Result<(), Failure> {
    print(&format!("{text}\n"))
}

/// Prints a JSON document, the only one on standard output. What a screen would not show is
/// escaped, as JSON can.
pub fn json(document: &Value) -> Result<(), Failure> {
    let mut text = String::new();
    for c in format!("{document:#}\n").chars() {
        if c == '\n' || is_visible(c) {
            text.push(c);
        } else {
            let units = c.encode_utf16(&mut [0; 2]).to_vec();
            text.extend(units.iter().map(|unit| format!("\\u{unit:04x}")));
        }
    }
    print(&text)
}

/// Starts a fresh screen, on a terminal.
pub fn clear() -> Result<(), Failure> {
    control(b"\x1b[H\x1b[2J")
}

/// Wipes the screen and what can be scrolled back to: what a seat keeps secret must not stay in
/// sight.
pub fn wipe() -> Result<(), Failure> {
    control(b"\x1b[H\x1b[2J\x1b[3J")
}

/// Goes around the colour settings, which do not concern secrets.
fn control(codes: &[u8]) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    if out.is_terminal() {
        out.write_all(codes)?;
        out.flush()?;
    }
    Ok(())
}
