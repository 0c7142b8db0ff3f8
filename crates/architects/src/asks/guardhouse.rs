//! *guard*: actions of the Guardhouse (ARC-13).

use engine::{Actor, Illegal, Seat, Sink, Turn};
use serde::{Deserialize, Serialize};

use crate::{
    Action, Architects, Duty, Event, Kind,
    asks::{Ask, Frame, Table},
    board::{PAY_DEBT, PAY_DEBT_VIRTUE, RELEASE_BOARDS, SEND_SILVER, WORKERS},
    card::Moment,
    effects::{Resolve, Row},
};

/// Up to so many actions of the Guardhouse (ARC-13.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Guardhouse {
    /// Whose.
    pub seat: Seat,
    /// How many are still allowed.
    pub left: u8,
}

impl Ask for Guardhouse {
    fn whom(self, _: &Architects) -> Turn {
        Turn::Seat(self.seat)
    }

    fn waits(self, state: &Architects) -> bool {
        self.left > 0 && Duty::ALL.iter().any(|&duty| state.can_guard(self.seat, duty))
    }

    fn list(self, state: &Architects, _: Actor, out: &mut Vec<Action>) {
        out.push(Action::Stop);
        let possible = Duty::ALL.into_iter().filter(|&duty| state.can_guard(self.seat, duty));
        out.extend(possible.map(Action::Guard));
    }

    fn answer<L: Sink<Event>>(self, table: &mut Table<'_, L>, _: Actor, action: Action) {
        let Action::Guard(duty) = action else { return };
        if self.left > 1 {
            table.put(Self { left: self.left - 1, ..self });
        }
        table.guard(self.seat, duty);
    }

    fn why_not(self, state: &Architects, seat: Seat, action: Action) -> Option<Illegal> {
        let Action::Guard(duty) = action else { return None };
        let (rule, kind) = match duty {
            Duty::Send => ("ARC-13.2", "NobodyToSend"),
            Duty::ReleasePrison => ("ARC-13.3", "NobodyInPrison"),
            Duty::ReleaseBoards if state.on_boards(seat) > 0 => ("ARC-13.4", "CannotPayRelease"),
            Duty::ReleaseBoards | Duty::ReleaseByDebt => ("ARC-13.4", "NobodyToRelease"),
            Duty::PayDebt if state.player(seat).unpaid > 0 => ("ARC-13.5", "CannotPayDebt"),
            Duty::PayDebt => ("ARC-13.5", "NoDebt"),
        };
        Some(Illegal::new(rule, kind))
    }

    fn fits(self, state: &Architects, below: &[Frame]) -> bool {
        (1..=WORKERS).contains(&self.left) && below.len() == 1 && state.is_own(self.seat, below)
    }
}

impl Architects {
    fn can_guard(&self, seat: Seat, duty: Duty) -> bool {
        let player = self.player(seat);
        match duty {
            Duty::Send => player.captured.iter().any(|&workers| workers > 0),
            Duty::ReleasePrison => player.prison > 0,
            Duty::ReleaseBoards => {
                self.can_pay(seat, self.price(seat, RELEASE_BOARDS)) && self.on_boards(seat) > 0
            }
            Duty::ReleaseByDebt => self.on_boards(seat) > 0,
            Duty::PayDebt => player.unpaid > 0 && self.can_pay(seat, self.price(seat, PAY_DEBT)),
        }
    }
}

impl<L: Sink<Event>> Table<'_, L> {
    fn guard(&mut self, seat: Seat, duty: Duty) {
        match duty {
            Duty::Send => self.send(seat),
            Duty::ReleasePrison => self.release_prison(seat),
            Duty::ReleaseBoards => {
                self.pay(seat, self.price(seat, RELEASE_BOARDS));
                self.release_boards(seat);
            }
            Duty::ReleaseByDebt => self.put(Resolve::new(Row::ReleaseByDebt, seat)),
            Duty::PayDebt => self.pay_debt(seat),
        }
    }

    /// ARC-13.2: all captured workers to Prison, for silver.
    fn send(&mut self, seat: Seat) {
        self.put_moment(Moment::Sent, seat);
        let captured = std::mem::take(&mut self.player_mut(seat).captured);
        for (player, workers) in self.players.iter_mut().zip(captured) {
            player.prison += workers;
        }
        let workers: u8 = captured.iter().sum();
        self.tell(|| Event::Sent { seat, workers });
        self.gain(seat, Kind::Silver, SEND_SILVER * u16::from(workers));
    }

    /// ARC-7.2: the debt is turned over first, so that virtue can only destroy others.
    fn pay_debt(&mut self, seat: Seat) {
        self.pay(seat, self.price(seat, PAY_DEBT));
        let player = self.player_mut(seat);
        player.unpaid -= 1;
        player.paid = player.paid.saturating_add(1);
        self.tell(|| Event::PaidDebt { seat });
        self.put_moment(Moment::DebtPaid, seat);
        self.gain_virtue(seat, PAY_DEBT_VIRTUE);
    }
}
