//! What Gates of Gold scores (VGG-12).

use engine::Seat;

use super::{Ending, Merit};
use crate::{
    Card, Manuscript, Ribbon, Section, Segment, Site, Viscounts,
    board::Tier,
    card::{Cards, OUTSIDERS},
    score::set_points,
};

/// Ribbons by colour.
type Ribbons = [u8; Ribbon::ALL.len()];

/// What a complete set of ribbons brings the Translator (VGG-12.17).
const COMPLETE_SET: i32 = 3;
/// Resources for a point of the Hunter (VGG-12.13).
const FOR_HUNTER: u16 = 3;

impl Viscounts {
    /// Outsiders of a deck, wherever they lie (VGG-12.2).
    pub(super) fn own_outsiders(&self, seat: Seat) -> Cards {
        if self.has_gates() {
            self.player(seat).owned().single().among(OUTSIDERS)
        } else {
            Cards::EMPTY
        }
    }

    pub(crate) fn outsiders_of(&self, seat: Seat) -> u16 {
        u16::try_from(self.own_outsiders(seat).len()).expect("a few")
    }

    fn endings(&self, seat: Seat) -> impl Iterator<Item = Ending> + use<> {
        let cards = self.own_outsiders(seat).iter().map(Card::of);
        cards.flat_map(|card| card.endings().iter().copied())
    }

    /// VGG-12.9: so much less an unpaid Debt costs.
    pub(crate) fn debt_relief(&self, seat: Seat) -> i32 {
        i32::from(self.own_outsiders(seat).contains(Card::Protector.number()))
    }

    /// VGG-12.7.
    pub(crate) fn builder_points(&self, seat: Seat) -> i32 {
        let merits = [Merit::Diversified, Merit::Specialized].into_iter();
        merits.filter(|&merit| self.holder(merit) == Some(seat)).map(Merit::points).sum()
    }

    /// The ribbons of a seat, with those of Envoys and a wild one that is still open, in the colours
    /// that are worth the most; of those, the first (VGG-12.8, VGG-13.8).
    pub(crate) fn ribbons_at_end(&self, seat: Seat) -> Ribbons {
        let own = Ribbon::ALL.map(|ribbon| self.ribbons(seat, ribbon));
        if !self.has_gates() {
            return own;
        }
        let envoys = self.endings(seat).filter(|ending| *ending == Ending::Ribbon).count();
        let wild = self.player(seat).manuscripts.contains(Manuscript::GatesWild);
        let open = usize::from(wild && self.gates.wild.is_none());
        self.best_ribbons(seat, own, envoys + open)
    }

    fn best_ribbons(&self, seat: Seat, own: Ribbons, more: usize) -> Ribbons {
        if more == 0 {
            return own;
        }
        let with = |ribbon: Ribbon| {
            let mut ribbons = own;
            ribbons[ribbon.index()] += 1;
            self.best_ribbons(seat, ribbons, more - 1)
        };
        let worth = |ribbons: &Ribbons| self.worth_of_ribbons(seat, *ribbons);
        let all = Ribbon::ALL.map(with);
        let mut best = all[0];
        for ribbons in all {
            if worth(&ribbons) > worth(&best) {
                best = ribbons;
            }
        }
        best
    }

    fn worth_of_ribbons(&self, seat: Seat, ribbons: Ribbons) -> i32 {
        let outsiders = self.endings(seat).map(|ending| ribbon_points(ending, ribbons));
        set_points(ribbons) + outsiders.sum::<i32>()
    }

    /// VGG-12.10 to VGG-12.18.
    pub(crate) fn outsider_points(&self, seat: Seat) -> i32 {
        let ribbons = self.ribbons_at_end(seat);
        self.endings(seat).map(|ending| self.ending_points(seat, ending, ribbons)).sum()
    }

    fn ending_points(&self, seat: Seat, ending: Ending, ribbons: Ribbons) -> i32 {
        let player = self.player(seat);
        match ending {
            Ending::Points(points) => points,
            Ending::Links => self.own_links(seat),
            Ending::Wedges => self.own_wedges(seat),
            Ending::AllOf(building, points) if player.built(building) == 3 => points,
            Ending::Resources => i32::from(player.resources() / FOR_HUNTER),
            Ending::Workers(tier, group) => {
                let workers: u8 = match tier {
                    1 => player.castle[Tier::Outer.index()].iter().sum(),
                    2 => player.castle[Tier::Middle.index()].iter().sum(),
                    _ => player.keep,
                };
                i32::from(workers / group)
            }
            Ending::Segments => self.own_segments(seat),
            Ending::Outsiders => self.outsiders_of(seat).into(),
            Ending::Ribbons(_) | Ending::CompleteSets => ribbon_points(ending, ribbons),
            Ending::AllOf(..) | Ending::Ribbon | Ending::Relief | Ending::Resolved => 0,
        }
    }

    fn is_own(&self, seat: Seat, site: Site) -> bool {
        self.built_at(site).is_some_and(|built| built.seat == seat)
    }

    /// VGG-12.10.
    fn own_links(&self, seat: Seat) -> i32 {
        let players = self.players_for_sides();
        let linked = |site: &Site| {
            site.exists(players)
                && !site.plot(players).link().is_empty()
                && self.is_own(seat, *site)
                && self.is_own(seat, self.next_site(*site))
        };
        count(Site::ALL.iter().filter(|site| linked(site)).count())
    }

    /// VGG-12.15.
    fn own_segments(&self, seat: Seat) -> i32 {
        let built = |segment: Segment| {
            Site::ALL.iter().any(|&site| site.segment() == segment && self.is_own(seat, site))
        };
        count(Segment::ALL.into_iter().filter(|&segment| built(segment)).count())
    }

    /// VGG-12.11.
    fn own_wedges(&self, seat: Seat) -> i32 {
        let workers = |seat: Seat, section: Section| -> u8 {
            Tier::ALL.into_iter().map(|tier| self.player(seat).workers_in(tier, section)).sum()
        };
        let leads = |section: &Section| {
            let own = workers(seat, *section);
            let mut others = Seat::first(self.seats).filter(|&other| other != seat);
            own > 0 && others.all(|other| workers(other, *section) < own)
        };
        count(Section::ALL.iter().filter(|section| leads(section)).count())
    }
}

/// What ribbons bring an Outsider (VGG-12.16, VGG-12.17).
fn ribbon_points(ending: Ending, ribbons: Ribbons) -> i32 {
    match ending {
        Ending::Ribbons(ribbon) => ribbons[ribbon.index()].into(),
        Ending::CompleteSets => COMPLETE_SET * i32::from(ribbons.into_iter().min().unwrap_or(0)),
        _ => 0,
    }
}

fn count(things: usize) -> i32 {
    i32::try_from(things).expect("a few")
}
