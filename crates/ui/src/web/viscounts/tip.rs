//! What everything on the board is, how it stands now, and the rule it follows.

use engine::Seat;
use maud::{Markup, html};
use viscounts::{
    Paper, Primary, Ribbon, Section, Space, Viscounts,
    ahead::Goal,
    board::{Plot, TIER_POINTS, Tier, WORKER_COSTS},
    view::{PlayerView, SegmentView, SiteView},
};

use super::{
    super::{
        parts::{icon, rich, tinted, who},
        scene::Scene,
        tip::{Tip, row},
    },
    at, automa, castle, ends, glyph, names, scroll, site, space, tip_card, tip_gates, tip_seat,
    vmat, words,
};
use crate::{
    effects::Mood,
    viscounts::{
        Bonus, Landmark, bonus_does, bump_does, collision_does, keep_does, leader_does,
        link_in_brief, manuscript_does, printed_manuscript_does, section_does, site_in_brief,
        trade_does,
    },
};

type At<'a> = Scene<'a, Viscounts>;

/// All explanations.
pub(super) fn tips(scene: &At<'_>) -> Markup {
    let segments = || scene.view.segments.iter();
    let tips = Space::ALL
        .into_iter()
        .map(|space| space_tip(scene, space))
        .chain(
            segments().flat_map(|segment| segment.sites.iter().map(|site| site_tip(scene, site))),
        )
        .chain(site::links(scene).into_iter().map(|link| link_tip(scene, &link)))
        .chain(segments().map(|segment| section_tip(scene, segment.section)))
        .chain(segments().map(|segment| scroll_tip(scene, segment)))
        .chain(Paper::ALL.into_iter().map(|paper| paper_tip(scene, paper)))
        .chain(Ribbon::ALL.into_iter().map(|ribbon| bonus_tip(scene, ribbon)))
        .chain(Primary::ALL.into_iter().map(|primary| primary_tip(scene, primary)))
        .chain(scene.view.players.iter().map(|player| track_tip(scene, player)))
        .chain(scene.view.players.iter().map(|player| tip_seat::tip(scene, player)))
        .chain([keep_tip(scene)])
        .chain(scene.view.gates.is_none().then(|| leader_tip(scene)))
        .chain(tip_card::tips(scene))
        .chain(tip_gates::tips(scene))
        .chain(automa::tips(scene));
    html! { @for tip in tips { (tip.draw(scene)) } }
}

/// A word beside the title where something is reconstructed; its text says more.
pub(super) fn sourced(scene: &At<'_>, tip: Tip, reconstructed: bool) -> Tip {
    let word = || scene.texts().get("viscounts-web-reconstructed");
    if reconstructed { tip.note(Some(word())) } else { tip }
}

/// What a site and its link say where their side of the board is reconstructed.
fn of_side(scene: &At<'_>, tip: Tip, plot: Plot) -> Tip {
    let tip = sourced(scene, tip, plot.is_reconstructed());
    let say = || scene.texts().get("viscounts-web-reconstructed-say");
    if plot.is_reconstructed() { tip.say(say()) } else { tip }
}

/// A space: what can be done there, who stands there, and what the own ride would cost and bring.
fn space_tip(scene: &At<'_>, space: Space) -> Tip {
    let target = at(space);
    let here = scene.view.players.iter().filter(|player| player.viscount == Some(space));
    let tip = Tip::new(format!("tip-{target}"), names::name(scene, space));
    let tip = match space.bank() {
        Some(side) => tip
            .told(
                scene,
                &trade_does(scene.view.options.trade(space.segment(), side), &scene.teller()),
            )
            .say(scene.texts().get("viscounts-web-outer-say")),
        None => tip.say(scene.texts().get("viscounts-web-inner-say")),
    };
    tip.with(
        html! { p { @for player in here { (who(player.seat, scene.name(player.seat))) " " } } },
    )
    .with(html! { @if let Some(goal) = goal(scene, space) { (ride(scene, goal)) } })
    .why(scene.why_not(&target))
    .rule(if space.bank().is_some() { "VIS-9.1" } else { "VIS-11.1" })
    .rule("VIS-7.1")
}

/// The ride that is asked for, if it leads there.
fn goal<'a>(scene: &'a At<'_>, space: Space) -> Option<&'a Goal> {
    let rides = scene.ahead.rides.iter().filter(|ride| ride.card.is_none());
    rides.flat_map(|ride| &ride.goals).find(|goal| goal.space == space)
}

fn ride(scene: &At<'_>, goal: &Goal) -> Markup {
    let texts = scene.texts();
    let trade = scene.view.trade(goal.space);
    let yields = space::yields(scene, goal.space.segment(), trade, &goal.yields);
    html! {
        table {
            (row(&html! { (texts.get("viscounts-web-steps")) }, &html! { b { (goal.steps) } (icon("step")) @if goal.price > 0 { " −" b { (goal.price) } (tinted("coin")) } }))
            @if !yields.is_empty() { (row(&html! { (texts.get("viscounts-web-then")) }, &glyph::html(&yields))) }
            @for seat in goal.meets.iter() { (row(&who(seat, scene.name(seat)), &html! { (texts.get("viscounts-web-may-rearrange")) })) }
        }
    }
}

fn site_tip(scene: &At<'_>, view: &SiteView) -> Tip {
    let target = format!("site-{}", view.site);
    let players = site::sides(scene);
    let tip = Tip::new(format!("tip-{target}"), names::name(scene, view.site))
        .say(scene.texts().get(&format!("viscounts-bank-{}", crate::code(&view.bank))))
        .told(scene, &site_in_brief(view.site.plot(players), &scene.teller()))
        .with(html! { @if let Some(built) = view.built { p { (who(built.seat, scene.name(built.seat))) " " (icon(glyph::building(built.slot.building()))) (names::name(scene, built.slot.building())) } } })
        .why(scene.why_not(&target));
    of_side(scene, tip, view.site.plot(players)).rule("VIS-3.5")
}

/// A link: what it brings, and to whom.
fn link_tip(scene: &At<'_>, link: &site::Link<'_>) -> Tip {
    let texts = scene.texts();
    let players = site::sides(scene);
    let plot = link.from.site.plot(players);
    let brings = link_in_brief(plot, &scene.teller()).unwrap_or_default();
    let end = |view: &SiteView| {
        let owner = view.built.map(|built| who(built.seat, scene.name(built.seat)));
        row(
            &html! { (names::name(scene, view.site)) },
            &owner.unwrap_or_else(|| html! { (texts.get("viscounts-web-empty")) }),
        )
    };
    let done = link.from.built.is_some() && link.to.built.is_some();
    let tip = Tip::new(format!("tip-link-{}", link.from.site), texts.get("viscounts-web-link"))
        .told(scene, &brings)
        .say(texts.get(if done { "viscounts-web-link-done" } else { "viscounts-web-link-say" }))
        .with(html! { table { (end(link.from)) (end(link.to)) } });
    of_side(scene, tip, plot).rule("VIS-10.6")
}

fn section_tip(scene: &At<'_>, section: Section) -> Tip {
    let target = words::section(section);
    let teller = scene.teller();
    let tier = |tier: Tier| {
        let there = castle::workers(scene, tier, section);
        row(
            &html! { (names::name(scene, tier)) },
            &html! { @for (seat, count) in there { (who(seat, scene.name(seat))) " " b { (count) } " " } },
        )
    };
    let bumped = |tier: Tier| {
        row(
            &html! { (scene.texts().get("viscounts-web-bumped")) " · " (names::name(scene, tier)) },
            &rich(scene.game, &bump_does(tier, Mood::Brief, &teller).without_rules()),
        )
    };
    Tip::new(format!("tip-{target}"), names::name(scene, section))
        .say(scene.texts().get("viscounts-web-section-say"))
        .told(scene, &section_does(section, Mood::Brief, &teller))
        .with(html! { table { (tier(Tier::Outer)) (tier(Tier::Middle)) (bumped(Tier::Outer)) (bumped(Tier::Middle)) } })
        .why(scene.why_not(&target))
        .rule("VIS-11.4")
}

fn keep_tip(scene: &At<'_>) -> Tip {
    let there = scene.view.players.iter().filter(|player| player.keep > 0);
    let points = TIER_POINTS.map(|points| points.to_string()).join(" · ");
    Tip::new("tip-keep", names::name(scene, Landmark::Keep))
        .told(scene, &keep_does(Mood::Brief, &scene.teller()))
        .say(scene.texts().with("viscounts-web-keep-say", [("points", points.into())]))
        .with(html! { table { @for player in there { (row(&who(player.seat, scene.name(player.seat)), &html! { b { (player.keep) } (icon("worker")) })) } } })
        .rule("VIS-11.8")
}

fn leader_tip(scene: &At<'_>) -> Tip {
    Tip::new("tip-leader", names::name(scene, Landmark::Leader))
        .told(scene, &leader_does(Mood::Brief, &scene.teller()))
        .with(html! { @if let Some(seat) = scene.view.leader { p { (who(seat, scene.name(seat))) } } })
        .rule("VIS-11.8")
}

fn scroll_tip(scene: &At<'_>, segment: &SegmentView) -> Tip {
    let texts = scene.texts();
    let left = texts.with("viscounts-web-manuscripts-left", [("n", segment.manuscripts.into())]);
    let tip = match segment.manuscript {
        Some(manuscript) => {
            let tip = Tip::new(scroll::tip(segment), names::name(scene, manuscript))
                .told(scene, &manuscript_does(manuscript, &scene.teller()))
                .why(scene.why_not(&format!("scroll-{manuscript}")));
            sourced(scene, tip, manuscript.is_reconstructed())
        }
        None => Tip::new(scroll::tip(segment), texts.get("viscounts-web-printed-manuscript"))
            .told(scene, &printed_manuscript_does(segment.segment, &scene.teller())),
    };
    tip.say(left).rule("VIS-12.1")
}

fn paper_tip(scene: &At<'_>, paper: Paper) -> Tip {
    let (left, of) = ends::left(scene, paper);
    let args = [("left", left.into()), ("of", of.into())];
    let line = |player: &PlayerView| {
        let (open, flipped) = match paper {
            Paper::Debt => (player.unpaid, player.paid),
            Paper::Deed => (player.acquired, player.approved),
        };
        row(
            &who(player.seat, scene.name(player.seat)),
            &html! { b { (open) } " / " b { (flipped) } (icon(ends::paper(paper))) },
        )
    };
    let places = ends::places(scene, paper);
    let points: Vec<String> = places.points.iter().map(i32::to_string).collect();
    let would = |&(seat, points): &(Seat, i32)| {
        row(&who(seat, scene.name(seat)), &html! { b { "+" (points) } (icon("vp")) })
    };
    Tip::new(format!("tip-{paper}s"), scene.texts().get(&format!("viscounts-web-{paper}s")))
        .say(scene.texts().with(&format!("viscounts-web-{paper}s-label"), args))
        .say(scene.texts().get(&format!("viscounts-web-{paper}s-say")))
        .with(html! { table { @for player in &scene.view.players { (line(player)) } } })
        .say(scene.texts().with(
            &format!("viscounts-web-{paper}s-places"),
            [("points", points.join(" · ").into())],
        ))
        .with(html! { table { @for one in &places.seats { (would(one)) } } })
        .rule(if paper == Paper::Debt { "VIS-17.2" } else { "VIS-17.3" })
        .rule("VIS-16.5")
}

fn bonus_tip(scene: &At<'_>, ribbon: Ribbon) -> Tip {
    let of = |player: &PlayerView| scene.view.ribbons(player, ribbon);
    let holder = ends::holder(scene, ribbon);
    Tip::new(format!("tip-bonus-{ribbon}"), names::name(scene, Bonus(ribbon)))
        .told(scene, &bonus_does(ribbon, Mood::Brief, &scene.teller()))
        .say(scene.texts().get("viscounts-web-bonus-say"))
        .with(html! { table { @for player in &scene.view.players { (row(&who(player.seat, scene.name(player.seat)), &html! { b { (of(player)) } @if holder == Some(player.seat) { (icon("check")) } })) } } })
        .rule("VIS-12.3")
}

/// A primary action: what it takes, and what everybody has for it.
fn primary_tip(scene: &At<'_>, primary: Primary) -> Tip {
    let line = |player: &PlayerView| {
        let power = scene.ahead.powers[player.seat.index()][primary.index()];
        row(
            &who(player.seat, scene.name(player.seat)),
            &html! { b { (power.icons) } (icon(glyph::primary(primary))) @if power.reach > power.icons { " ≤ " b { (power.reach) } } },
        )
    };
    let costs = WORKER_COSTS.map(|cost| cost.to_string()).join(" · ");
    Tip::new(format!("tip-act-{primary}"), names::name(scene, primary))
        .say(scene.texts().with(&format!("viscounts-web-{primary}-say"), [("costs", costs.into())]))
        .say(scene.texts().get("viscounts-web-icons-say"))
        .with(html! { table { @for player in &scene.view.players { (line(player)) } } })
        .rule("VIS-8.3")
}

/// The track of a seat: what a collision would bring on each space.
fn track_tip(scene: &At<'_>, own: &PlayerView) -> Tip {
    let automa = vmat::is_automa(scene, own);
    let between = own.corruption..=own.virtue;
    let line = |space: u8| {
        let does = collision_does(space, automa, Mood::Brief, &scene.teller()).unwrap_or_default();
        row(
            &html! { b { (space) } },
            &html! { span class="wrap" { (rich(scene.game, &does.without_rules())) } },
        )
    };
    let args = [("corruption", own.corruption.into()), ("virtue", own.virtue.into())];
    let key = if own.corruption == own.virtue {
        "viscounts-web-track-met"
    } else {
        "viscounts-web-track-say"
    };
    Tip::new(format!("tip-track-{}", own.seat), scene.texts().get("viscounts-web-track"))
        .say(scene.texts().with(key, args))
        .with(html! { table class="wide" { @for space in between { (line(space)) } } })
        .foot(who(own.seat, scene.name(own.seat)))
        .rule("VIS-14.2")
}
