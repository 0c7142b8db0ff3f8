//! Why an action is refused: found after the fact, the most telling reason first. An ask says why
//! something is no answer to it; here are the reasons that are the same for all.

use engine::{Actor, Illegal, Seat};

use crate::{
    Action, Castle,
    asks::{Ask, why_not_exchange},
};

impl Castle {
    pub(crate) fn refusal(&self, actor: Actor, action: Action) -> Illegal {
        let Actor::Seat(seat) = actor else {
            return Illegal::new("CAS-22.3", "NotLeftToChance");
        };
        if !self.is_at_table(seat) {
            return Illegal::new("CAS-2.4", "NotAtTheTable");
        }
        let (frame, turn) = (self.frame(), self.asked());
        let awaited = turn.awaits(actor);
        let reason = match action {
            Action::Exchange(kind) if turn != engine::Turn::Over => {
                Some(why_not_exchange(self, seat, kind, awaited && frame.is_own_turn()))
            }
            _ if awaited => frame.why_not(self, seat, action),
            _ => frame.why_wait(self, seat).or(Some(Illegal::new("CAS-6.3", "NotYourTurn"))),
        };
        reason.unwrap_or_else(|| not_asked(action))
    }

    pub(crate) fn is_at_table(&self, seat: Seat) -> bool {
        seat.index() < usize::from(self.seats)
    }
}

/// Why nothing of this sort is an answer now.
const fn not_asked(action: Action) -> Illegal {
    let (rule, kind) = match action {
        Action::Start(_) | Action::Winter(_) => ("CAS-22.3", "LeftToChance"),
        Action::Cards(_) => ("CAS-3.1", "NoSelectionNow"),
        Action::Load(..) => ("CAS-5.3", "NothingToLoad"),
        Action::Place { .. } => ("CAS-14.1", "NoHelperNow"),
        Action::Take(_) => ("CAS-9.1", "NothingToTake"),
        Action::Buy { .. } => ("CAS-10.1", "OnlyTheStonemasonBuys"),
        Action::Build { .. } => ("CAS-13.1", "NoBuilder"),
        Action::Exchange(_) => ("CAS-13.12", "NotInOwnTurn"),
        Action::Stop => ("CAS-20.5", "MustDecide"),
        Action::Sell | Action::Refuse => ("CAS-10.4", "NobodyAsksForTheLastUnit"),
        Action::First(_) => ("CAS-6.4", "NoSuchWorkers"),
        Action::Return(_) => ("CAS-20.1", "NoTollOwed"),
        Action::Lose(_) | Action::Pay => ("CAS-20.7", "NothingToLose"),
        Action::Repair => ("CAS-20.4", "NoBreach"),
        Action::Gift(_) | Action::Withdraw => ("CAS-20.5", "NoGiftNow"),
        Action::Convert(_) => ("CAS-17.8", "NoConversionNow"),
    };
    Illegal::new(rule, kind)
}
