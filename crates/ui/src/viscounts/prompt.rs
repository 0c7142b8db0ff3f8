//! What the table waits for.

use engine::{Turn, Viewer};
use fluent_bundle::FluentValue;
use viscounts::{
    Frame, Icon, Icons, Section, View,
    asks::{Choice, Chosen, Pay, Phase},
    board::{MOST_IN_SECTION, OWN_TO_ADVANCE, Tier},
    effects::Row,
    view::PlayerView,
};

use super::{
    Unit,
    names::{self, purse},
};
use crate::{Arg, Form, Prompt, Rich, Teller, code};

/// So few papers above the card that ends the match are worth a word.
const FEW_PAPERS: u8 = 4;

/// What the table waits for, spoken to the viewer.
pub fn prompt(view: &View, turn: Turn, viewer: Viewer, teller: &Teller<'_>) -> Prompt {
    match turn {
        Turn::Over => {
            let standings = view.players.iter().map(|own| (own.seat, view.standing(own)));
            Prompt::over(standings, teller)
        }
        Turn::Seat(seat) if viewer == Viewer::Seat(seat) => {
            let own = &view.players[seat.index()];
            Prompt { say: asked(view, own, teller), sub: beside(view, own, teller) }
        }
        Turn::Seat(seat) => {
            let key = format!("viscounts-waits-{}", code(&view.ask));
            let say = teller.say(&key, [("seat", teller.seat(seat))]);
            Prompt { say, sub: Rich::default() }
        }
        // Nobody seals anything.
        Turn::Chance | Turn::Sealed(_) => {
            let key = format!("viscounts-prompt-chance-{}", code(&view.ask));
            Prompt { say: teller.say(&key, []), sub: Rich::default() }
        }
    }
}

/// The question, to the one who is asked.
pub(super) fn asked(view: &View, own: &PlayerView, teller: &Teller<'_>) -> Rich {
    let units = |name, unit: Unit, n: u8| (name, teller.taken(unit, n));
    let (name, args): (_, Vec<Arg<'_>>) = match view.ask {
        _ if view.asks_for_columns_alone(own) => ("columns-alone", vec![]),
        Frame::Move(ask) => {
            ("move", vec![("n", ask.base.into()), units("steps", Unit::Step, ask.base)])
        }
        Frame::Target(ask) => {
            return teller.say(&format!("viscounts-prompt-target-{}", ask.primary), []);
        }
        Frame::Pay(ask) => {
            (price(ask), vec![("good", teller.name(ask.good)), ("n", ask.missing.into())])
        }
        Frame::Recruit => (recruits(view, own), vec![]),
        Frame::HireHere(_) => (hires_here(view, own), vec![]),
        Frame::Hire(ask) if ask.optional && view.has_orders() => {
            ("hire-up-to", vec![("n", ask.left.into())])
        }
        Frame::Hire(ask) if ask.optional => ("hire-few", vec![("n", ask.left.into())]),
        Frame::Hire(_) if view.has_orders() => ("hire-or-order", vec![]),
        Frame::Play if own.cards == 0 => ("play-unseen", vec![]),
        Frame::PickSlot(ask) => ("pick_slot", vec![("building", teller.name(ask.building))]),
        Frame::PickSite(ask) => {
            ("pick_site", vec![("slot_object", teller.named(ask.slot, Form::Object))])
        }
        Frame::PlaceFree(ask) => {
            let workers = ask.workers.min(own.workers);
            ("place_free", vec![units("workers", Unit::Worker, workers)])
        }
        Frame::Advance(_) if is_crowded(own) => {
            let (tier, section) = crowded(view).expect("a section is too full");
            let args = vec![("tier", teller.name(tier)), ("section", teller.name(section))];
            ("advance-bump", args)
        }
        Frame::Spread(ask) => {
            ("spread", vec![("section_from", teller.named(ask.section, Form::From))])
        }
        Frame::GainManuscript(ask) => ("gain_manuscript", vec![("n", ask.most.into())]),
        Frame::Discard(ask) => ("discard", vec![units("cards", Unit::Card, ask.left)]),
        Frame::Destroy(ask) => {
            ("destroy", vec![units("cards", Unit::Card, ask.left), ("n", ask.left.into())])
        }
        Frame::TakeGoods(ask) => ("take_goods", vec![units("resources", Unit::Resource, ask.left)]),
        Frame::Flip(ask) => ("flip", vec![units("flips", Unit::Flip, ask.left)]),
        Frame::Choice(ask) => ("choice", vec![("what", source(ask, teller))]),
        ask => return teller.say(&format!("viscounts-prompt-{}", code(&ask)), []),
    };
    teller.say(&format!("viscounts-prompt-{name}"), args)
}

/// What is paid for: icons, a price in silver, or a rearrangement.
const fn price(of: Pay) -> &'static str {
    match of.chosen {
        Chosen::Price => "pay-price",
        Chosen::Rearrangement => "pay-rearrangement",
        _ => "pay",
    }
}

/// Who can be hired at the Viscount for silver: townsfolk, a King's Order instead, or either.
fn recruits(view: &View, own: &PlayerView) -> &'static str {
    match (view.can_hire_here(own), view.can_buy_order(own)) {
        (_, false) => "recruit",
        (true, true) => "recruit-or-order",
        (false, true) => "recruit-order",
    }
}

/// The same, as part of an effect.
fn hires_here(view: &View, own: &PlayerView) -> &'static str {
    match (view.can_hire_here(own), view.can_buy_order(own)) {
        (_, false) => "hire_here",
        (true, true) => "hire_here-or-order",
        (false, true) => "hire_here-order",
    }
}

/// Whether a section is too full, or one is to be chosen where Workers advance.
fn is_crowded(own: &PlayerView) -> bool {
    own.castle[&Tier::Outer].values().all(|&workers| workers < OWN_TO_ADVANCE)
}

/// Where too many Workers stand: the first such place in the order in which they are resolved (VIS-11.12).
#[must_use]
pub fn crowded(view: &View) -> Option<(Tier, Section)> {
    let crowd = |tier: Tier, section: Section| {
        view.players.iter().map(|player| player.castle[&tier][&section]).sum::<u8>()
    };
    let sections = |tier| Section::ALL.into_iter().map(move |section| (tier, section));
    let mut all = Tier::ALL.into_iter().flat_map(sections);
    all.find(|&(tier, section)| crowd(tier, section) > MOST_IN_SECTION)
}

/// What a choice belongs to.
fn source(ask: Choice, teller: &Teller<'_>) -> FluentValue<'static> {
    match ask.0.row {
        Row::Card(card) | Row::Hired(card) | Row::Outsider(card) => teller.name(card),
        Row::Award(award) => teller.name(award),
        Row::Printed(segment) | Row::PrintedManuscript(segment) => teller.name(segment),
        Row::Manuscript(manuscript) => teller.name(manuscript),
        Row::Section(section) => teller.name(section),
        Row::Start(card) => teller.name(card),
        Row::Scheme(scheme) | Row::SchemeGain(scheme) => teller.name(scheme),
        Row::Keep => teller.name(names::Landmark::Keep),
        Row::Bumped(tier) => teller.name(tier),
        Row::HireDiscard => teller.name(viscounts::Slot::HireDiscard),
        Row::Site(_) | Row::Link(_) => teller.texts.get("viscounts-table-link").into(),
        Row::Collision | Row::Reward(_) | Row::AutomaReward(_) => {
            teller.texts.get("viscounts-of-collision").into()
        }
        Row::AutomaFlip | Row::AutomaSecondFlip | Row::AutomaDismissal | Row::AutomaOnce => {
            teller.texts.get("viscounts-opponent").into()
        }
    }
}

/// What the one who is asked has to decide with, and what is about to happen.
fn beside(view: &View, own: &PlayerView, teller: &Teller<'_>) -> Rich {
    let have = teller.say("viscounts-prompt-have", [("goods", purse(own, teller))]);
    let acts = matches!(
        view.ask,
        Frame::Play | Frame::Move(_) | Frame::Act | Frame::Target(_) | Frame::Pay(_)
    );
    let icons = acts
        .then(|| teller.say("viscounts-prompt-icons", [("icons", names::icons(of(own), teller))]));
    let met = own.corruption == own.virtue;
    let near = own.corruption + 1 == own.virtue;
    let markers = match (met, near) {
        (true, _) => Some("viscounts-prompt-joined"),
        (_, true) => Some("viscounts-prompt-near"),
        _ => None,
    };
    let markers = markers.map(|key| teller.say(key, []));
    Rich::row([have].into_iter().chain(icons).chain(markers).chain(end(view, teller)))
}

/// How near the end is, once it is near.
fn end(view: &View, teller: &Teller<'_>) -> Option<Rich> {
    if view.last_round == Some(view.round) {
        return Some(teller.say("viscounts-prompt-last-round", []));
    }
    let few = view.debts.min(view.deeds) <= FEW_PAPERS && view.round > 0;
    let args = [("debts", view.debts.into()), ("deeds", view.deeds.into())];
    few.then(|| teller.say("viscounts-prompt-papers", args))
}

/// The phases of a turn by what they are called; what comes before the first card belongs to it (VIS-6.1).
pub(crate) const PHASES: [Phase; 6] =
    [Phase::Play, Phase::Move, Phase::Act, Phase::Recruit, Phase::Collide, Phase::Draw];

/// In which phase the turn of a player is; below everything that is asked lies the phase that comes next.
#[must_use]
pub(crate) fn phase(view: &View) -> Option<Phase> {
    let Some(Frame::Turn(next)) = view.pending.first() else { return None };
    match next.phase {
        Phase::Shift | Phase::Play | Phase::Move => Some(Phase::Play),
        Phase::Act => Some(Phase::Move),
        Phase::Recruit => Some(Phase::Act),
        Phase::Collide => Some(Phase::Recruit),
        Phase::Draw => Some(Phase::Collide),
        Phase::End => Some(Phase::Draw),
    }
}

/// The icons that a seat can use now.
#[must_use]
pub fn of(own: &PlayerView) -> Icons {
    Icon::ALL.into_iter().map(|icon| Icons::of(icon, own.icons[&icon])).sum()
}
