//! The position: what lies where, and whom it waits for (KRD-11.1).

use engine::{Impossible, RuleId, ScoreItem, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::{
    Commitment, Options, Region,
    board::{CARDS_PER_ROUND, END_SCORE, MARKERS, MAX_ROUNDS, REGIONS, RegionSet},
    commitment,
    form::Form,
};

/// What the position waits for; all other steps of a round run by themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// Everybody with a marker in supply chooses.
    SelectFirst,
    /// Those who showed the Witch choose again.
    SelectSecond,
    /// Nothing: the match is over.
    GameOver,
}

/// One seat's things.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Player {
    /// Place points of the rounds.
    pub places: u16,
    /// Noble bonuses.
    pub bonus: u16,
    /// Place points of the final scoring.
    pub finals: u16,
    /// Markers in supply.
    pub supply: u8,
    /// Whether the Dragon is still in hand.
    pub dragon: bool,
    /// Whether the Witch is still in hand.
    pub witch: bool,
    /// Cards lying face down; none when the seat has not chosen.
    pub commitment: Commitment,
    /// Plain markers in each region.
    pub placed: [u8; REGIONS],
    /// Where the seat has a noble.
    pub nobles: RegionSet,
}

impl Player {
    const AT_SET_UP: Self = Self {
        places: 0,
        bonus: 0,
        finals: 0,
        supply: MARKERS,
        dragon: true,
        witch: true,
        commitment: Commitment::NONE,
        placed: [0; REGIONS],
        nobles: RegionSet::EMPTY,
    };

    /// Influence in a region: plain markers, and one for a noble (KRD-0.5).
    pub fn influence(&self, region: Region) -> u8 {
        self.placed[region.index()] + u8::from(self.nobles.contains(region))
    }

    /// How many cards the seat must choose: as many as it has markers for, at most 3 (KRD-3.2).
    pub fn cards_to_choose(&self) -> u8 {
        self.supply.min(CARDS_PER_ROUND)
    }

    pub fn score(&self) -> i32 {
        i32::from(self.places) + i32::from(self.bonus) + i32::from(self.finals)
    }

    /// The lines of the score sheet.
    pub fn items(&self) -> [ScoreItem; 3] {
        let item = |rule, points| ScoreItem { rule: RuleId(rule), points: i32::from(points) };
        [item("KRD-5.5", self.places), item("KRD-6.6", self.bonus), item("KRD-9.2", self.finals)]
    }
}

/// A position of King's Road.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Form", into = "Form")]
pub struct KingsRoad {
    pub(crate) seats: u8,
    pub(crate) hereditary_nobles: bool,
    pub(crate) phase: Phase,
    pub(crate) round: u8,
    pub(crate) king: Region,
    /// Dragons revealed this round.
    pub(crate) dragons: u8,
    /// How many regions were scored last; they lie right behind the King.
    pub(crate) scored: u8,
    /// Seats that still owe a selection.
    pub(crate) owed: SeatSet,
    /// One for each seat of the match; the rest stay as at set-up.
    pub(crate) players: [Player; engine::MAX_SEATS],
}

impl KingsRoad {
    /// KRD-2: the same for every number of seats, and without chance.
    pub(crate) fn set_up(seats: u8, options: Options) -> Self {
        Self {
            seats,
            hereditary_nobles: options.hereditary_nobles,
            phase: Phase::SelectFirst,
            round: 1,
            king: Region::ZinKaisDeep,
            dragons: 0,
            scored: 0,
            owed: SeatSet::first(seats),
            players: [Player::AT_SET_UP; engine::MAX_SEATS],
        }
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// The players of this match in seating order.
    pub(crate) fn at_table(&self) -> &[Player] {
        &self.players[..usize::from(self.seats)]
    }

    pub(crate) fn at_table_mut(&mut self) -> &mut [Player] {
        &mut self.players[..usize::from(self.seats)]
    }

    pub(crate) fn score(&self, seat: Seat) -> i32 {
        self.player(seat).score()
    }

    /// Where the King is.
    #[must_use]
    pub const fn king(&self) -> Region {
        self.king
    }

    /// Number of the round.
    #[must_use]
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// A seat's influence in a region (KRD-0.5).
    #[must_use]
    pub fn influence(&self, seat: Seat, region: Region) -> u8 {
        self.player(seat).influence(region)
    }

    /// Where a seat has nobles.
    #[must_use]
    pub fn nobles(&self, seat: Seat) -> RegionSet {
        self.player(seat).nobles
    }

    /// A seat's markers in supply.
    #[must_use]
    pub fn supply(&self, seat: Seat) -> u8 {
        self.player(seat).supply
    }

    /// How many of its two cards that can be used up a seat still has.
    #[must_use]
    pub fn unused_cards(&self, seat: Seat) -> u8 {
        u8::from(self.player(seat).dragon) + u8::from(self.player(seat).witch)
    }

    /// The legal commitments of a seat that owes or has laid one (KRD-3, KRD-4.10). In the second
    /// selection the Witch has already left the hand.
    #[inline]
    pub(crate) fn choices(&self, seat: Seat) -> &'static [Commitment] {
        let player = self.player(seat);
        commitment::choices(player.cards_to_choose(), player.dragon, player.witch)
    }

    /// The regions scored last, in order.
    pub(crate) fn scored_regions(&self) -> impl Iterator<Item = Region> {
        let first = self.king.onward(REGIONS - usize::from(self.scored));
        (0..usize::from(self.scored)).map(move |step| first.onward(step))
    }

    /// KRD-7.3, KRD-11.6 and what else must hold between two moves.
    pub(crate) fn check_position(&self) -> Result<(), Impossible> {
        for seat in Seat::first(self.seats) {
            self.check_player(seat)?;
        }
        self.check_nobles()?;
        self.check_round()?;
        self.check_owed()
    }

    fn check_player(&self, seat: Seat) -> Result<(), Impossible> {
        let player = self.player(seat);
        let placed: u32 = player.placed.iter().map(|&n| u32::from(n)).sum();
        let markers = u32::from(player.supply) + placed + u32::from(player.nobles.len());
        Impossible::unless(markers == u32::from(MARKERS), || {
            format!("seat {seat} has {markers} markers instead of {MARKERS} (KRD-7.3)")
        })?;
        let laid = player.commitment;
        Impossible::unless(
            laid.is_empty() || (player.supply > 0 && self.choices(seat).contains(&laid)),
            || format!("seat {seat} cannot have laid {laid:?} (KRD-3)"),
        )
    }

    fn check_nobles(&self) -> Result<(), Impossible> {
        for region in Region::ALL {
            let nobles = self.at_table().iter().filter(|p| p.nobles.contains(region)).count();
            Impossible::unless(self.hereditary_nobles || nobles <= 1, || {
                format!("{region} holds {nobles} nobles (KRD-6.8)")
            })?;
        }
        Ok(())
    }

    fn check_round(&self) -> Result<(), Impossible> {
        Impossible::unless((1..=MAX_ROUNDS).contains(&self.round), || {
            format!("round {} is not between 1 and {MAX_ROUNDS} (KRD-9.8)", self.round)
        })?;
        Impossible::unless(usize::from(self.scored) <= usize::from(self.seats) + 1, || {
            format!("{} regions cannot have been scored in one round (KRD-5.1)", self.scored)
        })?;
        let used = self.at_table().iter().filter(|player| !player.dragon).count();
        Impossible::unless(usize::from(self.dragons) <= used, || {
            format!("{} Dragons this round, but only {used} used at all (KRD-4.8)", self.dragons)
        })?;
        Impossible::unless(self.dragons == 0 || self.phase == Phase::SelectSecond, || {
            "Dragons are out before anybody chose (KRD-8.3)".to_owned()
        })?;
        let ended = self.at_table().iter().any(|player| player.score() >= END_SCORE);
        Impossible::unless(!ended || self.phase == Phase::GameOver, || {
            format!("somebody has {END_SCORE} points, but the match goes on (KRD-9.1)")
        })
    }

    fn check_owed(&self) -> Result<(), Impossible> {
        let over = self.phase == Phase::GameOver;
        Impossible::unless(self.owed.is_empty() == over, || {
            "nobody is asked to choose (KRD-11.2)".to_owned()
        })?;
        for seat in Seat::first(self.seats) {
            let player = self.player(seat);
            let laid = !player.commitment.is_empty();
            let owes = self.owed.contains(seat);
            Impossible::unless(!(owes && (laid || player.supply == 0)), || {
                format!("seat {seat} cannot be asked to choose (KRD-3.3, KRD-3.5)")
            })?;
            Impossible::unless(!(over && laid), || {
                format!("seat {seat} has cards down after the end")
            })?;
            let witch_player = laid || owes;
            Impossible::unless(
                !(self.phase == Phase::SelectSecond && witch_player && player.witch),
                || format!("seat {seat} chooses again without having shown the Witch (KRD-4.10)"),
            )?;
        }
        Ok(())
    }
}
