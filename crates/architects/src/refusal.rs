//! Why an action is refused: found after the fact, the most telling reason first. An ask says why
//! something is no answer to it; here are the reasons that are the same for all.

use engine::{Actor, Illegal};

use crate::{Action, Architects, asks::Ask};

impl Architects {
    pub(crate) fn refusal(&self, actor: Actor, action: Action) -> Illegal {
        let Actor::Seat(seat) = actor else {
            return Illegal::new("ARC-21.8", "NotLeftToChance");
        };
        if !self.is_at_table(seat) {
            return Illegal::new("ARC-1.1", "NotAtTheTable");
        }
        let frame = self.frame();
        let reason = if self.asked().awaits(actor) {
            frame.why_not(self, seat, action)
        } else {
            frame.why_wait(self, seat).or(Some(Illegal::new("ARC-3.1", "NotYourTurn")))
        };
        reason.unwrap_or_else(|| not_asked(action))
    }
}

/// Why nothing of this sort is an answer now.
const fn not_asked(action: Action) -> Illegal {
    let (rule, kind) = match action {
        Action::Start(_)
        | Action::TurnUp(_)
        | Action::Reveal(_)
        | Action::Deal(_)
        | Action::Reward(_) => ("ARC-21.8", "LeftToChance"),
        Action::Board(_) => ("ARC-18.9", "NoBoardNow"),
        Action::Keep(_) => ("ARC-21.6", "NothingToKeep"),
        Action::Place(_)
        | Action::MarketHire(_)
        | Action::Construct { .. }
        | Action::Cathedral(_)
        | Action::Recover(_) => ("ARC-3.2", "NoPlacementNow"),
        Action::Hire(_) => ("ARC-9.1", "NoHireNow"),
        Action::Trade(_) => ("ARC-8.5", "NoTradeNow"),
        Action::Capture(..) => ("ARC-10.1", "NoCaptureNow"),
        Action::Guard(_) => ("ARC-13.1", "NoGuardNow"),
        Action::Discard(_) => ("ARC-14.9", "NothingToDiscard"),
        Action::Dismiss(_) => ("ARC-9.8", "NothingToDismiss"),
        Action::Destroy(_) => ("ARC-6.5", "NothingToDestroy"),
        Action::Pay | Action::TakeDebt => ("ARC-18.4", "NoDebtNow"),
        Action::Choose(_) => ("ARC-21.6", "NothingToChoose"),
        Action::Stop => ("ARC-21.6", "MustDecide"),
    };
    Illegal::new(rule, kind)
}
