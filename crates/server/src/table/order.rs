//! What can be asked of a table, and what then happens.

use engine::{Actor, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::{Entry, Occupant, Stage, Table, standing::renamed};
use crate::{identity::Identity, refusal::Refusal, time::now_ms};

/// Something that is asked of a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum Order {
    /// Take a free seat, or those back that one has left.
    Sit { who: Identity, seat: Option<Seat> },
    /// Begin, perhaps with bots on the open seats.
    Begin { who: String, fill: bool },
    /// Play an action.
    Act { who: String, seat: Seat, action: String, version: u64 },
    /// Take the last move back.
    TakeBack { who: String, seat: Seat, version: u64 },
    /// Give up all seats; bots take them over.
    Leave { who: String },
    /// Say something.
    Say { who: Identity, text: String },
    /// Be called otherwise.
    Rename { who: Identity },
    /// Tell where the same people play again.
    PlayAgain { table: String, who: String },
    /// Do not play again.
    Decline { who: String },
    /// Nothing, but that somebody looks after the table.
    Look,
}

impl Order {
    /// What happens when the order is carried out now, or why it is not.
    pub(super) fn entries(&self, table: &Table) -> Result<Vec<Entry>, Refusal> {
        match self {
            Self::Sit { who, seat } => sit(table, who, *seat),
            Self::Begin { who, fill } => begin(table, who, *fill),
            Self::Act { who, seat, action, version } => act(table, who, *seat, action, *version),
            Self::TakeBack { who, seat, version } => take_back(table, who, *seat, *version),
            Self::Leave { who } => leave(table, who),
            Self::Say { who, text } => say(table, who, text),
            // The log learns of it with whatever happens next.
            Self::Rename { .. } | Self::Look => Ok(Vec::new()),
            Self::PlayAgain { table: id, who } => play_again(table, id, who),
            Self::Decline { who } => decline(table, who),
        }
    }

    /// Why the order would not be carried out now, if it would not.
    pub(super) fn try_on(&self, table: &Table) -> Result<(), Refusal> {
        let mut tried = table.clone();
        let mut entries = self.entries(table)?.into_iter();
        entries.try_for_each(|entry| tried.apply(&entry, now_ms()))
    }
}

fn sit(table: &Table, who: &Identity, seat: Option<Seat>) -> Result<Vec<Entry>, Refusal> {
    let left = table.left_by(&who.id);
    if !left.is_empty() {
        return come_back(table, who, left);
    }
    gathering(table)?;
    if !table.seats_of(&who.id).is_empty() {
        return Ok(Vec::new());
    }
    let seats = seats_for(table, who, seat).ok_or(Refusal::NoFreeSeat)?;
    brief(table)?;
    let taken = |seat| Entry::Sat { seat, who: who.id.clone(), name: name_at(table, who, seat) };
    let open = table.occupants.iter().filter(|o| **o == Occupant::Open).count();
    let began = (open == usize::from(seats.len())).then_some(Entry::Began);
    Ok(seats.iter().map(taken).chain(began).collect())
}

/// The seats that are kept for somebody, or else the one they wish, or one that is free.
fn seats_for(table: &Table, who: &Identity, wish: Option<Seat>) -> Option<SeatSet> {
    let kept = table.kept_for(&who.id);
    if !kept.is_empty() {
        return Some(kept);
    }
    let open = |seat: &Seat| table.occupants.get(seat.index()) == Some(&Occupant::Open);
    let wished = |seat| Some(seat).filter(|seat| open(seat) && !table.keeps(*seat));
    wish.map_or_else(|| table.open_seat(), wished).map(SeatSet::only)
}

/// Somebody's name on a seat; several seats in one browser are told apart as before.
fn name_at(table: &Table, who: &Identity, seat: Seat) -> String {
    let before = table.kept(seat).map_or("", |kept| &kept.name);
    renamed(seat, before, &who.name)
}

/// Bots give back what somebody left.
fn come_back(table: &Table, who: &Identity, seats: SeatSet) -> Result<Vec<Entry>, Refusal> {
    brief(table)?;
    let back = |seat| {
        let name = table.name_again(seat, table.absent(seat)?, &who.name);
        Some(Entry::Sat { seat, who: who.id.clone(), name })
    };
    Ok(seats.iter().filter_map(back).collect())
}

fn begin(table: &Table, who: &str, fill: bool) -> Result<Vec<Entry>, Refusal> {
    gathering(table)?;
    if table.setup.host != who {
        return Err(Refusal::NotHost);
    }
    let open = |seat: &Seat| table.occupants[seat.index()] == Occupant::Open;
    let open: Vec<Seat> = table.places().iter().filter(open).collect();
    if !open.is_empty() && !fill {
        return Err(Refusal::SeatsOpen);
    }
    let bot = |seat| bot_for(table, seat);
    Ok(open.into_iter().map(bot).chain([Entry::Began]).collect())
}

fn act(
    table: &Table,
    who: &str,
    seat: Seat,
    action: &str,
    version: u64,
) -> Result<Vec<Entry>, Refusal> {
    playing(table)?;
    owned(table, who, seat)?;
    if !table.is_current(seat, version) {
        return Err(Refusal::Stale);
    }
    Ok(vec![Entry::Move { actor: Actor::Seat(seat), action: action.to_owned() }])
}

fn take_back(table: &Table, who: &str, seat: Seat, version: u64) -> Result<Vec<Entry>, Refusal> {
    playing(table)?;
    owned(table, who, seat)?;
    if !table.is_current(seat, version) {
        return Err(Refusal::Stale);
    }
    brief(table)?;
    Ok(vec![Entry::TakenBack { seat }])
}

fn leave(table: &Table, who: &str) -> Result<Vec<Entry>, Refusal> {
    let seats = table.seats_of(who);
    if seats.is_empty() {
        return Err(Refusal::NotYourSeat);
    }
    let go = |seat| match table.stage {
        Stage::Playing => {
            vec![Entry::Left { seat }, bot_for(table, seat)]
        }
        Stage::Gathering => vec![Entry::Left { seat }],
        Stage::Over => Vec::new(),
    };
    Ok(seats.iter().flat_map(go).collect())
}

/// The bot that the table has agreed on for seats without people.
fn bot_for(table: &Table, seat: Seat) -> Entry {
    Entry::Bot { seat, bot: table.setup.stand_in.name().to_owned() }
}

fn say(table: &Table, who: &Identity, text: &str) -> Result<Vec<Entry>, Refusal> {
    brief(table)?;
    let seat = table.seats_of(&who.id).lowest();
    let name = seat.map_or(who.name.as_str(), |seat| table.name(seat));
    Ok(vec![Entry::Said { name: name.to_owned(), seat, text: text.to_owned() }])
}

fn play_again(table: &Table, id: &str, who: &str) -> Result<Vec<Entry>, Refusal> {
    let by = table.seats_of(who).lowest();
    match (table.stage, &table.rematch) {
        (Stage::Over, None) => Ok(vec![Entry::Rematch { table: id.to_owned(), by }]),
        (Stage::Over, Some(_)) => Err(Refusal::Stale),
        _ => Err(Refusal::NotOver),
    }
}

fn decline(table: &Table, who: &str) -> Result<Vec<Entry>, Refusal> {
    let seats = table.may_decline(who);
    if seats.is_empty() {
        return Err(Refusal::NotYourSeat);
    }
    Ok(seats.iter().map(|seat| Entry::Declined { seat }).collect())
}

/// What a match can do without is refused once its log is long.
fn brief(table: &Table) -> Result<(), Refusal> {
    if table.is_long() { Err(Refusal::TooLong) } else { Ok(()) }
}

fn gathering(table: &Table) -> Result<(), Refusal> {
    match table.stage {
        Stage::Gathering => Ok(()),
        Stage::Playing => Err(Refusal::Begun),
        Stage::Over => Err(Refusal::Over),
    }
}

fn playing(table: &Table) -> Result<(), Refusal> {
    match table.stage {
        Stage::Gathering => Err(Refusal::NotBegun),
        Stage::Playing => Ok(()),
        Stage::Over => Err(Refusal::Over),
    }
}

fn owned(table: &Table, who: &str, seat: Seat) -> Result<(), Refusal> {
    if table.seats_of(who).contains(seat) { Ok(()) } else { Err(Refusal::NotYourSeat) }
}
