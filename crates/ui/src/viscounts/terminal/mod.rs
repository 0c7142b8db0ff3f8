//! The table of Viscounts of the West Kingdom as text: the round board, the castle, the seats.

mod castle;
mod gates;
mod round;
mod seats;

use engine::Seat;
use viscounts::{
    Action, Card, Frame, Good, Manuscript, Paper, Primary, Section, Site, Slot, Space, View,
    Viscounts, action::Order, card::Sort,
};

use super::{
    action,
    effects::{card_in_brief, hired_in_brief, manuscript_in_brief, player_card_does},
    names::icons,
    places::{link_in_brief, section_does, site_in_brief, slot_does, trade_does},
};
use crate::{
    Form, Rich, Teller,
    effects::Mood,
    terminal::{Draw, Name, Row},
};

impl Draw for Viscounts {
    fn board(view: &View, teller: &Teller<'_>) -> String {
        let mut lines = round::rows(view, teller);
        lines.push(Row::default());
        lines.extend(castle::rows(view, teller));
        lines.push(Row::default());
        lines.extend(gates::rows(view, teller));
        lines.extend(seats::rows(view, teller));
        lines.into_iter().map(|line| line.finish() + "\n").collect()
    }

    /// The cards of the hand stand in the list where they are played.
    fn hand(_: &View, _: Seat, _: &Teller<'_>) -> String {
        String::new()
    }

    fn entry(view: &View, action: Action, teller: &Teller<'_>) -> String {
        let title = action::title(action, teller).plain();
        let about = match action {
            Action::Play(card) | Action::Discard(Some(card)) | Action::Destroy(Some(card)) => {
                about(card, teller)
            }
            Action::Hire(card) | Action::Welcome(card) | Action::Refuse(card) => {
                hiring(card, teller)
            }
            Action::Trigger(card) => card_in_brief(card, teller).plain(),
            Action::Take(card) => {
                let pair = view.pairs.iter().find(|pair| pair.card == card);
                let hero = pair.and_then(|pair| pair.hero).map(|hero| teller.label(hero) + "; ");
                hero.unwrap_or_default()
                    + &player_card_does(card, teller).words().replace("  ", " ")
            }
            Action::Gain(of) => manuscript_in_brief(of, teller).plain(),
            Action::Build(slot) => slot_does(slot, Mood::Brief, teller).plain(),
            Action::Site(site) => site_in_brief(plot(view, site), teller).plain(),
            Action::Link(site) => link_in_brief(plot(view, site), teller)
                .map_or_else(String::new, |link| link.plain()),
            Action::Section(section) => section_does(section, Mood::Brief, teller).plain(),
            Action::Move(space) => match space.bank() {
                Some(bank) => trade_does(view.options.trade(space.segment(), bank), teller).plain(),
                None => return title,
            },
            _ => return rest(view, action, teller).unwrap_or(title),
        };
        format!("{title} ({about})")
    }

    fn ends(action: Action) -> bool {
        matches!(action, Action::Stop | Action::Rearrange(Order::O123))
    }

    fn names(teller: &Teller<'_>) -> Vec<Name> {
        let cards = Card::ALL.into_iter().flat_map(|of| Name::of(of, teller));
        let manuscripts = Manuscript::ALL.into_iter().flat_map(|of| Name::of(of, teller));
        let spaces = Space::ALL.into_iter().flat_map(|of| Name::of(of, teller));
        let sites = Site::ALL.into_iter().flat_map(|of| Name::of(of, teller));
        let slots = Slot::ALL.into_iter().flat_map(|of| Name::of(of, teller));
        let sections = Section::ALL.into_iter().flat_map(|of| Name::of(of, teller));
        let goods = Good::ALL.into_iter().flat_map(|of| Name::of(of, teller));
        let papers = Paper::ALL.into_iter().flat_map(|of| Name::of(of, teller));
        let primaries = Primary::ALL.into_iter().flat_map(|of| Name::of(of, teller));
        let board = spaces.chain(sites).chain(slots).chain(sections);
        cards.chain(manuscripts).chain(board).chain(goods).chain(papers).chain(primaries).collect()
    }

    /// Townsfolk are hired, Outsiders welcomed, other cards played, the Viscount goes to a space, and so on.
    fn meant(things: &[String]) -> Option<Action> {
        let [one] = things else { return None };
        let card = |card: Card| match card.sort() {
            Sort::Townsfolk => Action::Hire(card),
            Sort::Hero | Sort::Starting | Sort::Order => Action::Play(card),
            Sort::Outsider => Action::Welcome(card),
        };
        let act = |primary| Action::Act { primary, dismiss: false };
        None.or_else(|| one.parse().map(card).ok())
            .or_else(|| one.parse().map(Action::Gain).ok())
            .or_else(|| one.parse().map(Action::Move).ok())
            .or_else(|| one.parse().map(Action::Site).ok())
            .or_else(|| one.parse().map(Action::Build).ok())
            .or_else(|| one.parse().map(Action::Section).ok())
            .or_else(|| one.parse().map(Action::Resource).ok())
            .or_else(|| one.parse().map(Action::Flip).ok())
            .or_else(|| one.parse().map(act).ok())
    }

    fn is_same_family(one: Action, other: Action) -> bool {
        matches!(
            (one, other),
            (Action::Move(_), Action::Move(_)) | (Action::Exchange(_), Action::Exchange(_))
        )
    }

    fn family(actions: &[Action], teller: &Teller<'_>) -> Option<String> {
        let ways = ("ways", actions.len().into());
        let said = match *actions.first()? {
            Action::Move(_) => teller.say("viscounts-family-move", [ways]),
            Action::Exchange(_) => teller.say("viscounts-family-exchange", [ways]),
            _ => return None,
        };
        Some(said.plain())
    }
}

/// What needs the position to be said better than by its title.
fn rest(view: &View, action: Action, teller: &Teller<'_>) -> Option<String> {
    match (action, view.ask) {
        (Action::Choose(option), _) => Some(action::chosen(view, option, teller)?.plain()),
        (Action::Rearrange(order), Frame::Rearrange(ask)) if order != Order::O123 => {
            let slots = view.players[ask.seat.index()].slots;
            let cards = order.slots().into_iter().filter_map(|slot| slots[slot]);
            let said =
                teller.say("viscounts-do-rearrange-cards", [("cards", teller.names_of(cards))]);
            Some(said.plain())
        }
        (Action::Pay(units @ 1..), Frame::Pay(ask)) => {
            let goods = [("goods", teller.taken(ask.good, units))];
            Some(teller.say("viscounts-do-pay-goods", goods).plain())
        }
        _ => None,
    }
}

fn plot(view: &View, site: Site) -> viscounts::board::Plot {
    site.plot(view.players_for_sides())
}

/// Cost, icons and ability of a card in a row.
fn about(of: Card, teller: &Teller<'_>) -> String {
    let head = [("n", of.cost().into()), ("icons", icons(of.icons(), teller))];
    let head = teller.say("viscounts-card-head", head).plain();
    format!("{} {}", head, card_in_brief(of, teller).plain())
}

/// The same, with what happens when it is hired.
fn hiring(of: Card, teller: &Teller<'_>) -> String {
    let hired = hired_in_brief(of, teller).map(|hired| hired.plain());
    [Some(about(of, teller)), hired].into_iter().flatten().collect::<Vec<_>>().join("; ")
}

/// Words without their marks.
fn bare(text: &str) -> String {
    Rich::parse(text).plain()
}

/// The fewest words for a thing.
fn short(of: impl crate::Thing, teller: &Teller<'_>) -> String {
    bare(&teller.texts.named(of, Form::Short))
}
