//! The texts of all cards of Architects of the West Kingdom, made from their rows, as people read
//! them.

use architects::{Apprentice, Building, Character, Reward};
use ui::{Form, Lang, Names, Teller, architects as words};

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
        let apprentices = Apprentice::ALL.map(|card| {
            format!("{}: {}", teller.label(card), words::apprentice_does(card, teller).plain())
        });
        let buildings = Building::ALL.map(|card| {
            format!("{}: {}", teller.label(card), words::building_does(card, teller).plain())
        });
        let characters = Character::ALL.map(|card| {
            let (does, start) =
                (words::character_does(card, teller), words::character_start(card, teller));
            format!("{}: {} {}", teller.label(card), does.plain(), start.plain())
        });
        let rewards = Reward::ALL.map(|card| words::reward_does(card, teller).plain());
        let reset = words::reset_does(teller).plain();
        let all = apprentices.into_iter().chain(buildings).chain(characters);
        all.chain(rewards).chain([reset]).collect()
    });
    assert_eq!(all, include_str!("architects-cards.txt"), "\n{all}");
}

/// On a card there is room for a few words only.
#[test]
fn cards_in_brief_read_like_this() {
    let all = in_all_languages(|teller| {
        let apprentices = Apprentice::ALL.map(|card| {
            let brief = words::apprentice_in_brief(card, teller).plain();
            format!("{}: {brief}", teller.texts.named(card, Form::Short))
        });
        let buildings = Building::ALL.map(|card| {
            let (when, what) = words::building_in_brief(card, teller);
            format!("{}: {when}: {}", teller.label(card), what.plain())
        });
        apprentices.into_iter().chain(buildings).collect()
    });
    assert_eq!(all, include_str!("architects-cards-in-brief.txt"), "\n{all}");
}
