//! The texts of all cards of A Castle for All Seasons, made from their rows, as people read them.

use castle::{Action, Card, CardSet, Castle, WinterCard};
use engine::{Game, Viewer};
use ui::{Lang, Names, Teller, castle as words, terminal::Draw};

/// Lines of every language, with an empty one after each.
fn in_all_languages(lines: impl Fn(&Teller<'_>) -> Vec<String>) -> String {
    let of = |lang: Lang| {
        let names = Names::new(&[""; 0], 3, lang);
        lines(&Teller::new(lang, &names)).join("\n") + "\n\n"
    };
    Lang::ALL.map(of).concat()
}

#[test]
fn cards_read_like_this() {
    let all = in_all_languages(|teller| {
        let characters = Card::ALL.map(|card| {
            format!("{}: {}", teller.label(card), words::card_does(card, teller).plain())
        });
        let winter = WinterCard::ALL.map(|card| {
            format!("{}: {}", teller.label(card), words::winter_card_does(card, teller).plain())
        });
        characters.into_iter().chain(winter).collect()
    });
    assert_eq!(all, include_str!("castle-cards.txt"), "\n{all}");
}

/// The list of the terminal tells them in brief.
#[test]
fn cards_in_brief_read_like_this() {
    let view = Castle::new(3, &castle::Options::default()).unwrap().view(Viewer::Spectator);
    let all = in_all_languages(|teller| {
        let entry = |card: Card| Castle::entry(&view, Action::Cards(CardSet::only(card)), teller);
        Card::ALL.map(entry).to_vec()
    });
    assert_eq!(all, include_str!("castle-cards-in-brief.txt"), "\n{all}");
}
