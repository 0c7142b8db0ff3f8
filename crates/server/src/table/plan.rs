//! A table that somebody wants to open.

use std::str::FromStr;

use bots::{BotSpec, Stance};
use engine::{Record, Seat, SeatSet, excerpt};
use games::{AnyMatch, GameId, with_game};
use serde_json::{Map, Value};
use ui::Lang;

use super::{Entry, Kept, Pace, Setup, setup::usual_bot};
use crate::{
    fault::Fault,
    identity::Identity,
    refusal::Refusal,
    secret::random_id,
    time::now_ms,
    words::{self, tidy},
};

/// Who is to sit on a seat: `me`, `hotseat`, `open` or `bot:NAME`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// Whoever opens the table; on several seats, a hot seat.
    Me,
    /// Whoever comes.
    Open,
    /// A bot.
    Bot(BotSpec),
}

impl FromStr for Place {
    type Err = Refusal;

    fn from_str(s: &str) -> Result<Self, Refusal> {
        match s.split_once(':').unwrap_or((s, "")) {
            ("me" | "hotseat", "") => Ok(Self::Me),
            ("open", "") => Ok(Self::Open),
            ("bot", "") => Ok(Self::Bot(usual_bot())),
            ("bot", name) => bot_called(name).map(Self::Bot),
            _ => Err(Refusal::Setup(Fault::seat(&"a seat is me, hotseat, open or bot:NAME"))),
        }
    }
}

/// The bot of the house with this name.
pub(crate) fn bot_called(name: &str) -> Result<BotSpec, Refusal> {
    let found = BotSpec::of_the_house(name);
    found.ok_or_else(|| Refusal::Setup(Fault::seat(&no_such_bot(name, BotSpec::ALL))))
}

/// The bots that can sit at a table of a game.
pub(crate) fn offered(game: GameId) -> Vec<BotSpec> {
    with_game!(game, G => BotSpec::offered::<G>())
}

fn no_such_bot(name: &str, known: &[BotSpec]) -> String {
    let known: Vec<&str> = known.iter().map(|bot| bot.name()).collect();
    format!("there is no bot {:?}; there are: {}", excerpt(name, 40), known.join(", "))
}

/// Refuses a bot that is not among those that the game has.
fn check_offered(known: &[BotSpec], bot: BotSpec) -> Result<(), Refusal> {
    if known.contains(&bot) {
        return Ok(());
    }
    Err(Refusal::Setup(Fault::seat(&no_such_bot(bot.name(), known))))
}

/// A table that somebody wants to open.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub(crate) game: GameId,
    pub(crate) options: Map<String, Value>,
    pub(crate) places: Vec<Place>,
    pub(crate) public: bool,
    pub(crate) pace: Pace,
    pub(crate) title: Option<String>,
    /// The bot for seats that are left, late or filled.
    pub(crate) stand_in: BotSpec,
    /// Whether people may ask for hints; unless it was said, whoever is alone with bots may.
    pub(crate) hints: Option<bool>,
    /// Moves that were already played.
    pub(crate) opening: Vec<String>,
    /// Names of the seats, where they are not those of the people who sit there.
    pub(crate) names: Vec<String>,
    /// The table whose bots play on here under their names.
    pub(crate) copy_of: Option<String>,
    /// Open seats for those who are asked to play again.
    pub(crate) kept: Vec<Kept>,
    /// The id that it must have, if not any.
    pub(crate) id: Option<String>,
}

impl Plan {
    /// A private table without a clock.
    pub(crate) fn new(game: GameId, places: Vec<Place>) -> Self {
        Self {
            game,
            options: Map::new(),
            places,
            public: false,
            pace: Pace::Untimed,
            title: None,
            stand_in: usual_bot(),
            hints: None,
            opening: Vec::new(),
            names: Vec::new(),
            copy_of: None,
            kept: Vec::new(),
            id: None,
        }
    }

    /// Whoever asks against bots, with as many seats as the game is usually played with.
    pub(crate) fn against_bots(game: GameId, bot: BotSpec) -> Self {
        let (fewest, most) = game.info().seats;
        let seats = 3.clamp(fewest, most);
        let place = |seat| if seat == 0 { Place::Me } else { Place::Bot(bot) };
        Self { stand_in: bot, ..Self::new(game, (0..seats).map(place).collect()) }
    }

    /// Whoever asks and nobody else: against the rules or, where those need two, against a rival.
    pub(crate) fn alone(game: GameId) -> Option<Self> {
        let rival = BotSpec::Rival(Stance::Fair);
        let places = places_alone(game.info().seats.0, rival, &offered(game))?;
        Some(Self::new(game, places))
    }

    /// Bots take the open seats, so that nobody has to be waited for.
    pub(crate) fn fill(&mut self) {
        for place in self.places.iter_mut().filter(|place| **place == Place::Open) {
            *place = Place::Bot(self.stand_in);
        }
    }

    fn check_bots(&self) -> Result<(), Refusal> {
        let known = offered(self.game);
        check_offered(&known, self.stand_in)?;
        self.places.iter().try_for_each(|place| match place {
            Place::Bot(bot) => check_offered(&known, *bot),
            Place::Me | Place::Open => Ok(()),
        })
    }

    /// What is agreed, and what happens first.
    pub(super) fn into_setup(
        self,
        host: &Identity,
        lang: Lang,
    ) -> Result<(Setup, Vec<Entry>), Refusal> {
        let seats = u8::try_from(self.places.len()).unwrap_or(u8::MAX);
        self.check_bots()?;
        // Without the opening first: what is wrong with the options is no fault of a record.
        let fresh = AnyMatch::new(self.game, seats, self.options)?.record();
        let opening = canonical(fresh.clone(), self.opening)?;
        let named = self.title.as_deref().and_then(|title| tidy(title, words::TITLE));
        let title = named.unwrap_or_else(|| {
            lang.texts().with("table-title", [("name", host.name.as_str().into())])
        });
        // Several seats in one browser are several people, too.
        let people = self.places.iter().filter(|place| !matches!(place, Place::Bot(_))).count();
        let entries = first_entries(&self.places, &self.names, host);
        let named = (!self.names.is_empty()).then(|| foreign(&entries, host));
        let setup = Setup {
            id: self.id.unwrap_or_else(random_id),
            game: self.game,
            rules: self.game.info().rules_version,
            seats,
            options: fresh.options,
            title,
            public: self.public,
            pace: self.pace,
            host: host.id.clone(),
            invite: random_id(),
            created_ms: now_ms(),
            lang,
            stand_in: self.stand_in,
            hints: self.hints.unwrap_or(people <= 1),
            opening,
            named,
            copy_of: self.copy_of,
            kept: self.kept,
        };
        Ok((setup, entries))
    }
}

/// Who sits where when somebody plays alone a game for so many and more, if there is a way.
fn places_alone(fewest: u8, rival: BotSpec, known: &[BotSpec]) -> Option<Vec<Place>> {
    match fewest {
        1 => Some(vec![Place::Me]),
        2 if known.contains(&rival) => Some(vec![Place::Me, Place::Bot(rival)]),
        _ => None,
    }
}

/// Moves as they are written down, however they were typed.
fn canonical(fresh: Record, moves: Vec<String>) -> Result<Vec<String>, Refusal> {
    if moves.is_empty() {
        return Ok(moves);
    }
    let typed = Record { moves, result: None, ..fresh };
    Ok(AnyMatch::replay(&typed)?.record().moves)
}

fn first_entries(places: &[Place], names: &[String], host: &Identity) -> Vec<Entry> {
    let seats = SeatSet::first(u8::try_from(places.len()).expect("few seats"));
    let mut entries: Vec<Entry> = Vec::new();
    let mut mine = 0;
    for (seat, place) in seats.iter().zip(places) {
        match place {
            Place::Open => {}
            Place::Bot(bot) => entries.push(Entry::Bot { seat, bot: bot.name().to_owned() }),
            Place::Me => {
                let given = names.get(seat.index()).and_then(|name| tidy(name, words::NAME));
                let name = given.unwrap_or_else(|| seat_name(host, seat, mine));
                mine += 1;
                entries.push(Entry::Sat { seat, who: host.id.clone(), name });
            }
        }
    }
    if !places.contains(&Place::Open) {
        entries.push(Entry::Began);
    }
    entries
}

/// Seats with a name that is not their person's.
fn foreign(entries: &[Entry], host: &Identity) -> Vec<Seat> {
    let foreign = |entry: &Entry| match entry {
        Entry::Sat { seat, name, .. } => {
            let rest = name.strip_prefix(&host.name);
            let own = rest.is_some_and(|rest| rest.is_empty() || rest == seat_suffix(*seat));
            (!own).then_some(*seat)
        }
        _ => None,
    };
    entries.iter().filter_map(foreign).collect()
}

/// The second and further seats of one browser are told apart by their letter.
fn seat_name(host: &Identity, seat: Seat, mine: usize) -> String {
    if mine == 0 { host.name.clone() } else { format!("{}{}", host.name, seat_suffix(seat)) }
}

pub(super) fn seat_suffix(seat: Seat) -> String {
    format!(" · {seat}")
}

#[cfg(test)]
mod tests {
    use super::*;

    const RIVAL: BotSpec = BotSpec::Rival(Stance::Fair);

    fn host() -> Identity {
        Identity::guest(Lang::En)
    }

    #[test]
    fn whoever_plays_alone_meets_the_rules_or_a_rival() {
        let with_rivals = [BotSpec::ALL, &Stance::ALL.map(BotSpec::Rival)].concat();
        assert_eq!(places_alone(1, RIVAL, BotSpec::ALL), Some(vec![Place::Me]));
        let against = Some(vec![Place::Me, Place::Bot(RIVAL)]);
        assert_eq!(places_alone(2, RIVAL, &with_rivals), against);
        assert_eq!(places_alone(2, RIVAL, BotSpec::ALL), None);
        assert_eq!(places_alone(3, RIVAL, &with_rivals), None);
    }

    #[test]
    fn a_table_for_one_begins_at_once() {
        let entries = first_entries(&[Place::Me], &[], &host());
        assert!(matches!(entries[..], [Entry::Sat { .. }, Entry::Began]), "{entries:?}");
    }

    #[test]
    fn hints_are_for_whoever_is_alone_with_bots_unless_it_was_said_otherwise() {
        let bot = Place::Bot(usual_bot());
        let hints = |places: &[Place], said| {
            let plan = Plan { hints: said, ..Plan::new(GameId::ALL[0], places.to_vec()) };
            plan.into_setup(&host(), Lang::En).unwrap().0.hints
        };
        assert!(hints(&[Place::Me, bot, bot], None));
        for between_people in [&[Place::Me, Place::Open][..], &[Place::Me, Place::Me, bot]] {
            assert!(!hints(between_people, None), "{between_people:?}");
            assert!(hints(between_people, Some(true)));
        }
        assert!(!hints(&[Place::Me, bot], Some(false)));
        let mut filled = Plan::new(GameId::ALL[0], vec![Place::Me, Place::Open]);
        filled.fill();
        assert!(filled.into_setup(&host(), Lang::En).unwrap().0.hints, "nobody else comes");
    }

    #[test]
    fn a_rival_sits_only_where_the_game_has_one() {
        let game = GameId::ALL[0];
        let seated = Plan::new(game, vec![Place::Me, Place::Bot(RIVAL)]);
        let standing_in = Plan { stand_in: RIVAL, ..Plan::new(game, vec![Place::Me, Place::Open]) };
        for plan in [seated, standing_in] {
            let why = plan.into_setup(&host(), Lang::En).unwrap_err();
            assert!(why.detail().unwrap().contains("no bot \"fair-rival\""), "{why:?}");
        }
        assert_eq!("bot:fair-rival".parse(), Ok(Place::Bot(RIVAL)));
    }
}
