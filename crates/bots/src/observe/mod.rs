//! What a seat observes, as a fixed number of numbers: for policies, and for other languages.
//!
//! An observation is made from the *view* and from nothing else, so it cannot tell what the seat may
//! not know. Seats stand in the order in which they follow the observing one, itself first; seats that
//! a table does not have are zeros, so that every table of a game has the same length. What may be
//! done stands beside it, as a mask over the numbers of the actions. `docs/observations.md` lists the
//! fields; when they change, so does the version.

mod architects;
mod castle;
mod kings_road;
mod viscounts;

use engine::{Game, Perspective, Seat, Viewer};

/// A game whose views can be written as numbers.
pub trait Observe: Game {
    /// Raised whenever a field changes its place or its meaning.
    const VERSION: u32;

    /// Writes what a seat sees.
    fn write(view: &Self::View, own: Seat, sheet: &mut Sheet);
}

/// A run of numbers with a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field {
    /// What they are.
    pub name: &'static str,
    /// Where they begin.
    pub at: usize,
    /// How many there are.
    pub length: usize,
}

/// Numbers as they are written down.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sheet {
    numbers: Vec<f32>,
    fields: Vec<Field>,
}

impl Sheet {
    /// Writes a field.
    pub fn put(&mut self, name: &'static str, numbers: impl IntoIterator<Item = f32>) {
        let at = self.numbers.len();
        self.numbers.extend(numbers);
        self.fields.push(Field { name, at, length: self.numbers.len() - at });
    }

    /// Writes one number.
    pub fn one(&mut self, name: &'static str, number: impl Into<f32>) {
        self.put(name, [number.into()]);
    }
}

/// One where something is so.
pub(crate) fn flag(is: bool) -> f32 {
    f32::from(u8::from(is))
}

/// The seats as they follow `own`, with gaps up to the most that the game allows.
pub(crate) fn from_own<G: Game>(own: Seat, seats: usize) -> impl Iterator<Item = Option<Seat>> {
    (0..usize::from(G::INFO.seats.1))
        .map(move |at| (at < seats).then(|| Seat::ALL[(own.index() + at) % seats]))
}

fn sheet<G: Observe>(view: &G::View, own: Seat) -> Sheet {
    let mut sheet = Sheet::default();
    G::write(view, own, &mut sheet);
    sheet
}

/// What a seat observes in a position.
#[must_use]
pub fn observation<G: Observe>(seen: &Perspective<'_, G>) -> Vec<f32> {
    sheet::<G>(&seen.view(), seen.seat()).numbers
}

/// The fields of a game's observations.
///
/// # Panics
/// When the game cannot be set up as it comes out of the box.
#[must_use]
pub fn layout<G: Observe>() -> Vec<Field> {
    let fresh = G::new(G::INFO.seats.0, &G::Options::default()).expect("a game can be set up");
    let own = Seat::ALL[0];
    sheet::<G>(&fresh.view(Viewer::Seat(own)), own).fields
}

/// Which actions are legal, by their numbers.
#[must_use]
pub fn legal_mask<G: Game>(seen: &Perspective<'_, G>) -> Vec<bool> {
    let mut legal = Vec::new();
    seen.legal(&mut legal);
    let mut mask = vec![false; usize::from(G::INFO.action_ids)];
    for id in legal.into_iter().filter_map(G::action_id) {
        mask[usize::from(id)] = true;
    }
    mask
}
