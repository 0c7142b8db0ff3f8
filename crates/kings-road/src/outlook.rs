//! What a region would bring if it were scored as it stands, read from a view.

use engine::{MAX_SEATS, Seat};

use crate::{Region, View, score::Count};

/// What scoring a region now would bring one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outlook {
    /// Whose.
    pub seat: Seat,
    /// Plain markers in the region.
    pub placed: u8,
    /// Whether the seat has a noble there already.
    pub noble: bool,
    /// Influence as it would be counted (KRD-5.3).
    pub influence: u8,
    /// First and last place of the group of equals that the seat belongs to (KRD-5.6).
    pub places: (u8, u8),
    /// Place points (KRD-5.7).
    pub points: u8,
    /// Whether it would lead alone and so have the noble (KRD-6.1).
    pub leads: bool,
    /// Noble bonus: the length of its chain (KRD-6.6), 0 without a noble there after scoring.
    pub bonus: u8,
}

impl View {
    /// What each seat with influence in `region` would get, the strongest first.
    #[must_use]
    pub fn outlook(&self, region: Region) -> Vec<Outlook> {
        let count = self.count(region);
        let mut seats: Vec<Outlook> = (self.players.iter())
            .filter(|player| count.influence[player.seat.index()] > 0)
            .map(|player| self.outlook_of(region, player.seat, &count))
            .collect();
        seats.sort_by_key(|outlook| std::cmp::Reverse(outlook.influence));
        seats
    }

    fn count(&self, region: Region) -> Count {
        let here = &self.regions[region.index()];
        let mut influence = [0; MAX_SEATS];
        for (player, &placed) in self.players.iter().zip(&here.placed) {
            influence[player.seat.index()] = placed + u8::from(here.nobles.contains(player.seat));
        }
        let seats = u8::try_from(self.players.len()).expect("few seats");
        Count::from_influence(influence, region, seats)
    }

    fn outlook_of(&self, region: Region, seat: Seat, count: &Count) -> Outlook {
        let here = &self.regions[region.index()];
        let own = count.influence[seat.index()];
        let stronger = count.influence.iter().filter(|&&other| other > own).count();
        let as_strong = count.influence.iter().filter(|&&other| other >= own).count();
        let place = |count: usize| u8::try_from(count).expect("few seats");
        let leads = count.sole_leader == Some(seat);
        let noble = here.nobles.contains(seat);
        let displaced = count.sole_leader.is_some() && !leads && !self.hereditary_nobles;
        let nobles = self.players[seat.index()].nobles;
        let bonus = match (noble, leads) {
            (_, true) => region.chain(nobles.with(region)).len(),
            (true, false) if !displaced => region.chain(nobles).len(),
            _ => 0,
        };
        Outlook {
            seat,
            placed: here.placed[seat.index()],
            noble,
            influence: own,
            places: (place(stronger + 1), place(as_strong)),
            points: count.points[seat.index()],
            leads,
            bonus,
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::{Actor, Game, Viewer};

    use super::*;
    use crate::{Event, KingsRoad, Options};

    /// What the outlook says of the King's region is what the scoring then pays, in both variants.
    #[test]
    fn krd_5_2_the_outlook_is_what_scoring_pays() {
        for hereditary_nobles in [false, true] {
            let mut state = KingsRoad::new(3, &Options { hereditary_nobles }).unwrap();
            let mut scored = 0;
            for step in 0_usize.. {
                let Some(Actor::Seat(seat)) = state.turn().next_actor() else { break };
                let mut legal = Vec::new();
                state.legal(Actor::Seat(seat), &mut legal);
                let action = legal[(step * 37 + seat.index() * 11) % legal.len()];
                let mut log = Vec::new();
                state.play_unchecked(Actor::Seat(seat), action, &mut log);
                scored += compare(&log, &state);
            }
            assert!(scored > 5, "{scored} regions were compared");
        }
    }

    /// Two lead together, one follows, and who has nothing there is not told of.
    #[test]
    fn krd_5_6_equals_share_their_places() {
        let region = Region::ALL[0];
        let mut view = KingsRoad::new(4, &Options::default()).unwrap().view(Viewer::Spectator);
        view.regions[region.index()].placed = vec![1, 2, 0, 2];
        let places = view.outlook(region).into_iter().map(|told| (told.seat.letter(), told.places));
        assert_eq!(places.collect::<Vec<_>>(), [('B', (1, 2)), ('D', (1, 2)), ('A', (3, 3))]);
    }

    /// Rebuilds the position before the first scoring of the log and compares.
    fn compare(log: &[Event], after: &KingsRoad) -> usize {
        let Some(at) = log.iter().position(|e| matches!(e, Event::Scored { .. })) else { return 0 };
        let Event::Scored { region, influence, points } = &log[at] else { unreachable!() };
        let mut view = after.view(Viewer::Spectator);
        unwind(&log[at..], &mut view);
        let outlook = view.outlook(*region);
        let told = |seat: Seat| {
            let bonus = log[at..].iter().find_map(|event| match event {
                Event::NobleBonus { region: r, seat: s, points, .. }
                    if r == region && *s == seat =>
                {
                    Some(*points)
                }
                _ => None,
            });
            (influence[seat.index()], points[seat.index()], bonus.unwrap_or(0))
        };
        for seat in Seat::first(after.seats()) {
            let seen = outlook.iter().find(|o| o.seat == seat);
            let seen = seen.map_or((0, 0, 0), |o| (o.influence, o.points, o.bonus));
            assert_eq!(seen, told(seat), "{region}, seat {seat}");
        }
        1
    }

    /// Takes the markers and nobles of the scored regions back to where they were.
    fn unwind(events: &[Event], view: &mut View) {
        for event in events.iter().rev() {
            match event {
                Event::Returned { region, markers } => {
                    view.regions[region.index()].placed.clone_from(markers);
                }
                Event::NobleSet { region, seat } => {
                    let here = &mut view.regions[region.index()];
                    here.nobles.remove(*seat);
                    here.placed[seat.index()] += 1;
                    let player = &mut view.players[seat.index()];
                    player.nobles = player.nobles.without(*region);
                }
                Event::NobleRemoved { region, seat } => {
                    view.regions[region.index()].nobles.insert(*seat);
                    let player = &mut view.players[seat.index()];
                    player.nobles = player.nobles.with(*region);
                }
                _ => {}
            }
        }
    }
}
