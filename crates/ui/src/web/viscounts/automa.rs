//! The automa: schemes on its board, what may come next and what it would do, what it takes first
//! (VIS-19 to VIS-22).

use maud::{Markup, html};
use viscounts::{
    Automa, Event, Frame, Scheme, Slot, Viscounts,
    ahead::{AutomaSlot, Intent},
    automa::Trial,
    view::AutomaView,
};

use super::{
    super::{
        parts::{icon, rich, tinted},
        plate::Bit,
        scene::Scene,
        tip::{Tip, row},
    },
    folk, glyph, names,
};
use crate::{
    Narrate, Rich,
    viscounts::{automa_does, scheme_does},
};

type At<'a> = Scene<'a, Viscounts>;

/// Its schemes on its mat, and how many there are to come.
pub(super) fn board(scene: &At<'_>) -> Markup {
    let Some(automa) = &scene.view.automa else { return html! {} };
    html! {
        @for scheme in automa.slots.iter().flatten() { (mini(scene, *scheme)) }
        span class="mini3 mini3--hand" data-tip="tip-automa" title=(scene.texts().get("viscounts-web-schemes-left")) { (icon("plan")) (automa.draw_pile) }
        (priorities(scene.view.options.automa))
    }
}

fn mini(scene: &At<'_>, scheme: Scheme) -> Markup {
    html! {
        span class="mini3" title=(names::name(scene, scheme)) data-tip={ "tip-scheme-" (scheme) } {
            b { (scheme.steps()) } @for kind in folk::listed(scheme.header()) { (icon(glyph::kind(kind))) }
        }
    }
}

/// What it takes first, where it may choose.
fn priorities(automa: Automa) -> Markup {
    html! {
        span class="prios" data-tip="tip-automa" { @for (at, (good, until)) in automa.priorities().into_iter().enumerate() {
            @if at > 0 { "›" } (tinted(glyph::good(good))) @if let Some(until) = until { small { (until) } }
        } }
    }
}

/// Explanations of the automa and its schemes.
pub(super) fn tips(scene: &At<'_>) -> Vec<Tip> {
    let Some(automa) = &scene.view.automa else { return Vec::new() };
    let seen = automa
        .slots
        .iter()
        .flatten()
        .chain(&automa.discard_pile)
        .chain(&automa.known)
        .chain(&automa.unseen);
    let mut schemes: Vec<Scheme> = seen.copied().collect();
    schemes.sort_by_key(|scheme| scheme.index());
    schemes.dedup();
    std::iter::once(whole(scene, automa))
        .chain(schemes.into_iter().map(|scheme| one(scene, scheme)))
        .collect()
}

fn whole(scene: &At<'_>, automa: &AutomaView) -> Tip {
    let kind = scene.view.options.automa;
    let args = [
        ("draw", automa.draw_pile.into()),
        ("discard", automa.discard_pile.len().into()),
        ("future", automa.future_pile.into()),
    ];
    let tip = Tip::new("tip-automa", names::name(scene, kind))
        .told(scene, &automa_does(kind, &scene.teller()))
        .with(uncovered(scene, kind))
        .say(scene.texts().with("viscounts-web-schemes", args));
    let tip = next(scene, automa, tip);
    super::tip::sourced(scene, tip, kind.is_reconstructed()).rule("VIS-21.1")
}

/// What comes next, by the scheme that is turned over; and whether it can be one that nobody has seen.
fn next(scene: &At<'_>, automa: &AutomaView, tip: Tip) -> Tip {
    if scene.view.round == 0 || scene.view.ask == Frame::Over {
        return tip;
    }
    let tip = tip.say(scene.texts().get("viscounts-web-intents")).with(html! { table class="wide" { @for intent in &scene.ahead.intents { (would(scene, intent)) } } });
    let unseen = usize::from(automa.draw_pile) - automa.known.len();
    if unseen == 0 {
        return tip;
    }
    tip.say(scene.texts().with("viscounts-web-intents-unseen", [("n", unseen.into())]))
}

/// What its uncovered slots do.
fn uncovered(scene: &At<'_>, kind: Automa) -> Markup {
    let Some(own) = scene.view.players.get(1) else { return html! {} };
    let line = |slot: Slot| {
        row(
            &html! { (glyph::html(&slot_bits(kind.slot(slot)))) },
            &html! { (scene.texts().get(&slot_key(kind.slot(slot)))) },
        )
    };
    html! { table { @for &slot in &own.uncovered { (line(slot)) } } }
}

/// What a slot of its board does, as icons.
pub(super) fn slot_bits(slot: AutomaSlot) -> Vec<Bit> {
    match slot {
        AutomaSlot::Icon(kind) => vec![glyph::text(1), Bit::Icon(glyph::kind(kind))],
        AutomaSlot::Once => vec![Bit::Icon("plan")],
        AutomaSlot::Collision => vec![Bit::Icon("flip"), Bit::Icon("debt")],
        AutomaSlot::Flip => vec![Bit::Icon("flip"), glyph::text("→"), Bit::Icon("dismiss")],
        AutomaSlot::Future => vec![Bit::Icon("plan"), glyph::text("→"), Bit::Icon("dismiss")],
        AutomaSlot::Virtue => vec![Bit::Icon("shuffle"), glyph::text("→"), Bit::Icon("virtue")],
        AutomaSlot::Corruption => {
            vec![Bit::Icon("shuffle"), glyph::text("→"), Bit::Icon("corruption")]
        }
    }
}

fn slot_key(slot: AutomaSlot) -> String {
    let key = match slot {
        AutomaSlot::Icon(_) => "icon",
        AutomaSlot::Once => "once",
        AutomaSlot::Collision => "collision",
        AutomaSlot::Flip => "flip",
        AutomaSlot::Future => "future",
        AutomaSlot::Virtue => "virtue",
        AutomaSlot::Corruption => "corruption",
    };
    format!("viscounts-web-automa-slot-{key}")
}

/// Where it would ride with a scheme, and what it would do there.
fn would(scene: &At<'_>, intent: &Intent) -> Markup {
    let to = names::short(scene, intent.space);
    row(
        &html! { span class="intent" { (mini(scene, intent.scheme)) " → " (to) } },
        &carried_out(scene, intent),
    )
}

/// The option that it would carry out, if that is certain.
fn carried_out(scene: &At<'_>, Intent { scheme, events, .. }: &Intent) -> Markup {
    let trial = events.iter().find_map(|event| match *event {
        Event::Tried { trial, hindered: None, .. } => Some(trial),
        _ => None,
    });
    match trial {
        Some(Trial::Act(primary)) => {
            html! { (icon(glyph::primary(primary))) " " (names::short(scene, primary)) }
        }
        Some(Trial::Flips) => {
            html! { (icon("flip")) " " (scene.texts().get("viscounts-try-flips")) }
        }
        Some(Trial::Gain) => glyph::html(&glyph::steps(scheme.gain())),
        None => html! { (scene.texts().get("viscounts-web-intent-unknown")) },
    }
}

/// What it would do, as the chronicle would tell it.
fn told(scene: &At<'_>, events: &[Event]) -> Rich {
    Rich::row(Viscounts::tell(events, &scene.teller()).into_iter().map(|line| line.text))
}

fn one(scene: &At<'_>, scheme: Scheme) -> Tip {
    let tip = Tip::new(format!("tip-scheme-{scheme}"), names::name(scene, scheme))
        .told(scene, &scheme_does(scheme, &scene.teller()));
    let intent = scene.ahead.intents.iter().find(|intent| intent.scheme == scheme);
    let tip = match intent {
        Some(intent) => tip
            .say(scene.texts().get("viscounts-web-intent"))
            .with(html! { p { (rich(scene.game, &told(scene, &intent.events).without_rules())) } })
            .with(html! { @if !intent.whole { p { (scene.texts().get("viscounts-web-intent-then")) } } }),
        None => tip,
    };
    super::tip::sourced(scene, tip, scheme.is_reconstructed()).rule("VIS-21.12")
}
