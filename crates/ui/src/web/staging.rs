//! A match in beats: what its events let be seen, each beat with the lines of the chronicle that
//! tell it and with its sound. Made from what the viewer may know and from nothing else.

use engine::{Actor, Event, Match, Viewer};
use games::with_match;
use serde::Serialize;
use serde_json::{Value, json};

use super::{
    beat::Beat,
    game::{Cue, WebGame},
    model::{Shell, Table},
    scene::names,
};
use crate::{Line, Teller, story};

/// Who has missed more moves than this is only shown where the match stands.
const MOST_MOVES: usize = 40;

/// A beat as a page plays it.
#[derive(Debug, Serialize)]
struct Staged {
    /// Whose lines it says: those of the move after which there were so many.
    after: usize,
    /// How many of them, from the first that is not said yet.
    says: usize,
    /// Its sound.
    #[serde(skip_serializing_if = "Option::is_none")]
    cue: Option<&'static str>,
    /// What is seen.
    #[serde(skip_serializing_if = "Option::is_none")]
    shows: Option<Beat>,
}

/// What the viewer learned since the match had `since` moves, beat by beat.
#[must_use]
pub fn beats(shell: &Shell<'_>, table: &Table<'_>, since: usize) -> Value {
    if table.game.len().saturating_sub(since) > MOST_MOVES {
        return json!([]);
    }
    staged(shell, table, since)
}

fn staged(shell: &Shell<'_>, table: &Table<'_>, since: usize) -> Value {
    json!(with_match!(table.game, held => Staging { shell, table, held }.since(since)))
}

/// What happened since the viewer's own last move, that move included; for who has none, in the
/// last round. With it, how many moves there were before.
#[must_use]
pub fn recall(shell: &Shell<'_>, table: &Table<'_>) -> (usize, Value) {
    let from = with_match!(table.game, held => last_own(held, table.viewer));
    (from, staged(shell, table, from))
}

fn last_own<G: WebGame>(held: &Match<G>, viewer: Viewer) -> usize {
    let own = |seat| held.moves().iter().rposition(|entry| entry.actor == Actor::Seat(seat));
    let own = if let Viewer::Seat(seat) = viewer { own(seat) } else { None };
    let round = || story::rounds(held).filter(|&round| round < held.moves().len()).last();
    own.or_else(round).unwrap_or(0)
}

/// Stages the match of a table for whoever looks at it.
struct Staging<'a, G: WebGame> {
    shell: &'a Shell<'a>,
    table: &'a Table<'a>,
    held: &'a Match<G>,
}

impl<G: WebGame> Staging<'_, G> {
    fn since(&self, since: usize) -> Vec<Staged> {
        let moves = self.held.moves().len();
        let names = names(self.shell, self.table);
        let teller = Teller::new(self.shell.lang, &names);
        let mut told =
            story::between(self.held, self.table.viewer, &teller, Some(since), moves).into_iter();
        let mut next = told.next();
        let mut staged = Vec::new();
        for (after, events) in (since + 1..).zip(self.held.story().since(since)) {
            let lines = next.take_if(|told| told.after == after).map(|told| told.lines);
            if lines.is_some() {
                next = told.next();
            }
            let seen = events.iter().filter_map(|event| event.seen_by(self.table.viewer));
            let scenes = scenes::<G>(seen);
            staged.extend(stage(after, scenes, &lines.unwrap_or_default(), &teller));
        }
        staged
    }
}

/// Events that are seen at the same time, and those that follow and have nothing to be seen.
struct Scene<G: WebGame> {
    events: Vec<G::Event>,
    shows: Option<Beat>,
}

/// The events of a move, cut before each that begins a beat of its own.
fn scenes<G: WebGame>(events: impl Iterator<Item = G::Event>) -> Vec<Scene<G>> {
    let mut scenes: Vec<Scene<G>> = Vec::new();
    for event in events {
        let beat = G::beat(&event).filter(|beat| !beat.is_empty());
        match scenes.last_mut() {
            Some(scene) => match beat.and_then(|beat| scene.add(beat)) {
                Some(next) => scenes.push(Scene { events: vec![event], shows: Some(next) }),
                None => scene.events.push(event),
            },
            None => scenes.push(Scene { events: vec![event], shows: beat }),
        }
    }
    scenes
}

impl<G: WebGame> Scene<G> {
    /// Takes in what is seen at the same time; gives back what is not.
    fn add(&mut self, next: Beat) -> Option<Beat> {
        if let Some(shows) = &mut self.shows {
            return shows.join(next);
        }
        self.shows = Some(next);
        None
    }

    fn cue(&self) -> Option<&'static str> {
        self.events.iter().find_map(G::cue).map(Cue::name)
    }
}

/// Gives each scene the lines that tell it. What is told of several scenes together goes with the
/// last of them, and what no scene tells with the last of all.
fn stage<G: WebGame>(
    after: usize,
    scenes: Vec<Scene<G>>,
    lines: &[Line],
    teller: &Teller<'_>,
) -> Vec<Staged> {
    let (mut said, mut untold) = (0, Vec::new());
    let mut staged = Vec::new();
    for scene in scenes {
        let cue = scene.cue();
        untold.extend(scene.events);
        let says = count_told(&lines[said..], &G::tell(&untold, teller));
        if says > 0 {
            untold.clear();
        }
        said += says;
        staged.push(Staged { after, says, cue, shows: scene.shows });
    }
    if let Some(last) = staged.last_mut() {
        last.says += lines.len() - said;
    }
    staged.retain(|beat| beat.says > 0 || beat.cue.is_some() || beat.shows.is_some());
    staged
}

/// How many lines there are up to the last of those that are told.
fn count_told(lines: &[Line], told: &[Line]) -> usize {
    let mut count = 0;
    for line in told {
        let place = lines[count..].iter().position(|other| other == line);
        count += place.map_or(0, |place| place + 1);
    }
    count
}
