//! A match in progress: the state, how it came about, and how far back one may go.

use std::{error::Error, fmt};

use crate::{Actor, Game, Illegal, Scores, Seat, SetupError, Story, Turn};

/// One move of a match: who did what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move<A> {
    /// Who moved.
    pub actor: Actor,
    /// The action, in canonical form.
    pub action: A,
}

/// A match in progress.
///
/// The truth of a match is its set-up and its moves; the state is what they lead to. Moves since
/// the last *checkpoint* can be taken back: a checkpoint is set whenever the acting seat changes,
/// chance answers, sealed choices are opened or a secret is shown.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    options: G::Options,
    moves: Vec<Move<G::Action>>,
    story: Story<G::Event>,
    state: G,
    /// How many moves can no longer be taken back, and the state they led to.
    kept: usize,
    checkpoint: G,
}

impl<G: Game> Match<G> {
    /// A freshly set-up match.
    ///
    /// # Errors
    /// When the game cannot be set up like this.
    pub fn new(players: u8, options: G::Options) -> Result<Self, SetupError> {
        let state = G::new(players, &options)?;
        Ok(Self::begin(options, state))
    }

    fn begin(options: G::Options, state: G) -> Self {
        let checkpoint = state.clone();
        Self { options, moves: Vec::new(), story: Story::new(), state, kept: 0, checkpoint }
    }

    /// The position now.
    #[must_use]
    pub const fn state(&self) -> &G {
        &self.state
    }

    /// What was chosen at set-up.
    #[must_use]
    pub const fn options(&self) -> &G::Options {
        &self.options
    }

    /// Every move so far.
    #[must_use]
    pub fn moves(&self) -> &[Move<G::Action>] {
        &self.moves
    }

    /// The score sheets as they stand.
    #[must_use]
    pub fn scores(&self) -> Scores {
        Scores::of(&self.state)
    }

    /// Plays an action and tells what happened.
    ///
    /// # Errors
    /// [`Illegal`] names the rule that forbids it; the match is unchanged.
    pub fn play(&mut self, actor: Actor, action: G::Action) -> Result<Vec<G::Event>, Illegal> {
        let before = self.state.turn();
        let mut events = Vec::new();
        let action = self.state.play(actor, action, &mut events)?;
        self.moves.push(Move { actor, action });
        self.story.push(&events);
        let shown = events.iter().any(crate::Event::reveals);
        if shown || settles(before, self.state.turn()) {
            self.kept = self.moves.len();
            self.checkpoint = self.state.clone();
        }
        Ok(events)
    }

    /// Whether [`undo`](Self::undo) would take something back for `seat`.
    #[must_use]
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.undoable(seat).is_some()
    }

    /// Takes back the last move of `seat`: within its own turn, or a sealed choice as long as the
    /// choices have not been opened.
    ///
    /// # Errors
    /// When nothing of this seat lies after the last checkpoint.
    pub fn undo(&mut self, seat: Seat) -> Result<Move<G::Action>, UndoRefused> {
        let index = self.undoable(seat).ok_or(UndoRefused { seat })?;
        let taken_back = self.moves.remove(index);
        self.state = self.checkpoint.clone();
        self.story.truncate(self.kept);
        for entry in &self.moves[self.kept..] {
            let mut events = Vec::new();
            self.state.play_unchecked(entry.actor, entry.action, &mut events);
            self.story.push(&events);
        }
        Ok(taken_back)
    }

    /// The index of the move that `seat` may take back. Moves after a checkpoint either all belong
    /// to one seat, or are sealed choices that do not touch each other: any of them can go.
    fn undoable(&self, seat: Seat) -> Option<usize> {
        let open = &self.moves[self.kept..];
        let last = open.iter().rposition(|entry| entry.actor == Actor::Seat(seat))?;
        Some(self.kept + last)
    }

    /// The position after the first `index` moves.
    ///
    /// # Panics
    /// When there are fewer moves.
    #[must_use]
    pub fn state_at(&self, index: usize) -> G {
        let mut state = self.fresh();
        for entry in &self.moves[..index] {
            state.play_unchecked(entry.actor, entry.action, &mut ());
        }
        state
    }

    /// The match as it stood after the first `index` moves, to be continued another way.
    ///
    /// # Panics
    /// When there are fewer moves.
    #[must_use]
    pub fn fork(&self, index: usize) -> Self {
        let mut fork = Self::begin(self.options.clone(), self.fresh());
        for entry in &self.moves[..index] {
            fork.play(entry.actor, entry.action).expect("a move that was played plays again");
        }
        fork
    }

    /// Everything that happened, move by move.
    #[must_use]
    pub const fn story(&self) -> &Story<G::Event> {
        &self.story
    }

    /// How many moves can no longer be taken back. They stay what they are for good.
    #[must_use]
    pub const fn settled(&self) -> usize {
        self.kept
    }

    fn fresh(&self) -> G {
        G::new(self.state.players(), &self.options).expect("a match that was set up sets up again")
    }
}

/// Whether a move that led from one turn to the next can no longer be taken back.
fn settles(before: Turn, after: Turn) -> bool {
    match before {
        // While others still owe a choice, nothing has been opened.
        Turn::Sealed(owed) => owed.len() == 1,
        // A chance turn settles by its answer, not by having been caused.
        Turn::Seat(seat) => !matches!(after, Turn::Chance) && after != Turn::Seat(seat),
        Turn::Chance | Turn::Over => true,
    }
}

/// There is nothing that this seat may take back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UndoRefused {
    /// Who asked.
    pub seat: Seat,
}

impl fmt::Display for UndoRefused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "seat {} has nothing to take back: moves stand once another seat acts, cards are \
             opened or chance has answered",
            self.seat
        )
    }
}

impl Error for UndoRefused {}
