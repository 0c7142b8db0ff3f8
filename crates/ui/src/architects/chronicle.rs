//! What happened, told as a story; and what would happen, told to whose doing it would be.
//!
//! What a seat does in one go is one sentence: its name, and what it does, one thing after the other.

use architects::{Building, Event, Goods, Kind, View, board::LEVELS};
use engine::Seat;
use fluent_bundle::FluentValue;

use super::{
    Unit,
    effects::market_card,
    names::{self, goods},
};
use crate::{Arg, Form, Line, LineKind, Rich, Teller};

/// What everybody begins with.
pub fn opening(_: &View, teller: &Teller<'_>) -> Vec<Line> {
    vec![Line::sentence(teller.say("architects-opening", []))]
}

/// Whether something new begins with it: the market after a reset, or the last round.
pub const fn opens_round(event: &Event) -> bool {
    matches!(event, Event::ResetBegan | Event::EndTriggered { .. })
}

/// What one move brought about.
pub fn tell(events: &[Event], teller: &Teller<'_>) -> Vec<Line> {
    let mut story = Story { teller, doing: None, lines: Vec::new() };
    for run in events.chunk_by(is_more_of_it) {
        match clause(run, teller) {
            Some((seat, clause)) => story.goes_on(seat, clause),
            None => story.apart(sentence(run, teller)),
        }
    }
    let ends = events.iter().any(|event| matches!(event, Event::EndTriggered { .. }));
    story.apart(if ends { last_round(teller) } else { Vec::new() });
    story.lines
}

/// Whether an event only adds to the one before it, so that both are told at once.
fn is_more_of_it(one: &Event, next: &Event) -> bool {
    match (one, next) {
        (Event::Gained { seat, .. }, Event::Gained { seat: same, .. }) => seat == same,
        (
            Event::Drew { seat, building, look },
            Event::Drew { seat: same, building: other, look: looks },
        ) => seat == same && look == looks && building.is_some() == other.is_some(),
        (Event::Returned { seat, building }, Event::Returned { seat: same, building: other }) => {
            seat == same && building.is_some() == other.is_some()
        }
        (Event::Imprisoned { .. }, Event::Imprisoned { .. }) => true,
        _ => false,
    }
}

/// The lines of a move, and the sentence that is being put together.
struct Story<'a> {
    teller: &'a Teller<'a>,
    doing: Option<(Seat, LineKind, Vec<String>)>,
    lines: Vec<Line>,
}

impl Story<'_> {
    /// A seat does something; the same seat goes on in the same sentence.
    fn goes_on(&mut self, seat: Seat, (kind, said): (LineKind, String)) {
        match &mut self.doing {
            Some((same, of, clauses)) if *same == seat && *of == kind => clauses.push(said),
            _ => {
                self.apart(Vec::new());
                self.doing = Some((seat, kind, vec![said]));
            }
        }
    }

    /// What is nobody's doing stands apart, after the sentence so far.
    fn apart(&mut self, lines: Vec<Line>) {
        if let Some((seat, kind, clauses)) = self.doing.take() {
            let what = self.teller.joined(&clauses, "list-more", "list-last").into();
            let args = [("seat", self.teller.seat(seat)), ("what", what)];
            let text = Rich::parse(&self.teller.spoken("architects-line", seat, args));
            self.lines.push(Line { kind, text });
        }
        self.lines.extend(lines);
    }
}

fn last_round(teller: &Teller<'_>) -> Vec<Line> {
    vec![
        Line::heading(teller.say("architects-event-EndTriggered", [])),
        Line::sentence(teller.say("architects-event-EndTriggered-say", [])),
    ]
}

/// What is nobody's doing.
fn sentence(run: &[Event], teller: &Teller<'_>) -> Vec<Line> {
    let told = |name: &str, args: &[Arg<'static>]| {
        teller.say(&format!("architects-event-{name}"), args.iter().cloned())
    };
    let line = match &run[0] {
        Event::ResetBegan => Line::heading(told("ResetBegan", &[])),
        Event::DraftRoundEnded => Line::sentence(told("DraftRoundEnded", &[])),
        Event::Reshuffled => Line::sentence(told("Reshuffled", &[])),
        Event::TurnedUp { card } => Line::sentence(told("TurnedUp", &market_card(*card, teller))),
        Event::Flipped { card } => Line::sentence(told("Flipped", &market_card(*card, teller))),
        Event::Displayed { apprentice, row, column } => {
            let args = [
                ("apprentice", teller.name(*apprentice)),
                ("row", (*row).into()),
                ("column", (*column).into()),
            ];
            Line::passing(told("Displayed", &args))
        }
        Event::Refreshed { apprentice, .. } => {
            Line::sentence(told("Refreshed", &[("apprentice", teller.name(*apprentice))]))
        }
        Event::Imprisoned { .. } => {
            Line::sentence(told("Imprisoned", &[("seats", imprisoned(run, teller))]))
        }
        Event::MatchOver { winners } => {
            let args = [("count", winners.len().into()), ("seats", teller.seats(*winners))];
            Line::sentence(told("MatchOver", &args))
        }
        // Told when the move is over; everything else is somebody's doing.
        _ => return Vec::new(),
    };
    vec![line]
}

/// Whose workers go to Prison; a name stands once, with how many they are.
fn imprisoned(run: &[Event], teller: &Teller<'_>) -> FluentValue<'static> {
    let count = |seat: Seat| {
        let of =
            |event: &&Event| matches!(event, Event::Imprisoned { seat: of, .. } if *of == seat);
        run.iter().filter(of).count()
    };
    let named = |seat: Seat| {
        let args = [("seat", teller.seat(seat)), ("n", count(seat).into())];
        (count(seat) > 0).then(|| teller.texts.with("architects-workers-of", args))
    };
    teller.list(&Seat::ALL.into_iter().filter_map(named).collect::<Vec<_>>())
}

/// Whose doing it was, and in which words.
fn clause(run: &[Event], teller: &Teller<'_>) -> Option<(Seat, (LineKind, String))> {
    let (name, seat, args) = cards(run, teller)
        .or_else(|| workers(&run[0], teller))
        .or_else(|| payments(run, teller))
        .or_else(|| standing(&run[0], teller))?;
    let said = teller.spoken(&format!("architects-event-{name}"), seat, args);
    Some((seat, (kind(&run[0]), said)))
}

const fn kind(event: &Event) -> LineKind {
    match event {
        // Worth telling as long as nothing has come of it.
        Event::Chose { .. }
        | Event::Drew { look: true, .. }
        | Event::Drew { building: None, .. } => LineKind::Passing,
        _ => LineKind::Sentence,
    }
}

/// What an event is called in the keys, whose it is, and what fills its words.
type Words = Option<(&'static str, Seat, Vec<Arg<'static>>)>;

/// Plans and apprentices.
fn cards(run: &[Event], teller: &Teller<'_>) -> Words {
    let object = |of| ("apprentice_object", teller.named(of, Form::Object));
    Some(match run[0] {
        Event::GotBoard { seat, character } => {
            ("GotBoard", seat, vec![("character", teller.name(character))])
        }
        Event::Chose { seat } => ("Chose", seat, vec![]),
        Event::Drew { seat, look, building } => {
            let name = match (look, building) {
                (false, None) => "Drew",
                (false, Some(_)) => "Drew-known",
                (true, None) => "Looked",
                (true, Some(_)) => "Looked-known",
            };
            (name, seat, plans(run, teller))
        }
        Event::Kept { seat, building } => {
            let name = if building.is_some() { "Kept-known" } else { "Kept" };
            (name, seat, plans(run, teller))
        }
        Event::Returned { seat, building } => {
            let name = if building.is_some() { "Returned-known" } else { "Returned" };
            (name, seat, plans(run, teller))
        }
        Event::Hired { seat, apprentice, silver } => {
            let price = teller.taken(Kind::Silver, silver);
            ("Hired", seat, vec![object(apprentice), ("silver", silver.into()), ("price", price)])
        }
        Event::Dismissed { seat, apprentice } => ("Dismissed", seat, vec![object(apprentice)]),
        Event::Constructed { seat, building } => {
            let gain = ("gain", teller.points(building.points()));
            let built = ("building_object", teller.named(building, Form::Object));
            ("Constructed", seat, vec![built, gain])
        }
        Event::Rewarded { seat, .. } => ("Rewarded", seat, vec![]),
        _ => return None,
    })
}

/// How many plans, and which, as far as they are told.
fn plans(run: &[Event], teller: &Teller<'_>) -> Vec<Arg<'static>> {
    let known = run.iter().filter_map(|event| match event {
        Event::Drew { building, .. }
        | Event::Kept { building, .. }
        | Event::Returned { building, .. } => *building,
        _ => None,
    });
    let known: Vec<Building> = known.collect();
    vec![
        ("plans", teller.texts.counted(Unit::Plan, run.len(), Form::Taken).into()),
        ("buildings", teller.names_of(known)),
    ]
}

/// Workers who come and go.
fn workers(event: &Event, teller: &Teller<'_>) -> Words {
    let workers = |count: u8| ("workers", teller.taken(Unit::Worker, count));
    Some(match *event {
        Event::Placed { seat, location, workers: n } => {
            let at = ("place_at", teller.named(location, Form::At));
            ("Placed", seat, vec![at, ("n", n.into())])
        }
        Event::WentToMarket { seat, space } => {
            ("WentToMarket", seat, vec![("place_at", teller.named(space, Form::At))])
        }
        Event::EnteredGuildhall { seat, placement } => {
            ("EnteredGuildhall", seat, vec![("n", placement.into())])
        }
        Event::Recovered { seat, from } => {
            ("Recovered", seat, vec![("place_from", names::spot_from(from, teller))])
        }
        Event::Skipped { seat } => ("Skipped", seat, vec![]),
        Event::Captured { seat, location, of, workers: n } if of == seat => {
            let from = ("place_from", teller.named(location, Form::From));
            ("Captured-own", seat, vec![workers(n), from])
        }
        Event::Captured { seat, location, of, workers: n } => {
            let at = ("place_at", teller.named(location, Form::At));
            ("Captured", seat, vec![workers(n), at, ("owner", teller.seat(of))])
        }
        Event::Sent { seat, workers: n } => ("Sent", seat, vec![workers(n)]),
        Event::ReleasedFromPrison { seat, workers: n } => {
            ("ReleasedFromPrison", seat, vec![workers(n)])
        }
        Event::ReleasedFromBoards { seat, workers: n } => {
            ("ReleasedFromBoards", seat, vec![workers(n)])
        }
        _ => return None,
    })
}

/// What is paid and gained.
fn payments(run: &[Event], teller: &Teller<'_>) -> Words {
    let price = |silver: u16| ("price", teller.taken(Kind::Silver, silver));
    let units = |of: &Goods| ("goods", goods(of, teller).into());
    Some(match run[0] {
        Event::PaidSilver { seat, silver, tax } => {
            let kind = match (silver, tax) {
                (_, 0) => "plain",
                (0, _) => "tax",
                _ => "both",
            };
            let args = vec![price(silver + tax), ("tax", tax.into()), ("kind", kind.into())];
            ("PaidSilver", seat, args)
        }
        Event::PaidGoods { seat, goods } => ("PaidGoods", seat, vec![units(&goods)]),
        Event::Gained { seat, .. } => ("Gained", seat, vec![units(&sum(run))]),
        Event::AvoidedDebt { seat, silver } => ("AvoidedDebt", seat, vec![price(silver)]),
        Event::Traded { seat, trade } => {
            let [paid, _] = names::trade(trade, Form::Taken, teller);
            ("Traded", seat, vec![("price", paid)])
        }
        Event::SkippedCards { seat, silver, .. } => ("SkippedCards", seat, vec![price(silver)]),
        Event::TookTax { seat, silver } => ("TookTax", seat, vec![price(silver)]),
        Event::TookGoods { seat, goods, .. } => ("TookGoods", seat, vec![units(&goods)]),
        _ => return None,
    })
}

/// Everything that was gained in a row.
fn sum(run: &[Event]) -> Goods {
    let mut all = Goods::NONE;
    for event in run {
        if let Event::Gained { kind, amount, .. } = *event {
            all.gain(kind, amount);
        }
    }
    all
}

/// Virtue, debts, and how high somebody is.
fn standing(event: &Event, teller: &Teller<'_>) -> Words {
    let virtue = |count: u8| ("virtue", teller.taken(Unit::Virtue, count));
    let debts = |count: u8| ("debts", teller.taken(Unit::Debt, count));
    Some(match *event {
        Event::FirstPlayer { seat } => ("FirstPlayer", seat, vec![]),
        // Who has the most or the least virtue gains or loses none.
        Event::GainedVirtue { gain: 0, .. } | Event::LostVirtue { loss: 0, .. } => return None,
        Event::GainedVirtue { seat, gain, now } => {
            ("GainedVirtue", seat, vec![virtue(gain), ("now", now.into())])
        }
        Event::LostVirtue { seat, loss, now } => {
            ("LostVirtue", seat, vec![virtue(loss), ("now", now.into())])
        }
        Event::TookDebts { seat, debts: n } => ("TookDebts", seat, vec![debts(n)]),
        Event::DestroyedDebts { seat, debts: n } => ("DestroyedDebts", seat, vec![debts(n)]),
        Event::PaidDebt { seat } => ("PaidDebt", seat, vec![]),
        Event::Ascended { seat, level } => {
            let at = |level: u8| LEVELS[usize::from(level)].points;
            let gain = at(level) - at(level.saturating_sub(1));
            ("Ascended", seat, vec![("n", level.into()), ("gain", teller.points(gain))])
        }
        Event::EndEffect { seat, building, virtue: change } => {
            let way = if change < 0 { "less" } else { "more" };
            let amount = u8::try_from(change.unsigned_abs()).unwrap_or(u8::MAX);
            let args = vec![
                virtue(amount),
                ("building", teller.name(building)),
                ("building_object", teller.named(building, Form::Object)),
                ("way", way.into()),
            ];
            ("EndEffect", seat, args)
        }
        _ => return None,
    })
}
