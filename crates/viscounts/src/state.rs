//! The position: what lies where, and whom it waits for (VIS-1).

use std::collections::BTreeMap;

use engine::{Seat, Set, Stack, each};
use serde::{Deserialize, Serialize};

use crate::{
    Building, Card, Good, Icon, Icons, Manuscript, Options, PlayerCard, Ribbon, Section, Segment,
    Site, Slot, Space,
    asks::{DEPTH, Frame, SetUp, Stage},
    automa::{Scheme, Schemes},
    board::{
        Bank, HAND_LIMIT, LEAST_TRACK, MOST_SITES, MOST_TRACK, SEATS, SECTIONS, SEGMENTS,
        SITES_PER_SEGMENT, STARTING_ICONS, Tier, WORKERS, cards_above,
    },
    card::{Cards, townsfolk},
    deck::Deck,
    form::Form,
    gates_of_gold::{Gates, Zone},
    manuscript::black_backed,
};

/// The icons of every set of uncovered slots.
static SLOT_ICONS: [Icons; 1 << Slot::ALL.len()] = {
    let mut sums = [Icons::NONE; 1 << Slot::ALL.len()];
    each!(set in 0..sums.len() => each!(slot in 0..Slot::ALL.len() => if set >> slot & 1 != 0 {
        sums[set] = sums[set].and(Slot::ALL[slot].icons());
    }));
    sums
};

/// The icons of every set of Cleric Bonus Cards.
static BONUS_ICONS: [Icons; 1 << Ribbon::ALL.len()] = {
    let mut sums = [Icons::NONE; 1 << Ribbon::ALL.len()];
    each!(set in 0..sums.len() => each!(ribbon in 0..Ribbon::ALL.len() => if set >> ribbon & 1 != 0 {
        sums[set] = sums[set].and(Ribbon::ALL[ribbon].bonus());
    }));
    sums
};

/// Rounds in which printed icons of empty slots count (VIS-6.7).
const STARTING_ROUNDS: u16 = 2;

/// One seat's things (VIS-1.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Player {
    pub deck: Deck,
    /// Cards on the player board, from left to right.
    pub slots: [Option<Card>; 3],
    /// Where the Viscount stands; nowhere before the player card is taken.
    pub viscount: Option<Space>,
    pub silver: u16,
    /// Stone, gold and inkwells.
    pub goods: [u16; 3],
    pub unpaid: u16,
    pub paid: u16,
    pub acquired: u16,
    pub approved: u16,
    /// Workers in the supply.
    pub workers: u8,
    /// Workers in the sections of tier 1 and tier 2.
    pub castle: [[u8; SECTIONS]; 2],
    /// Workers in tier 3.
    pub keep: u8,
    /// The space of the Corruption marker.
    pub corruption: u8,
    /// The space of the Virtue marker.
    pub virtue: u8,
    /// Slots whose Buildings are constructed.
    pub uncovered: Set<Slot>,
    pub manuscripts: Set<Manuscript>,
    /// Cleric Bonus Cards.
    pub bonus: Set<Ribbon>,
}

impl Player {
    /// VIS-2.7, without cards.
    fn at_set_up() -> Self {
        Self {
            deck: Deck::default(),
            slots: [None; 3],
            viscount: None,
            silver: 0,
            goods: [0; 3],
            unpaid: 0,
            paid: 0,
            acquired: 0,
            approved: 0,
            workers: WORKERS,
            castle: [[0; SECTIONS]; 2],
            keep: 0,
            corruption: LEAST_TRACK,
            virtue: MOST_TRACK,
            uncovered: Set::EMPTY,
            manuscripts: Set::EMPTY,
            bonus: Set::EMPTY,
        }
    }

    /// Cards on the board, from left to right.
    #[inline]
    pub fn on_board(&self) -> impl Iterator<Item = Card> + use<'_> {
        self.slots.iter().copied().flatten()
    }

    /// Criminal icons on the board (VIS-5.6).
    #[inline]
    pub fn criminals(&self) -> u8 {
        self.on_board().map(Card::criminals).sum()
    }

    /// All cards that the seat owns (VCE-20).
    pub fn owned(&self) -> Zone {
        self.deck.all().and(self.on_board().map(Card::number).collect())
    }

    /// How many cards the seat owns.
    #[inline]
    pub fn cards(&self) -> usize {
        self.deck.len() + self.on_board().count()
    }

    /// Whether the markers share a space (VIS-5.1).
    #[inline]
    pub const fn is_joined(&self) -> bool {
        self.corruption == self.virtue
    }

    /// Workers of the seat in the castle.
    pub fn in_castle(&self) -> u8 {
        self.castle.iter().flatten().sum::<u8>() + self.keep
    }

    /// Icons of uncovered slots and of Cleric Bonus Cards.
    #[inline]
    pub fn lasting_icons(&self) -> Icons {
        let (slots, bonus) = (self.uncovered.bits(), self.bonus.bits());
        SLOT_ICONS[usize::from(slots)] + BONUS_ICONS[usize::from(bonus)]
    }

    /// Constructed Buildings of a kind.
    pub fn built(&self, building: Building) -> u8 {
        self.uncovered.and(building.slots()).len()
    }

    /// Own Workers in a section.
    #[inline]
    pub fn workers_in(&self, tier: Tier, section: Section) -> u8 {
        self.castle[tier.index()][section.index()]
    }

    /// Own Workers of tiers 1 and 2 by section, by name.
    pub fn in_sections(&self) -> BTreeMap<Tier, BTreeMap<Section, u8>> {
        let of = |tier| Section::ALL.into_iter().map(move |at| (at, self.workers_in(tier, at)));
        Tier::ALL.into_iter().map(|tier| (tier, of(tier).collect())).collect()
    }

    /// Unflipped cards.
    #[inline]
    pub const fn unflipped(&self) -> u16 {
        self.unpaid.saturating_add(self.acquired)
    }

    /// Stone, gold and inkwells together.
    pub fn resources(&self) -> u16 {
        self.goods.iter().fold(0, |sum, &amount| sum.saturating_add(amount))
    }

    #[inline]
    pub const fn good(&self, good: Good) -> u16 {
        self.goods[good.index()]
    }
}

/// A pile of townsfolk: how many cards it has, and the one on top.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Pile {
    pub size: u8,
    pub top: Option<Card>,
}

/// A pile of Manuscripts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Stock {
    pub size: u8,
    pub top: Option<Manuscript>,
}

/// A Building on a site: whose, and from which slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Built {
    /// The owner.
    pub seat: Seat,
    /// The slot that it left.
    pub slot: Slot,
}

/// A player card with the hero under it (VIS-2.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pair {
    /// The player card.
    pub card: PlayerCard,
    /// The hero; nobody before one is dealt.
    pub hero: Option<Card>,
}

/// The most pairs that lie in the row.
pub(crate) const MOST_PAIRS: usize = SEATS + 1;

/// A position of Viscounts of the West Kingdom.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Form", into = "Form")]
pub struct Viscounts {
    pub(crate) seats: u8,
    /// One person against the automa, who has the second seat (VIS-19.1).
    pub(crate) solo: bool,
    pub(crate) options: Options,
    /// The start player; means nothing before it is settled.
    pub(crate) first: Seat,
    /// Whose turn it is.
    pub(crate) active: Seat,
    /// The round, counted from 1; 0 in the set-up.
    pub(crate) round: u16,
    /// The last round, once a card has been revealed (VIS-16.5).
    pub(crate) last_round: Option<u16>,
    /// Debts above the Poverty card; 0 when it is revealed.
    pub(crate) debts: u8,
    /// Deeds above the Prosperity card; 0 when it is revealed.
    pub(crate) deeds: u8,
    /// The segments clockwise.
    pub(crate) segments: [Segment; SEGMENTS],
    /// The section next to the segment at position 0 (VIS-2.3).
    pub(crate) rotation: u8,
    /// Piles of townsfolk by position.
    pub(crate) piles: [Pile; SEGMENTS],
    /// Townsfolk face down in the piles.
    pub(crate) townsfolk: Cards,
    /// Piles of Manuscripts by position.
    pub(crate) stocks: [Stock; SEGMENTS],
    /// Black-backed Manuscripts face down in the piles.
    pub(crate) manuscripts: Set<Manuscript>,
    /// The Castle Leader.
    pub(crate) leader: Option<Seat>,
    /// Buildings by site.
    pub(crate) sites: [Option<Built>; MOST_SITES],
    /// The row of the set-up.
    pub(crate) pairs: [Option<Pair>; MOST_PAIRS],
    /// The cards of the automa (VIS-1.3).
    pub(crate) schemes: Schemes,
    /// What Gates of Gold adds; nothing without it.
    pub(crate) gates: Gates,
    pub(crate) pending: Stack<Frame, DEPTH>,
    /// One for each seat of the match; the rest stay as at set-up.
    pub(crate) players: [Player; SEATS],
}

impl Viscounts {
    /// VIS-2, up to the first thing that chance settles.
    pub(crate) fn set_up(players: u8, options: Options) -> Self {
        let mut pending = Stack::default();
        pending.push(SetUp { stage: Stage::Segment, at: 0 }.into());
        let (debts, deeds) = cards_above(players);
        Self {
            seats: players.max(2),
            solo: players == 1,
            options,
            first: Seat::ALL[0],
            active: Seat::ALL[0],
            round: 0,
            last_round: None,
            debts,
            deeds,
            segments: Segment::ALL,
            rotation: 0,
            piles: [Pile::default(); SEGMENTS],
            townsfolk: townsfolk(options.gates_of_gold),
            stocks: [Stock::default(); SEGMENTS],
            manuscripts: Set::from_bits(black_backed(options.gates_of_gold)),
            leader: None,
            sites: [None; MOST_SITES],
            pairs: [None; MOST_PAIRS],
            schemes: Schemes::default(),
            gates: Gates::at_set_up(options.gates_of_gold),
            pending,
            players: [Player::at_set_up(); SEATS],
        }
    }

    /// Whose turn it is.
    #[must_use]
    pub const fn active(&self) -> Seat {
        self.active
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The players of this match in seating order.
    pub(crate) fn at_table(&self) -> &[Player] {
        &self.players[..usize::from(self.seats)]
    }

    pub(crate) fn is_at_table(&self, seat: Seat) -> bool {
        seat.index() < usize::from(self.seats)
    }

    /// The seats in turn order, beginning with one of them (VIS-0.4).
    pub(crate) fn from(&self, seat: Seat) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        let (first, seats) = (seat.index(), usize::from(self.seats));
        (0..seats).map(move |at| Seat::ALL[(first + at) % seats])
    }

    /// How many people play (VIS-2.1).
    #[inline]
    pub(crate) const fn people(&self) -> u8 {
        if self.solo { 1 } else { self.seats }
    }

    /// How many players the sides that are up are made for (VIS-2.2).
    #[inline]
    pub(crate) const fn players_for_sides(&self) -> u8 {
        self.options.sides_for(self.people())
    }

    /// Where a segment lies, clockwise from 0.
    #[inline]
    pub(crate) fn position(&self, segment: Segment) -> usize {
        self.segments.iter().position(|&other| other == segment).unwrap_or(0)
    }

    /// Where a seat's Viscount is, clockwise from 0.
    #[inline]
    pub(crate) fn position_of(&self, seat: Seat) -> usize {
        self.player(seat).viscount.map_or(0, |space| self.position(space.segment()))
    }

    /// The section next to a position (VIS-2.3).
    #[inline]
    pub(crate) fn section_at(&self, position: usize) -> Section {
        Section::ALL[(position + usize::from(self.rotation)) % SECTIONS]
    }

    /// Icons of a seat on cards, printed slots, uncovered slots and bonus cards (VIS-8.3).
    #[inline]
    pub(crate) fn icons(&self, seat: Seat) -> Icons {
        if self.is_automa(seat) {
            return self.automa_icons();
        }
        let player = self.player(seat);
        let mut sum = player.lasting_icons();
        for (slot, starting) in player.slots.iter().zip(STARTING_ICONS) {
            match slot {
                Some(card) => sum = sum + card.icons(),
                None if self.round <= STARTING_ROUNDS => sum = sum + starting,
                None => {}
            }
        }
        if self.has_gates() { sum + self.award_icons(seat) } else { sum }
    }

    /// Icons of the whole deck, for scoring (VIS-17.4).
    pub(crate) fn icons_of_deck(&self, seat: Seat, icon: Icon) -> u16 {
        if self.is_automa(seat) {
            return self.automa_icons_of_deck(icon);
        }
        let player = self.player(seat);
        let cards = player.owned().each().map(|card| u16::from(Card::of(card).icons().count(icon)));
        cards.sum::<u16>() + u16::from(player.lasting_icons().count(icon))
    }

    /// VIS-15.2.
    #[inline]
    pub(crate) fn hand_limit(&self, seat: Seat) -> usize {
        let slot = HAND_LIMIT + usize::from(self.player(seat).uncovered.contains(Slot::LargerHand));
        if self.has_gates() {
            // VGG-9.2: the leader has another ability.
            return slot + self.larger_hand(seat);
        }
        slot + usize::from(self.leader == Some(seat))
    }

    /// The Building on a site.
    #[inline]
    pub(crate) fn built_at(&self, site: Site) -> Option<Built> {
        self.sites[site.index()]
    }

    /// Empty sites of a bank; of the whole board without one (VIS-3.5, VIS-10.7).
    pub(crate) fn empty_sites(
        &self,
        of: Option<(Segment, Bank)>,
    ) -> impl Iterator<Item = Site> + use<'_> {
        let players = self.players_for_sides();
        let sites = match of {
            Some((segment, _)) => &Site::ALL[Site::of(segment, 0).index()..][..SITES_PER_SEGMENT],
            None => &Site::ALL[..],
        };
        sites.iter().copied().filter(move |&site| {
            self.built_at(site).is_none()
                && site.exists(players)
                && of.is_none_or(|(_, bank)| site.bank(players) == bank)
        })
    }

    /// The neighbouring site clockwise, with the link to it if there is one (VIS-3.6).
    pub(crate) fn next_site(&self, site: Site) -> Site {
        let (segment, players) = (site.segment(), self.players_for_sides());
        if site.number() + 1 < segment.sites(players) {
            return Site::of(segment, site.number() + 1);
        }
        Site::of(self.segments[(self.position(segment) + 1) % SEGMENTS], 0)
    }

    /// The neighbouring site counter-clockwise.
    pub(crate) fn previous_site(&self, site: Site) -> Site {
        let segment = site.segment();
        if let Some(number) = site.number().checked_sub(1) {
            return Site::of(segment, number);
        }
        let before = self.segments[(self.position(segment) + SEGMENTS - 1) % SEGMENTS];
        Site::of(before, before.sites(self.players_for_sides()) - 1)
    }

    /// Workers of everybody in a section.
    #[inline]
    pub(crate) fn crowd(&self, tier: Tier, section: Section) -> u8 {
        self.at_table().iter().map(|player| player.workers_in(tier, section)).sum()
    }

    /// Criminal icons of a seat's cards or schemes (VIS-5.6).
    #[inline]
    pub(crate) fn criminals(&self, seat: Seat) -> u8 {
        if self.is_automa(seat) {
            let criminals = |scheme: Scheme| scheme.header().count(Icon::Criminal);
            return self.schemes.on_board().map(criminals).sum();
        }
        self.player(seat).criminals()
    }

    /// Whether the match is over.
    pub(crate) fn is_over(&self) -> bool {
        self.frame() == Frame::Over
    }

    /// Whether the pairs are being taken, so that no card and no slot reacts (VIS-2.15).
    #[inline]
    pub(crate) fn is_setting_up(&self) -> bool {
        self.round == 0
    }

    /// Whether the Poverty card is revealed (VIS-4.2).
    #[must_use]
    pub const fn is_poor(&self) -> bool {
        self.debts == 0
    }

    /// Whether the Prosperity card is revealed (VIS-4.2).
    #[must_use]
    pub const fn is_prosperous(&self) -> bool {
        self.deeds == 0
    }
}
