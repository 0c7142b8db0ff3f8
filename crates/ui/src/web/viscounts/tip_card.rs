//! Explanations of cards, Manuscripts of seats, Buildings, slots and goods.

use viscounts::{
    Building, Card, Good, Manuscript, Slot, Viscounts,
    view::{PlayerView, SegmentView},
};

use super::{
    super::{scene::Scene, tip::Tip},
    folk, names, pile,
    tip::sourced,
};
use crate::{
    effects::Mood,
    viscounts::{
        Unit, building_does, card_does, manuscript_does, player_card_does, printed_townsfolk_do,
        slot_does,
    },
};

type At<'a> = Scene<'a, Viscounts>;

/// Explanations of everything that is no place.
pub(super) fn tips(scene: &At<'_>) -> Vec<Tip> {
    let segments = scene.view.segments.iter();
    let owned = scene.view.players.iter().flat_map(|player| player.manuscripts.iter());
    segments
        .map(|segment| pile_tip(scene, segment))
        .chain(known(scene).into_iter().map(|card| card_tip(scene, card)))
        .chain(owned.map(|&manuscript| manuscript_tip(scene, manuscript)))
        .chain(scene.view.pairs.iter().map(|pair| {
            let tip = Tip::new(format!("tip-take-{}", pair.card), names::name(scene, pair.card))
                .told(scene, &player_card_does(pair.card, &scene.teller()));
            let tip = match pair.hero {
                Some(hero) => {
                    tip.say(names::name(scene, hero)).told(scene, &card_does(hero, &scene.teller()))
                }
                None => tip,
            };
            sourced(scene, tip, pair.card.start().reconstructed).rule("VIS-2.10")
        }))
        .chain(Building::ALL.into_iter().map(|kind| {
            Tip::new(format!("tip-building-{kind}"), names::name(scene, kind))
                .told(scene, &building_does(kind, Mood::Does, &scene.teller()))
                .rule("VIS-10.2")
        }))
        .chain(Slot::ALL.into_iter().map(|slot| {
            Tip::new(format!("tip-slot-{slot}"), names::name(scene, slot))
                .told(scene, &slot_does(slot, Mood::Does, &scene.teller()))
                .rule("VIS-10.4")
        }))
        .chain(Good::ALL.into_iter().map(|good| {
            plain(scene, &format!("good-{good}"), names::name(scene, good)).rule("VIS-8.2")
        }))
        .chain([
            plain(scene, "silver", names::name(scene, Unit::Silver)).rule("VIS-7.1"),
            plain(scene, "workers", scene.texts().get("viscounts-web-workers")).rule("VIS-11.1"),
            plain(scene, "decks", scene.texts().get("viscounts-web-decks")).rule("VIS-15.3"),
            plain(scene, "sets", scene.texts().get("viscounts-web-sets")).rule("VIS-12.5"),
        ])
        .chain(scene.desk.map(|seat| discarded(scene, &scene.view.players[seat.index()])))
        .collect()
}

/// The own discard pile, which is open (VIS-0.7).
fn discarded(scene: &At<'_>, own: &PlayerView) -> Tip {
    Tip::new("tip-discard", scene.texts().get("viscounts-web-discard-pile"))
        .with(folk::listing(scene, &own.discard_pile))
        .say(scene.texts().get("viscounts-web-decks-say"))
        .rule("VIS-15.3")
}

fn plain(scene: &At<'_>, key: &str, title: String) -> Tip {
    Tip::new(format!("tip-{key}"), title)
        .say(scene.texts().get(&format!("viscounts-web-{key}-say")))
}

/// Cards that lie anywhere in sight, but for the piles.
fn known(scene: &At<'_>) -> Vec<Card> {
    let players = scene.view.players.iter();
    let mut all: Vec<Card> = players
        .flat_map(|player| {
            let deck = if scene.desk == Some(player.seat) { player.unseen.as_slice() } else { &[] };
            let own = player.hand.iter().flatten().chain(deck);
            own.chain(player.slots.iter().flatten()).copied().collect::<Vec<_>>()
        })
        .chain(scene.view.pairs.iter().filter_map(|pair| pair.hero))
        .collect();
    all.sort_by_key(|card| card.number());
    all.dedup();
    all
}

fn card_tip(scene: &At<'_>, card: Card) -> Tip {
    let tip = Tip::new(format!("tip-card-{card}"), names::name(scene, card))
        .told(scene, &card_does(card, &scene.teller()));
    sourced(scene, tip, card.is_reconstructed())
        .why(scene.why_not(&format!("card-{card}")))
        .rule("VCE-4")
}

/// The townsfolk on top of a pile: its text, what a dismissal adds, how many lie there.
fn pile_tip(scene: &At<'_>, segment: &SegmentView) -> Tip {
    let left =
        scene.texts().with("viscounts-web-townsfolk-left", [("n", segment.townsfolk.into())]);
    let note = names::name(scene, segment.segment);
    match segment.top {
        Some(card) => {
            let tip = Tip::new(pile::tip(segment), names::name(scene, card))
                .note(Some(note))
                .told(scene, &card_does(card, &scene.teller()))
                .say(left)
                .why(scene.why_not(&format!("hire-{card}")));
            sourced(scene, tip, card.is_reconstructed()).rule("VIS-13.1")
        }
        None => Tip::new(pile::tip(segment), scene.texts().get("viscounts-web-printed"))
            .note(Some(note))
            .told(scene, &printed_townsfolk_do(segment.segment, &scene.teller()))
            .rule("VIS-8.9"),
    }
}

fn manuscript_tip(scene: &At<'_>, manuscript: Manuscript) -> Tip {
    let tip = Tip::new(format!("tip-manuscript-{manuscript}"), names::name(scene, manuscript))
        .told(scene, &manuscript_does(manuscript, &scene.teller()));
    sourced(scene, tip, manuscript.is_reconstructed()).rule("VIS-12.1")
}
