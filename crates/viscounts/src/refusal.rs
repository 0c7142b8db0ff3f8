//! Why an action is refused: found after the fact, the most telling reason first. An ask says why
//! something is no answer to it; here are the reasons that are the same for all.

use engine::{Actor, Illegal};

use crate::{Action, Viscounts, asks::Ask};

impl Viscounts {
    pub(crate) fn refusal(&self, actor: Actor, action: Action) -> Illegal {
        let Actor::Seat(seat) = actor else {
            return Illegal::new("VIS-0.6", "NotLeftToChance");
        };
        if !self.is_at_table(seat) {
            return Illegal::new("VIS-2.1", "NotAtTheTable");
        }
        let frame = self.frame();
        let reason = if self.asked().awaits(actor) {
            match action {
                Action::Use(column) => Some(self.why_not_use(seat, column)),
                _ => frame.why_not(self, seat, action),
            }
        } else {
            frame.why_wait(self, seat).or(Some(Illegal::new("VIS-0.4", "NotYourTurn")))
        };
        reason.unwrap_or_else(|| not_asked(action))
    }
}

/// Why nothing of this sort is an answer now.
const fn not_asked(action: Action) -> Illegal {
    let (rule, kind) = match action {
        Action::Segment(_)
        | Action::Rotation(_)
        | Action::Size(_)
        | Action::Reveal(_)
        | Action::Show(_)
        | Action::Start(_)
        | Action::Deal(_)
        | Action::Hero(_)
        | Action::Draw(_)
        | Action::Scheme(_)
        | Action::Future(_)
        | Action::Enter(_)
        | Action::Beside(_)
        | Action::Desk(_) => ("VIS-0.6", "LeftToChance"),
        Action::Take(_) => ("VIS-2.10", "NoPairNow"),
        Action::Play(_) => ("VIS-6.3", "NoPlayNow"),
        Action::Move(_) => ("VIS-7.1", "NoMoveNow"),
        Action::Rearrange(_) => ("VIS-0.1", "NoRearrangingNow"),
        Action::Act { .. } | Action::Afar { .. } => ("VIS-8.1", "NoActionNow"),
        Action::Exchange(_) => ("VIS-9.6", "NoTradeNow"),
        Action::Build(_) | Action::Site(_) => ("VIS-10.1", "NoBuildingNow"),
        Action::Workers(_) => ("VIS-11.1", "NoWorkersNow"),
        Action::Pay(_) => ("VIS-25.9", "NothingToPay"),
        Action::Link(_) => ("VIS-10.5", "NoLinkNow"),
        Action::Section(_) | Action::Shift(..) | Action::Go(_) => ("VIS-11.4", "NoCastleNow"),
        Action::Bump(_) => ("VIS-11.7", "NoBumpNow"),
        Action::Hire(_) | Action::Order => ("VIS-13.1", "NoHireNow"),
        Action::Gain(_) => ("VIS-12.6", "NoManuscriptNow"),
        Action::Discard(_) => ("VIS-0.1", "NoDiscardNow"),
        Action::Destroy(_) => ("VIS-0.1", "NoDestroyNow"),
        Action::Resource(_) => ("VIS-25.2", "NoResourceNow"),
        Action::Flip(_) => ("VIS-4.5", "NoFlipNow"),
        Action::Choose(_) => ("VIS-25.2", "NothingToChoose"),
        Action::Trigger(_) | Action::Award(_) | Action::Workshop => ("VIS-25.2", "NothingSetOff"),
        Action::Stop => ("VIS-0.1", "MustDecide"),
        Action::Welcome(_) | Action::Refuse(_) => ("VIS-0.1", "NoOutsiderNow"),
        Action::Ribbon(_) => ("VIS-0.1", "NoRibbonNow"),
        Action::Use(_) => ("VIS-0.1", "NoColumnNow"),
    };
    Illegal::new(rule, kind)
}
