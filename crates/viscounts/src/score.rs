//! The final scoring (VIS-17).

use engine::{RuleId, ScoreItem, Seat};

use crate::{
    Building, Icon, Manuscript, Paper, Ribbon, Viscounts,
    board::{LEADER_POINTS, TIER_POINTS},
    manuscript::{BONUS_POINTS, Count, SET_POINTS, Text},
    state::Player,
};

/// A line of the score sheet (VIS-17.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// Constructed Buildings.
    Buildings,
    /// Workers in the castle.
    Workers,
    /// Sets of ribbons.
    Sets,
    /// Scoring Manuscripts.
    Manuscripts,
    /// The Castle Leader card.
    Leader,
    /// Cleric Bonus Cards.
    Bonus,
    /// Unpaid Debts.
    Debts,
    /// Acquired and approved Deeds.
    Deeds,
    /// The Poverty card.
    Poverty,
    /// The Prosperity card.
    Prosperity,
    /// Resources that the automa has left.
    Leftovers,
    /// Builder bonus cards (VGG-12.7).
    Builders,
    /// Outsiders (VGG-12.7).
    Outsiders,
}

impl Line {
    /// The lines in their order.
    pub const ALL: [Self; 13] = [
        Self::Buildings,
        Self::Workers,
        Self::Sets,
        Self::Manuscripts,
        Self::Leader,
        Self::Bonus,
        Self::Debts,
        Self::Deeds,
        Self::Poverty,
        Self::Prosperity,
        Self::Leftovers,
        Self::Builders,
        Self::Outsiders,
    ];

    /// Whether it is of Gates of Gold.
    const fn is_of_gates(self) -> bool {
        matches!(self, Self::Builders | Self::Outsiders)
    }

    /// The rule that names the line.
    #[must_use]
    pub const fn rule(self) -> RuleId {
        RuleId(match self {
            Self::Buildings => "VIS-10.2",
            Self::Workers => "VIS-11.4",
            Self::Sets => "VIS-12.5",
            Self::Manuscripts => "VIS-17.4",
            Self::Leader => "VIS-11.8",
            Self::Bonus => "VIS-12.3",
            Self::Debts => "VIS-4.6",
            Self::Deeds => "VIS-4.7",
            Self::Poverty => "VIS-17.2",
            Self::Prosperity => "VIS-17.3",
            Self::Leftovers => "VIS-22.2",
            Self::Builders => "VGG-8.1",
            Self::Outsiders => "VGG-12.7",
        })
    }
}

/// An unpaid Debt (VIS-4.6).
const DEBT_POINTS: i32 = -2;

/// An acquired and an approved Deed (VIS-4.7).
const DEED_POINTS: (i32, i32) = (1, 3);

/// Points of the places, with three players and more and with fewer (VIS-17.2).
const PLACES: [i32; 4] = [12, 8, 4, 0];
const PLACES_OF_TWO: [i32; 4] = [12, 4, 0, 0];

impl Viscounts {
    /// The lines of this match.
    fn lines(&self) -> impl Iterator<Item = Line> + use<> {
        let gates = self.has_gates();
        Line::ALL.into_iter().filter(move |line| gates || !line.is_of_gates())
    }

    pub(crate) fn total(&self, seat: Seat) -> i32 {
        self.lines().map(|line| self.points(line, seat)).sum()
    }

    pub(crate) fn items(&self, seat: Seat) -> impl Iterator<Item = ScoreItem> {
        self.lines()
            .map(move |line| ScoreItem { rule: line.rule(), points: self.points(line, seat) })
    }

    /// What a line would give a seat if the match ended now.
    #[must_use]
    pub fn points(&self, line: Line, seat: Seat) -> i32 {
        let player = self.player(seat);
        match line {
            Line::Buildings => Building::ALL
                .into_iter()
                .map(|building| building.points()[usize::from(player.built(building))])
                .sum(),
            Line::Workers => worker_points(player),
            Line::Sets => set_points(self.ribbons_at_end(seat)),
            Line::Manuscripts => {
                player.manuscripts.iter().map(|manuscript| self.scored(manuscript, seat)).sum()
            }
            Line::Leader if self.leader == Some(seat) => LEADER_POINTS,
            Line::Bonus => BONUS_POINTS * i32::from(player.bonus.len()),
            Line::Debts => (DEBT_POINTS + self.debt_relief(seat)) * i32::from(player.unpaid),
            Line::Deeds => {
                let (acquired, approved) = DEED_POINTS;
                acquired * i32::from(player.acquired) + approved * i32::from(player.approved)
            }
            Line::Poverty if self.is_poor() => self.place(Paper::Debt, seat),
            Line::Prosperity if self.is_prosperous() => self.place(Paper::Deed, seat),
            Line::Leftovers if self.is_automa(seat) => player.resources().into(),
            Line::Builders => self.builder_points(seat),
            Line::Outsiders => self.outsider_points(seat),
            Line::Leader | Line::Poverty | Line::Prosperity | Line::Leftovers => 0,
        }
    }

    /// What a scoring Manuscript gives (VIS-17.4).
    #[must_use]
    pub fn scored(&self, manuscript: Manuscript, seat: Seat) -> i32 {
        match manuscript.text() {
            Text::Immediate(_) => 0,
            Text::Scoring(count, group) => i32::from(self.counted(count, seat) / u16::from(group)),
        }
    }

    fn counted(&self, count: Count, seat: Seat) -> u16 {
        let player = self.player(seat);
        match count {
            Count::BuildIcon => self.icons_of_deck(seat, Icon::Build),
            Count::NobleIcon => self.icons_of_deck(seat, Icon::Noble),
            Count::ClericIcon => self.icons_of_deck(seat, Icon::Cleric),
            Count::TradeIcon => self.icons_of_deck(seat, Icon::Trade),
            Count::CriminalIcon => self.icons_of_deck(seat, Icon::Criminal),
            Count::Building => player.uncovered.len().into(),
            Count::FlippedDebt => player.paid,
            Count::FlippedDeed => player.approved,
            Count::WorkerInCastle => player.in_castle().into(),
            Count::Resource => player.resources(),
            Count::Outsider => self.outsiders_of(seat),
        }
    }

    /// What a seat has for the card under a pile once that is revealed, by what it has flipped of the other
    /// kind (VIS-17.2, VIS-17.3): tied seats share the points of their places.
    pub(crate) fn place(&self, pile: Paper, seat: Seat) -> i32 {
        let flipped = |player: &Player| match pile {
            Paper::Debt => player.approved,
            Paper::Deed => player.paid,
        };
        let own = flipped(self.player(seat));
        if own == 0 {
            return 0;
        }
        let better = self.at_table().iter().filter(|player| flipped(player) > own).count();
        let tied = self.at_table().iter().filter(|player| flipped(player) == own).count();
        let shared: i32 = self.place_points().iter().skip(better).take(tied).sum();
        shared / i32::try_from(tied).expect("few seats")
    }

    /// What the first place brings, the second, and so on (VIS-17.2).
    pub(crate) const fn place_points(&self) -> [i32; 4] {
        if self.seats < 3 { PLACES_OF_TWO } else { PLACES }
    }
}

fn worker_points(player: &Player) -> i32 {
    let tiers = [
        player.castle[0].iter().map(|&workers| i32::from(workers)).sum::<i32>(),
        player.castle[1].iter().map(|&workers| i32::from(workers)).sum(),
        player.keep.into(),
    ];
    tiers.into_iter().zip(TIER_POINTS).map(|(workers, points)| workers * points).sum()
}

/// VIS-12.5: the n-th set has one of each ribbon that is owned n times.
pub(crate) fn set_points(counts: [u8; Ribbon::ALL.len()]) -> i32 {
    let most = counts.into_iter().max().unwrap_or(0);
    (1..=most).map(|set| SET_POINTS[counts.iter().filter(|&&count| count >= set).count()]).sum()
}
