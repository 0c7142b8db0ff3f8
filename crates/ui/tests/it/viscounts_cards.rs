//! The texts of all cards of Viscounts of the West Kingdom, made from their rows, as people read them.

use ui::{
    Form, Lang, Names, Teller,
    effects::Mood,
    viscounts::{self as words, Bonus},
};
use viscounts::{
    Automa, Building, Card, Manuscript, Options, PlayerCard, Ribbon, Scheme, Section, Segment,
    Slot,
    board::{Bank, MOST_TRACK, Plot, Tier},
    gates_of_gold::{Award, Column, Desk},
};

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
        let named = |name: String, text: ui::Rich| format!("{name}: {}", text.plain());
        let cards = Card::ALL.map(|of| named(teller.label(of), words::card_does(of, teller)));
        let manuscripts =
            Manuscript::ALL.map(|of| named(teller.label(of), words::manuscript_does(of, teller)));
        let starts =
            PlayerCard::ALL.map(|of| named(teller.label(of), words::player_card_does(of, teller)));
        let bonus = Ribbon::ALL
            .map(|of| named(teller.label(Bonus(of)), words::bonus_does(of, Mood::Does, teller)));
        let leader = words::leader_does(Mood::Does, teller).plain();
        let schemes = Scheme::ALL.map(|of| named(teller.label(of), words::scheme_does(of, teller)));
        let automas = Automa::ALL.map(|of| named(teller.label(of), words::automa_does(of, teller)));
        let awards =
            Award::ALL.map(|of| named(teller.label(of), words::award_does(of, Mood::Does, teller)));
        let desks = Desk::ALL.map(|of| named(teller.label(of), words::desk_does(of, teller)));
        let columns = Column::ALL
            .map(|of| named(teller.label(of), words::column_does(of, Mood::Does, teller)));
        cards
            .into_iter()
            .chain(manuscripts)
            .chain(starts)
            .chain(bonus)
            .chain([leader])
            .chain(schemes)
            .chain(automas)
            .chain(awards)
            .chain(desks)
            .chain(columns)
            .collect()
    });
    assert_eq!(all, include_str!("viscounts-cards.txt"), "\n{all}");
}

#[test]
fn places_read_like_this() {
    let all = in_all_languages(|teller| {
        let mut lines = Vec::new();
        for segment in Segment::ALL {
            let name = teller.label(segment);
            let trades = [Bank::Left, Bank::Right].map(|bank| {
                words::trade_does(Options::default().trade(segment, bank), teller).plain()
            });
            lines.push(format!("{name}: {}", trades.join("; ")));
            lines.push(words::printed_townsfolk_do(segment, teller).plain());
            lines.push(words::printed_manuscript_does(segment, teller).plain());
        }
        let plots = (0..60).filter_map(|number| Plot::try_from(number).ok());
        lines.extend(plots.map(|plot| words::plot_does(plot, teller).plain()));
        lines.extend(Section::ALL.map(|of| words::section_does(of, Mood::Does, teller).plain()));
        lines.push(words::keep_does(Mood::Does, teller).plain());
        lines.extend(Tier::ALL.map(|of| words::bump_does(of, Mood::Does, teller).plain()));
        lines.extend(Building::ALL.map(|of| words::building_does(of, Mood::Does, teller).plain()));
        lines.extend(Slot::ALL.map(|of| words::slot_does(of, Mood::Does, teller).plain()));
        lines.push(words::collision_begins(teller).plain());
        for automa in [false, true] {
            let spaces = (1..=MOST_TRACK)
                .filter_map(|space| words::collision_does(space, automa, Mood::Does, teller));
            lines.extend(spaces.map(|text| text.plain()));
        }
        lines
    });
    assert_eq!(all, include_str!("viscounts-places.txt"), "\n{all}");
}

/// On a card there is room for a few words only.
#[test]
fn cards_in_brief_read_like_this() {
    let all = in_all_languages(|teller| {
        let cards = Card::ALL.map(|of| {
            let brief = words::card_in_brief(of, teller).plain();
            let hired = words::hired_in_brief(of, teller);
            let hired = hired.map_or_else(String::new, |hired| format!("; {}", hired.plain()));
            format!("{}: {brief}{hired}", teller.texts.named(of, Form::Short))
        });
        let manuscripts = Manuscript::ALL.map(|of| {
            let brief = words::manuscript_in_brief(of, teller).plain();
            format!("{}: {brief}", teller.texts.named(of, Form::Short))
        });
        let slots = Slot::ALL.map(|of| words::slot_does(of, Mood::Brief, teller).plain());
        let track = (1..=MOST_TRACK)
            .filter_map(|space| words::collision_does(space, false, Mood::Brief, teller))
            .map(|text| text.plain());
        let awards = Award::ALL.map(|of| {
            let brief = words::award_does(of, Mood::Brief, teller).plain();
            format!("{}: {brief}", teller.texts.named(of, Form::Short))
        });
        let columns = Column::ALL.map(|of| words::column_does(of, Mood::Brief, teller).plain());
        let gates = awards.into_iter().chain(columns);
        cards.into_iter().chain(manuscripts).chain(slots).chain(track).chain(gates).collect()
    });
    assert_eq!(all, include_str!("viscounts-cards-in-brief.txt"), "\n{all}");
}
