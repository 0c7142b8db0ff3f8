//! The tables of Gates of Gold against what is printed on its cards.

use toml::{Table, Value};
use viscounts::{
    Card, Manuscript, Ribbon,
    card::Sort,
    gates_of_gold::{Award, Desk, Ending, Gift, Merit, Needs},
    manuscript::{Count, Text},
};

use crate::cards::{
    check_card, effects, icons, modifier, number, printed_effects, reconstructed, rows_of, text,
    trigger,
};

fn of_gates(table: &str) -> Vec<Table> {
    rows_of(include_str!("gates.toml"), table)
}

/// VGG-1.1: what the expansion adds.
#[test]
fn vgg_1_1_components() {
    let cards = |sort: Sort| {
        Card::ALL.into_iter().skip(Card::BASE).filter(|card| card.sort() == sort).count()
    };
    assert_eq!([Sort::Townsfolk, Sort::Hero, Sort::Outsider].map(cards), [28, 5, 24]);
    assert_eq!(Manuscript::ALL.len() - Manuscript::BASE, 5);
    let awards = |merit: Merit| Award::ALL.iter().filter(|award| award.merit() == merit).count();
    assert_eq!(Merit::ALL.map(awards), [6, 6, 6]);
    assert_eq!(Desk::ALL.len(), 4);
}

/// VGG-5.1, VGG-10: townsfolk, heroes, Outsiders and the King's Order, as printed.
#[test]
fn vgg_5_1_cards() {
    let rows = of_gates("card");
    assert_eq!(rows.len(), Card::ALL.len() - Card::BASE);
    for (row, card) in rows.iter().zip(Card::ALL.into_iter().skip(Card::BASE)) {
        if card == Card::KingsOrder {
            // It goes back to its pile by itself.
            assert_eq!(effects(card.steps()), ["welcome 1"]);
            assert_eq!((number(row, "cost"), card.icons()), (3, icons(&row["icons"])));
            continue;
        }
        check_card(row, card);
        let endings = row.get("end_game").map_or(Vec::new(), printed_endings);
        let own: Vec<String> = card.endings().iter().map(|ending| told(*ending)).collect();
        assert_eq!(own, endings, "{card}");
    }
}

fn printed_endings(list: &Value) -> Vec<String> {
    let ending = |one: &Value| {
        let one = one.as_table().expect("an ending");
        let n = number(one, "n");
        match text(one, "op") {
            "vp_per" => match text(one, "per") {
                "worker_in_tier" => {
                    format!("tier {} by {}", number(one, "tier"), number(one, "group"))
                }
                "ribbon" => format!("ribbon {}", text(one, "colour")),
                "resource" => format!("resource by {}", number(one, "group")),
                per => format!("{n} per {per}"),
            },
            "vp_if_buildings" => format!("{n} if {}", text(one, "building")),
            "vp" => format!("{n}"),
            op => op.to_owned(),
        }
    };
    list.as_array().expect("a list").iter().map(ending).collect()
}

fn told(ending: Ending) -> String {
    match ending {
        Ending::Points(points) => points.to_string(),
        Ending::Links => "1 per link_both_ends".to_owned(),
        Ending::Wedges => "1 per castle_wedge_majority".to_owned(),
        Ending::AllOf(building, points) => format!("{points} if {building}"),
        Ending::Resources => "resource by 3".to_owned(),
        Ending::Workers(tier, group) => format!("tier {tier} by {group}"),
        Ending::Segments => "1 per segment_with_building".to_owned(),
        Ending::Ribbons(ribbon) => format!("ribbon {ribbon}"),
        Ending::CompleteSets => "3 per ribbon_set".to_owned(),
        Ending::Outsiders => "1 per outsider_in_deck".to_owned(),
        Ending::Ribbon => "extra_ribbon".to_owned(),
        Ending::Relief => "debt_relief".to_owned(),
        Ending::Resolved => "resolve".to_owned(),
    }
}

/// VGG-8.1, VGG-8.2, VGG-9.1: six cards of each merit, what they score and what they need.
#[test]
fn vgg_8_1_8_2_9_1_9_4_cards_beside_the_board() {
    let rows = of_gates("award");
    assert_eq!(rows.len(), Award::ALL.len());
    for (row, award) in rows.iter().zip(Award::ALL) {
        assert_eq!(text(row, "id"), award.name());
        assert_eq!(number(row, "vp"), i64::from(award.merit().points()), "{award}");
        assert_eq!(award.is_reconstructed(), reconstructed(row), "{award}");
        let ability = row["ability"].as_table().expect("an ability");
        let needs = ability.get("condition").map(|condition| condition["kind"].as_str().unwrap());
        let own = match award.needs() {
            Needs::Nothing => None,
            Needs::Order => Some("kings_order"),
            Needs::Outsider => Some("outsider"),
        };
        assert_eq!(own, needs, "{award}");
        match award.gift() {
            Gift::At(moment, steps) => {
                assert_eq!(text(ability, "trigger"), trigger(moment), "{award}");
                assert_eq!(effects(steps), printed_effects(&ability["effects"]), "{award}");
            }
            Gift::Step => assert_eq!(modifier(ability), "move_bonus", "{award}"),
            Gift::Hand => assert_eq!(modifier(ability), "hand_limit", "{award}"),
            Gift::TradeIcons => assert_eq!(modifier(ability), "extra_icons", "{award}"),
        }
    }
}

/// VGG-3.1: the ribbons of the columns.
#[test]
fn vgg_3_1_manuscript_boards() {
    for (row, desk) in of_gates("desk").iter().zip(Desk::ALL) {
        assert_eq!((text(row, "id"), desk.is_reconstructed()), (desk.name(), reconstructed(row)));
        let colours = row["column_colours"].as_array().expect("four").iter();
        assert!(
            colours.map(|colour| colour.as_str().unwrap()).eq(desk.ribbons().map(Ribbon::name))
        );
    }
}

/// VGG-10.9, VGG-10.10, VGG-3.13: the five Manuscripts.
#[test]
fn vgg_10_9_10_10_manuscripts() {
    let rows = of_gates("manuscript");
    for (row, one) in rows.iter().zip(Manuscript::ALL.into_iter().skip(Manuscript::BASE)) {
        assert_eq!((text(row, "id"), number(row, "cost")), (one.name(), one.cost().into()));
        assert_eq!(text(row, "ribbon"), one.ribbon().map_or("wild", Ribbon::name));
        assert_eq!(one.is_reconstructed(), reconstructed(row), "{one}");
        assert_eq!(effects(one.steps()), printed_effects(&row["effects"]), "{one}");
        let scoring = matches!(one.text(), Text::Scoring(Count::Outsider, 1));
        assert_eq!(scoring, !row["end_game"].as_array().unwrap().is_empty(), "{one}");
    }
}
