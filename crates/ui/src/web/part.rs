//! Parts of a page cut into pieces, so that only those travel that a browser does not have.

use std::hash::{DefaultHasher, Hash, Hasher};

use super::table::Fragment;

/// A piece is at least this long, in bytes. Shorter ones would make the hashes of what a browser
/// has weigh more than the little they save.
const SHORTEST: usize = 192;

/// A part of a page: the id of its element, and its pieces.
#[derive(Debug)]
pub struct Part {
    /// The id of its element.
    pub id: &'static str,
    html: String,
    /// Where each piece ends, and its hash.
    pieces: Vec<(usize, u64)>,
    pub(super) mark: u64,
}

impl Part {
    /// Cuts a part.
    #[must_use]
    pub fn new((id, html): Fragment) -> Self {
        let mut pieces = Vec::new();
        let mut start = 0;
        while start < html.len() {
            let end = end_of_piece(&html, start);
            pieces.push((end, hash(&html[start..end])));
            start = end;
        }
        let hashes: Vec<u64> = pieces.iter().map(|&(_, hash)| hash).collect();
        Self { id, html, pieces, mark: hash(&hashes) }
    }

    /// Its outer HTML.
    #[must_use]
    pub fn html(&self) -> &str {
        &self.html
    }

    /// The pieces in order, each with its hash.
    pub(super) fn pieces(&self) -> impl Iterator<Item = (&str, u64)> {
        let starts = std::iter::once(0).chain(self.pieces.iter().map(|&(end, _)| end));
        starts.zip(&self.pieces).map(|(start, &(end, hash))| (&self.html[start..end], hash))
    }
}

/// Cuts before an element, wherever it may stand: what changes elsewhere does not move the cuts.
fn end_of_piece(html: &str, start: usize) -> usize {
    let bytes = html.as_bytes();
    let begins_element = |&at: &usize| bytes[at] == b'<' && bytes.get(at + 1) != Some(&b'/');
    (start + SHORTEST..html.len()).find(begins_element).unwrap_or(html.len())
}

pub(super) fn hash(of: &(impl Hash + ?Sized)) -> u64 {
    let mut hasher = DefaultHasher::new();
    of.hash(&mut hasher);
    hasher.finish()
}
