//! What the places of the board do: exchanges, sites and links, sections, slots, the track.

use viscounts::{
    Building, Icon, Icons, Section, Segment, Slot,
    board::{PRINTED_MANUSCRIPT_COST, Plot, Reward, Tier, Trade},
    effects::{Row, Verb},
};

use super::{
    Unit,
    effects::{Words, doubted, said},
    names::icons,
};
use crate::{
    Rich, Teller,
    effects::{Mood, Phrases, sentence},
};

/// An exchange: `2 trade icons → 1 gold`.
#[must_use]
pub fn trade_does(of: Trade, teller: &Teller<'_>) -> Rich {
    let rate = teller.taken(Icon::Trade, of.rate());
    teller.say("viscounts-trade", [("icons", rate), ("gain", trade_gain(of, teller).into())])
}

/// What one exchange brings, in the fewest words.
#[must_use]
pub fn trade_gain(of: Trade, teller: &Teller<'_>) -> String {
    let verb = match of {
        Trade::Silver => Verb::Silver(1),
        Trade::Good(good) => Verb::Gain(good, 1),
        Trade::Destroy => Verb::Destroy(1),
        Trade::Flip => Verb::FlipEither,
    };
    Words(teller).verb(verb, Mood::Brief).concat()
}

/// What a site brings, and the link to the next one.
#[must_use]
pub fn plot_does(of: Plot, teller: &Teller<'_>) -> Rich {
    let link = match of.link() {
        [] => teller.say("viscounts-no-link", []),
        _ => told("viscounts-link-does", Row::Link(of), Mood::Does, teller),
    };
    let site = told("viscounts-site-does", Row::Site(of), Mood::Does, teller);
    Rich::row([site, link].into_iter().chain(doubted(of.is_reconstructed(), teller)))
}

/// What a site brings, in the fewest words.
#[must_use]
pub fn site_in_brief(of: Plot, teller: &Teller<'_>) -> Rich {
    told("viscounts-site-does", Row::Site(of), Mood::Brief, teller)
}

/// What the link to the next site brings, in the fewest words.
#[must_use]
pub fn link_in_brief(of: Plot, teller: &Teller<'_>) -> Option<Rich> {
    let link = || told("viscounts-link-does", Row::Link(of), Mood::Brief, teller);
    (!of.link().is_empty()).then(link)
}

/// What the second tier of a section brings.
#[must_use]
pub fn section_does(of: Section, mood: Mood, teller: &Teller<'_>) -> Rich {
    told("viscounts-section-does", Row::Section(of), mood, teller)
}

/// What the third tier brings.
#[must_use]
pub fn keep_does(mood: Mood, teller: &Teller<'_>) -> Rich {
    told("viscounts-keep-does", Row::Keep, mood, teller)
}

/// What the owner of a bumped Worker gains.
#[must_use]
pub fn bump_does(of: Tier, mood: Mood, teller: &Teller<'_>) -> Rich {
    told(&format!("viscounts-bumped-{of}"), Row::Bumped(of), mood, teller)
}

/// What a slot gives once its Building is constructed.
#[must_use]
pub fn slot_does(of: Slot, mood: Mood, teller: &Teller<'_>) -> Rich {
    Rich::parse(&mood.phrase(&format!("viscounts-slot-does-{of}"), [], teller.texts))
}

/// What a kind of Building takes and scores.
#[must_use]
pub fn building_does(of: Building, mood: Mood, teller: &Teller<'_>) -> Rich {
    let [_, one, two, three] =
        of.points().map(|points| teller.score(u8::try_from(points).unwrap_or(0)));
    let cost = icons(Icons::of(Icon::Build, of.cost()), teller);
    let args = [("icons", cost), ("one", one), ("two", two), ("three", three)];
    Rich::parse(&mood.phrase("viscounts-building-does", args, teller.texts))
}

/// What a collision on a space of the track brings: to a player or to the Automa.
#[must_use]
pub fn collision_does(space: u8, automa: bool, mood: Mood, teller: &Teller<'_>) -> Option<Rich> {
    let reward = Reward::try_from(space).ok()?;
    let row = if automa { Row::AutomaReward(reward) } else { Row::Reward(reward) };
    let what = said(row.steps(), mood, teller);
    let args = [("space", space.into()), ("what", what.into())];
    Some(Rich::parse(&mood.phrase("viscounts-collision-does", args, teller.texts)))
}

/// What happens at a collision, before its reward.
#[must_use]
pub fn collision_begins(teller: &Teller<'_>) -> Rich {
    Rich::parse(&sentence(Row::Collision.steps(), &Words(teller), teller.texts))
}

/// The townsfolk that are printed on a segment, for when its pile is empty.
#[must_use]
pub fn printed_townsfolk_do(of: Segment, teller: &Teller<'_>) -> Rich {
    let (price, shown, steps) = of.printed_townsfolk();
    let args = [
        ("silver", teller.taken(Unit::Silver, price)),
        ("icons", icons(shown, teller)),
        ("what", said(steps, Mood::Does, teller).into()),
    ];
    teller.say("viscounts-printed-townsfolk", args)
}

/// The Manuscript that is printed on a segment, for when its pile is empty.
#[must_use]
pub fn printed_manuscript_does(of: Segment, teller: &Teller<'_>) -> Rich {
    let cost = icons(Icons::of(Icon::Cleric, PRINTED_MANUSCRIPT_COST), teller);
    let what = said(of.printed_manuscript(), Mood::Does, teller);
    teller.say("viscounts-printed-manuscript", [("icons", cost), ("what", what.into())])
}

/// What a row does, behind the words that say for whom.
fn told(key: &str, row: Row, mood: Mood, teller: &Teller<'_>) -> Rich {
    let what = said(row.steps(), mood, teller);
    Rich::parse(&mood.phrase(key, [("what", what.into())], teller.texts))
}
