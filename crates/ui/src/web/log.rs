//! The lines of the chronicle, oldest first, and how far somebody has read them: who has read lines
//! that stay as they are is told only what follows.

use std::{fmt, str::FromStr};

use engine::Match;
use maud::{Markup, PreEscaped, html};

use super::{
    game::WebGame,
    model::{Shell, Table},
    news,
    part::hash,
    parts::{icon, rich},
    scene::names,
};
use crate::{Line, LineKind, Mark, Names, Rich, Teller, Told, story};

/// How far a browser has read the chronicle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Read {
    /// The lines up to this move stay as they are.
    firm: usize,
    /// How they were told: to whom, in which language, with which names, and the last of them. It
    /// is made from what the viewer was told and from nothing else.
    told_as: u64,
    /// The lines after them.
    rest: u64,
}

impl fmt::Display for Read {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{:x}.{:x}", self.firm, self.told_as, self.rest)
    }
}

impl FromStr for Read {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (firm, hashes) = text.split_once('.').ok_or(())?;
        let (told_as, rest) = hashes.split_once('.').ok_or(())?;
        let hash = |hex| u64::from_str_radix(hex, 16).map_err(|_| ());
        let firm = firm.parse().map_err(|_| ())?;
        Ok(Self { firm, told_as: hash(told_as)?, rest: hash(rest)? })
    }
}

/// The end of the chronicle.
pub(super) struct Tail {
    /// The lines up to this move go before it; all lines are here if there is none.
    pub after: Option<usize>,
    /// The lines.
    pub html: String,
    /// How far somebody who has them has read.
    pub read: Read,
}

/// Tells the match of a table to whoever looks at it.
pub(super) struct Log<'a, G: WebGame> {
    shell: &'a Shell<'a>,
    table: &'a Table<'a>,
    held: &'a Match<G>,
    names: Names,
}

impl<'a, G: WebGame> Log<'a, G> {
    pub(super) fn new(shell: &'a Shell<'a>, table: &'a Table<'a>, held: &'a Match<G>) -> Self {
        Self { shell, table, held, names: names(shell, table) }
    }

    /// Those lines that somebody who has read so far does not have, or all.
    pub(super) fn tail(&self, read: Option<Read>) -> Tail {
        let after = read.filter(|read| self.is_as_told(read)).map(|read| read.firm);
        let told = self.told(after, self.table.at.unwrap_or(self.held.moves().len()));
        let firm = story::firm(self.held, &told).or(after).unwrap_or(0);
        let (firm_lines, rest): (Vec<&Told>, _) = told.iter().partition(|told| told.after <= firm);
        let last = told.last().map_or(0, |told| told.after);
        let (mut html, rest) = (self.lines(&firm_lines, last), self.lines(&rest, last));
        let read = Read { firm, told_as: self.told_as(firm), rest: hash(&rest) };
        html.push_str(&rest);
        Tail { after, html, read }
    }

    /// Whether what was read still stands.
    fn is_as_told(&self, read: &Read) -> bool {
        read.firm <= self.held.settled() && read.told_as == self.told_as(read.firm)
    }

    fn told_as(&self, firm: usize) -> u64 {
        let last = self.told(firm.checked_sub(1), firm);
        let last: Vec<&Told> = last.iter().collect();
        hash(&(self.shell.lang, self.table.viewer, &self.names, self.lines(&last, usize::MAX)))
    }

    /// The story after the first `read` moves, up to the first `to`.
    fn told(&self, read: Option<usize>, to: usize) -> Vec<Told> {
        let teller = Teller::new(self.shell.lang, &self.names);
        let mut told = story::between(self.held, self.table.viewer, &teller, read, to);
        news::tell(&mut told, &self.table.news, &teller, read, to);
        told
    }

    fn lines(&self, told: &[&Told], last: usize) -> String {
        let mut lines = String::new();
        for told in told {
            for line in &told.lines {
                lines.push_str(&self.line(told.after, line, told.after == last).0);
            }
        }
        lines
    }

    fn line(&self, after: usize, line: &Line, fresh: bool) -> Markup {
        let text = rich(self.table.game.game(), &line.text);
        if line.kind == LineKind::Heading {
            return html! { li class="log__round" data-after=(after) { h3 { (text) } } };
        }
        let label = self.shell.texts().with("web-to-moment", [("n", after.into())]);
        html! {
            li .log__plain[begins_plain(&line.text)] .fresh[fresh] data-after=(after) {
                (text)
                a class="to" href={ "/t/" (self.table.id) "?at=" (after) } aria-label=(label) {
                    (icon("replay"))
                }
            }
        }
    }
}

/// The told story. Its newest line is in sight, as it is in a talk.
pub(super) fn log(shell: &Shell<'_>, tail: &Tail) -> Markup {
    html! {
        div class="log" id="log" tabindex="0" role="region"
            aria-label=(shell.texts().get("web-chronicle")) {
            ol { (PreEscaped(&tail.html)) }
        }
    }
}

/// Whether the first letter of a sentence is one that can be made large: not part of a name.
fn begins_plain(line: &Rich) -> bool {
    line.0.first().is_some_and(|span| matches!(span.mark, None | Some(Mark::Thing(_))))
}
