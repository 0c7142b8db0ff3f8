//! What makes a position impossible: the invariants (ARC-21.4), and asks that fit the table.

use engine::{Impossible, Seat, ensure};

use crate::{
    Architects, Boards, Building, Frame, Reward,
    asks::DEPTH_AT_REST,
    board::{
        self, DRAFT_DEAL, HAND_LIMIT, LEVELS, MOST_TURNS, MOST_VIRTUE, WORKERS, guildhall_spaces,
    },
    card::REWARDS,
    state::{Plans, Player},
};

type Checked = Result<(), Impossible>;

impl Architects {
    pub(crate) fn check_position(&self) -> Checked {
        self.check_seats()?;
        self.check_workers()?;
        for seat in Seat::first(self.seats) {
            self.check_player(seat)?;
        }
        self.check_cathedral()?;
        self.check_guildhall()?;
        self.check_market()?;
        self.check_rewards()?;
        self.check_cards()?;
        self.check_display()?;
        ensure(self.pending.depth() <= DEPTH_AT_REST, "too much is pending")?;
        self.check_stack()?;
        self.check_kinds_of_frames()?;
        self.check_stage()
    }

    /// Nobody is named who is not at the table.
    fn check_seats(&self) -> Checked {
        let guildhall = self.guildhall.iter().map(usize::from);
        let market = self.market.spaces.iter().flatten().map(|seat| seat.index());
        let named = [self.first.index(), self.active.index()];
        let mut all = guildhall.chain(market).chain(named);
        let here = all.all(|seat| seat < usize::from(self.seats));
        ensure(here, "a seat is named that is not at the table (ARC-1.1)")
    }

    /// ARC-1.4: twenty of each colour.
    fn check_workers(&self) -> Checked {
        for seat in Seat::first(self.seats) {
            let player = self.player(seat);
            let market = self.market.spaces.iter().filter(|space| **space == Some(seat)).count();
            let boards =
                self.at_table().iter().map(|other| usize::from(other.captured[seat.index()]));
            let standing = player.at.iter().chain([&player.reserve, &player.prison]);
            let sum = standing.map(|&workers| usize::from(workers)).sum::<usize>()
                + market
                + self.in_guildhall(seat)
                + boards.sum::<usize>();
            Impossible::unless(sum == usize::from(WORKERS), || {
                format!("seat {seat} has {sum} workers instead of {WORKERS} (ARC-1.4)")
            })?;
            ensure(player.captured[seat.index()] == 0, "own workers are captured (ARC-10.5)")?;
        }
        let beyond = self.players[usize::from(self.seats)..].iter();
        let nobody = self.at_table().iter().chain(beyond.clone()).all(|player| {
            player.captured[usize::from(self.seats)..].iter().all(|&workers| workers == 0)
        });
        ensure(nobody, "workers of somebody who is not at the table (ARC-1.1)")
    }

    fn check_player(&self, seat: Seat) -> Checked {
        let player = self.player(seat);
        ensure(player.virtue <= MOST_VIRTUE, "virtue is between 0 and 14 (ARC-6.1)")?;
        let few = player.apprentices.len() <= self.apprentice_limit(seat);
        ensure(few, "too many apprentices (ARC-9.8)")?;
        let dealt = match self.options.boards {
            Boards::Common => player.board.is_none(),
            Boards::Chosen | Boards::Dealt => self.has_board(seat),
        };
        ensure(dealt, "a board does not fit (ARC-18.1)")
    }

    /// Characters are different, allowed, and there once they have been given out.
    fn has_board(&self, seat: Seat) -> bool {
        match (self.player(seat).board, self.pending.as_slice().first()) {
            (Some(character), _) => self.open_characters(seat).contains(character),
            (None, Some(Frame::Board(ask))) => seat >= ask.seat,
            (None, _) => false,
        }
    }

    fn check_cathedral(&self) -> Checked {
        let mut levels = [0; LEVELS.len()];
        for player in self.at_table() {
            let level = levels.get_mut(usize::from(player.cathedral));
            *level.ok_or_else(|| Impossible("the Cathedral has five levels".to_owned()))? += 1;
        }
        let room = levels.iter().zip(LEVELS).all(|(&markers, level)| markers <= level.spots);
        ensure(room, "too many markers on a level of the Cathedral (ARC-15.2)")
    }

    fn check_guildhall(&self) -> Checked {
        let (placed, spaces) = (self.placements(), guildhall_spaces(self.seats));
        let full = placed >= spaces;
        ensure(full == self.last_turns.is_some(), "a full Guildhall ends the match (ARC-17.1)")?;
        let beside = self.last_turns.map_or(0, |left| self.seats.saturating_sub(left) + 1);
        let few = placed <= spaces.saturating_add(beside);
        ensure(few, "too many workers beside the Guildhall (ARC-14.4)")?;
        let last = self.last_turns.is_none_or(|left| left <= self.seats);
        let most = MOST_TURNS * u16::from(self.seats);
        let over = self.frame() == Frame::Over;
        let turns = self.turns < most || (self.last_turns.is_some() || over);
        let turns = turns && self.turns <= most.saturating_add(u16::from(self.seats) + 1);
        ensure(last && turns, "too many turns (ARC-17.1, ARC-17.9)")
    }

    fn check_market(&self) -> Checked {
        let full = self.market.spaces.iter().all(Option::is_some);
        ensure(!full || self.reset_due, "a full Black Market is reset (ARC-12.8)")?;
        let turning = self.pending.as_slice().iter().any(|frame| matches!(frame, Frame::TurnUp));
        let begun = !matches!(self.frame(), Frame::DrawStart | Frame::Board(_));
        let small = self.market.small.is_some() || self.market.unseen.is_empty();
        ensure(small || turning || !begun, "a market card is turned up (ARC-2.1)")
    }

    /// ARC-2.2: the pile, and the unseen cards that are out of the match.
    fn check_rewards(&self) -> Checked {
        let few = Reward::ALL
            .into_iter()
            .all(|reward| self.rewards.count(reward.index()) <= REWARDS[reward.index()]);
        let gone: u8 = board::rewards(self.seats).saturating_sub(self.reward_pile);
        let unseen = u32::from(REWARDS.iter().sum::<u8>() - gone.min(11));
        let fits = self.reward_pile <= board::rewards(self.seats) && self.rewards.len() == unseen;
        ensure(few && fits, "rewards are missing or doubled (ARC-2.2)")
    }

    /// ARC-21.4: every card lies in one place, and nothing is known that is not so.
    fn check_cards(&self) -> Checked {
        let own = |player: &Player| player.hand.and(player.pack.iter().collect());
        let mut count = self.deck.len();
        let mut laid: Plans = self.deck.under.iter().collect();
        for (seat, player) in Seat::first(self.seats).zip(self.at_table()) {
            count += player.hand.len() + player.pack.len() + usize::from(player.built.len());
            laid = laid.and(own(player));
            let known = self.known.placed(seat).contains_all(own(player));
            ensure(known, "somebody does not know the own cards (ARC-1.5)")?;
        }
        let promo = if self.options.promo_cards { 3 } else { 0 };
        ensure(count == usize::from(Building::BASE + promo), "buildings are missing (ARC-21.4)")?;
        ensure(self.known.is_possible(laid), "something is known that is not so (ARC-1.5)")?;
        let displayed = self.display.iter().flatten().count();
        let owned = self.at_table().iter().map(|player| usize::from(player.apprentices.len()));
        let all = displayed + owned.sum::<usize>() + self.apprentices.len();
        ensure(all == usize::from(Building::BASE + promo), "apprentices are missing (ARC-21.4)")
    }

    /// Gaps of the display are being filled, or wait for the opening to end.
    fn check_display(&self) -> Checked {
        let gaps = self.display.iter().filter(|place| place.is_none()).count();
        let filling = self.pending.as_slice().iter().any(|frame| {
            matches!(
                frame,
                Frame::Reveal
                    | Frame::Refill(_)
                    | Frame::Opening(_)
                    | Frame::DrawStart
                    | Frame::Board(_)
                    | Frame::SetUp(_)
            )
        });
        ensure(gaps == 0 || filling, "the display has gaps (ARC-9.7)")?;
        let enough = gaps <= self.apprentices.len();
        let coins =
            self.display.iter().zip(self.coins).all(|(one, coins)| one.is_some() || coins == 0);
        ensure(coins && enough, "silver lies where no apprentice is (ARC-9.4)")
    }

    /// Frames of a kind lie there once, except rows and deals.
    fn check_kinds_of_frames(&self) -> Checked {
        let stack = self.pending.as_slice();
        let kind = std::mem::discriminant::<Frame>;
        let twice = stack.iter().enumerate().any(|(at, frame)| {
            !matches!(frame, Frame::Resolve(_) | Frame::Draw(_))
                && stack[..at].iter().any(|below| kind(below) == kind(frame))
        });
        ensure(!twice, "something is pending twice")
    }

    /// Packs, choices and hands fit the stage of the match.
    fn check_stage(&self) -> Checked {
        let bottom = self.pending.as_slice().first().copied().unwrap_or_default();
        let stage = match bottom {
            Frame::Draft => self.fits_draft(),
            Frame::Move | Frame::EndTurn | Frame::Over => self.fits_play(bottom),
            _ => self.is_fresh(),
        };
        ensure(stage, "hands and packs do not fit the stage of the match (ARC-2.6)")
    }

    fn is_fresh(&self) -> bool {
        let fresh = |player: &Player| {
            player.hand.is_empty() && player.pack.is_empty() && player.kept.is_none()
        };
        self.has_not_begun()
            && self.deck.under.is_empty()
            && self.at_table().iter().all(fresh)
            && self.at_table().iter().all(|player| player.apprentices.len() <= 1)
    }

    fn has_not_begun(&self) -> bool {
        let idle = |player: &Player| {
            player.built.is_empty()
                && player.cathedral == 0
                && player.reserve + player.prison == WORKERS
        };
        self.turns == 0 && self.at_table().iter().all(idle) && self.guildhall.is_empty()
    }

    /// Everybody has kept as many cards, and looks at the rest of as many.
    fn fits_draft(&self) -> bool {
        let dealing = self.frame() != Frame::Draft;
        let kept = self.player(self.first).hand.len();
        let packs = |player: &Player| {
            let cards = player.pack.len();
            let chosen =
                player.kept.is_none_or(|card| player.pack.iter().any(|c| c == card.card()));
            let dealt = cards + player.hand.len() == usize::from(DRAFT_DEAL);
            chosen && player.hand.len() == kept && (dealing || (dealt && cards > 1))
        };
        self.has_not_begun()
            && self.deck.under.is_empty()
            && kept < board::DRAFT_KEEP
            && (!dealing || (kept == 0 && self.fits_deal()))
            && self.at_table().iter().all(packs)
            && !self.owed().is_empty()
    }

    /// Who still gets cards has as many fewer.
    fn fits_deal(&self) -> bool {
        Seat::first(self.seats).all(|seat| {
            let left = self.pending.as_slice().iter().find_map(|frame| match frame {
                Frame::Draw(draw) if draw.seat == seat => Some(usize::from(draw.left)),
                _ => None,
            });
            let player = self.player(seat);
            player.kept.is_none()
                && player.pack.len() + left.unwrap_or(0) == usize::from(DRAFT_DEAL)
        })
    }

    fn fits_play(&self, bottom: Frame) -> bool {
        let frames = self.pending.as_slice();
        let quiet = |seat: Seat| {
            let player = self.player(seat);
            let looks = frames.iter().any(|frame| frame.is_keep_of(seat));
            let keeps = player.hand.len() <= HAND_LIMIT
                || (seat == self.active && bottom == Frame::EndTurn);
            player.kept.is_none() && (player.pack.is_empty() || looks) && keeps
        };
        let reset = !self.reset_due || bottom == Frame::EndTurn;
        let began = frames.len() == 1 || bottom != Frame::Move || self.turns == 0;
        reset && began && Seat::first(self.seats).all(quiet)
    }
}
