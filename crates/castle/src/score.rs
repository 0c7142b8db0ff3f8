//! Where points come from, and the final scoring of each building (CAS-17).

use engine::{RuleId, ScoreItem, Seat, Standing};

use crate::{
    Building, Castle, Goods, Kind, Place,
    board::{
        CASTLE_PLACES, FORGE_8_SILVER, FORGE_16_POINTS, KEEP_POINTS, MAIN_GATE_POINTS,
        MARKET_TALERS, PALACE_UNITS, SERVANTS_HOUSE_POINTS, SMALL_GATE_POINTS, STABLE_12_POINTS,
        STABLE_16_POINTS, TAVERN_6_HELPERS, TAVERN_12_POINTS,
    },
    card::GRANARY_POINTS,
};

engine::named! {
    /// A source of points: a line of the score sheet. Those of the final scoring come last, in the
    /// order in which they are counted (CAS-17.1).
    #[expect(missing_docs, reason = "the names of cards and buildings")]
    pub enum Source: "a source of points" {
        Stonemason = "stonemason",
        Worker = "worker",
        MasterBuilder = "master_builder",
        Breach = "breach",
        YoungLady = "young_lady",
        Keep = "keep",
        Tavern = "tavern",
        MainGate = "main_gate",
        SmallGate = "small_gate",
        Stable = "stable",
        ServantsHouse = "servants_house",
        Market = "market",
        Palace = "palace",
        Forge = "forge",
        Granary = "granary",
    }
}

impl Source {
    /// The buildings of the final scoring in order (CAS-17.1).
    pub const FINAL: [Self; 10] = [
        Self::Keep,
        Self::Tavern,
        Self::MainGate,
        Self::SmallGate,
        Self::Stable,
        Self::ServantsHouse,
        Self::Market,
        Self::Palace,
        Self::Forge,
        Self::Granary,
    ];

    /// The rule that gives these points. Both gates have the same.
    #[must_use]
    pub const fn rule(self) -> RuleId {
        RuleId(match self {
            Self::Stonemason => "CAS-10.8",
            Self::Worker => "CAS-11.2",
            Self::MasterBuilder => "CAS-12.2",
            Self::Breach => "CAS-20.4",
            Self::YoungLady => "CAS-20.5",
            Self::Keep => "CAS-17.2",
            Self::Tavern => "CAS-17.3",
            Self::MainGate | Self::SmallGate => "CAS-17.4",
            Self::Stable => "CAS-17.5",
            Self::ServantsHouse => "CAS-17.6",
            Self::Market => "CAS-17.7",
            Self::Palace => "CAS-17.8",
            Self::Forge => "CAS-17.9",
            Self::Granary => "CAS-20.2",
        })
    }
}

/// CAS-18: points, then talers, then units.
pub(crate) fn standing(total: i32, talers: u8, goods: Goods) -> Standing {
    Standing { total, tie_breaks: [talers.into(), goods.units().into(), 0] }
}

impl Castle {
    /// The lines of a seat's score sheet, one for each rule; the gates are one line.
    pub(crate) fn items(&self, seat: Seat) -> impl Iterator<Item = ScoreItem> {
        let points = self.player(seat).points;
        let of = move |source: Source| i32::from(points[source.index()]);
        let own_line = |source: &Source| *source != Source::SmallGate;
        Source::ALL.into_iter().filter(own_line).map(move |source| ScoreItem {
            rule: source.rule(),
            points: match source {
                Source::MainGate => of(Source::MainGate) + of(Source::SmallGate),
                _ => of(source),
            },
        })
    }

    /// What each building of the final scoring would give this seat if the match ended now. The
    /// Palace is counted with the best units the seat has, without exchanging silver; the rest does
    /// not depend on choices.
    #[must_use]
    pub fn would_score_now(&self, seat: Seat) -> [(Source, u8); Source::FINAL.len()] {
        Source::FINAL.map(|source| (source, self.final_points(source, seat)))
    }

    /// What a building gives a seat in the final scoring; helpers at the traders count nowhere.
    pub(crate) fn final_points(&self, source: Source, seat: Seat) -> u8 {
        // Nothing is counted for whom nobody stands there: searches ask this all the time.
        let each = |place, points: &dyn Fn() -> u8| match self.own_helpers(place, seat) {
            0 => 0,
            helpers => helpers * points(),
        };
        match source {
            Source::Keep => each(Place::Keep, &|| KEEP_POINTS * self.free_castle_places()),
            Source::Tavern => {
                each(Place::Tavern12, &|| TAVERN_12_POINTS * self.castle_helpers())
                    + each(Place::Tavern6, &|| self.castle_helpers() / TAVERN_6_HELPERS)
            }
            Source::MainGate => {
                each(Place::MainGate, &|| MAIN_GATE_POINTS * self.erected(Building::Tower))
            }
            Source::SmallGate => {
                each(Place::SmallGate, &|| SMALL_GATE_POINTS * self.erected(Building::Tower))
            }
            Source::Stable => {
                let houses = || self.erected(Building::House);
                each(Place::Stable16, &|| STABLE_16_POINTS * houses())
                    + each(Place::Stable12, &|| STABLE_12_POINTS * houses())
            }
            Source::ServantsHouse => {
                each(Place::ServantsHouse, &|| SERVANTS_HOUSE_POINTS * self.unbuilt())
            }
            Source::Market => self.market_points(seat),
            Source::Palace => self.best_conversion(seat),
            Source::Forge => {
                each(Place::Forge16, &|| FORGE_16_POINTS * self.forge)
                    + each(Place::Forge8, &|| self.forge / FORGE_8_SILVER)
            }
            Source::Granary => self.granary_points(seat),
            Source::Stonemason
            | Source::Worker
            | Source::MasterBuilder
            | Source::Breach
            | Source::YoungLady => 0,
        }
    }

    /// CAS-17.2: free room in buildings that stand; helpers are in no others.
    #[must_use]
    pub fn free_castle_places(&self) -> u8 {
        let room = Building::ALL
            .into_iter()
            .map(|building| u8::from(self.stands(building)) * building.room());
        room.sum::<u8>() - self.castle_helpers()
    }

    /// CAS-17.3: helpers of all colours on castle places.
    #[must_use]
    pub fn castle_helpers(&self) -> u8 {
        self.places[..CASTLE_PLACES].iter().map(|helper| u8::from(helper.is_some())).sum()
    }

    /// CAS-17.7: talers for one point, with this many helpers in the Market.
    pub(crate) fn market_rate(&self, seat: Seat) -> Option<u8> {
        let helpers = usize::from(self.own_helpers(Place::Market, seat));
        helpers.checked_sub(1).map(|index| MARKET_TALERS[index])
    }

    fn market_points(&self, seat: Seat) -> u8 {
        self.market_rate(seat).map_or(0, |rate| self.player(seat).talers / rate)
    }

    /// CAS-17.8: units that a seat may convert.
    pub(crate) fn palace_units(&self, seat: Seat) -> u8 {
        self.own_helpers(Place::Palace, seat) * PALACE_UNITS
    }

    fn best_conversion(&self, seat: Seat) -> u8 {
        let goods = self.player(seat).goods;
        let mut left = self.palace_units(seat);
        let mut points = 0;
        for kind in Kind::MATERIALS.into_iter().rev() {
            let units = goods[kind].min(left);
            left -= units;
            points += units * kind.points();
        }
        points
    }

    /// CAS-20.2b: shares by the number of helpers of all colours.
    fn granary_points(&self, seat: Seat) -> u8 {
        let all = self.helpers_on(Place::Granary).iter().flatten().count();
        let share = all.checked_sub(1).map_or(0, |index| GRANARY_POINTS[index]);
        self.own_helpers(Place::Granary, seat) * share
    }
}
