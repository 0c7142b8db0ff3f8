//! The tables of the rules against what is printed on the cards and boards.

use architects::{
    Apprentice, Building, Character, Goods, Kind, MarketCard, Reward, Skill,
    board::Bargain,
    card::{Ability, End, Moment},
};
use toml::{Table, Value};

fn printed(table: &str) -> Vec<Table> {
    let all: Table = include_str!("cards.toml").parse().expect("the list of cards reads");
    let rows = all[table].as_array().expect("a list").iter();
    rows.map(|row| row.as_table().expect("a card").clone()).collect()
}

fn text<'a>(row: &'a Table, key: &str) -> &'a str {
    row[key].as_str().unwrap_or_else(|| panic!("{key} of {row:?}"))
}

fn number(row: &Table, key: &str) -> i64 {
    row.get(key).map_or(0, |value| value.as_integer().expect("a number"))
}

fn goods(value: &Value) -> Goods {
    let named = value.as_table().expect("goods by their kinds");
    let amount = |kind: Kind| u16::try_from(number(named, kind.name())).expect("a few");
    Goods(Kind::ALL.map(amount))
}

fn skills(row: &Table) -> Vec<Skill> {
    let all = row["skills"].as_array().expect("a list").iter();
    all.map(|skill| skill.as_str().unwrap().parse().unwrap()).collect()
}

/// ARC-1.2: the decks, of which the promo cards are no part.
#[test]
fn arc_1_2_decks() {
    let base = |table: &str| {
        let is_base = |row: &&Table| row.get("set").is_none_or(|set| set.as_str() == Some("base"));
        printed(table).iter().filter(is_base).count()
    };
    let counts = ["apprentice", "building", "black_market_card", "reward"].map(base);
    assert_eq!(counts, [40, 40, 10, 11]);
    let own = [Apprentice::BASE, Building::BASE].map(usize::from);
    assert_eq!((own, MarketCard::ALL.len()), ([40, 40], 10));
}

/// ARC-9.13, ARC-18.7: 40 apprentices and three promo cards, as printed.
#[test]
fn arc_9_13_18_7_apprentices() {
    let rows = printed("apprentice");
    assert_eq!((rows.len(), Apprentice::ALL.len(), Apprentice::BASE), (43, 43, 40));
    for (row, card) in rows.iter().zip(Apprentice::ALL) {
        assert_eq!((text(row, "id"), number(row, "no")), (card.name(), i64::from(card.card()) + 1));
        assert_eq!(card.skills().iter().collect::<Vec<_>>(), skills(row), "{card}");
        assert_eq!(i64::from(card.virtue()), number(row, "virtue_on_hire"), "{card}");
        assert_eq!(text(row, "set") == "base", card.card() < Apprentice::BASE);
        check_ability(card, row["effect"].as_table().expect("an effect"));
    }
}

fn check_ability(card: Apprentice, effect: &Table) {
    let moment = |moment: Moment| matches!(card.ability(), Ability::At(own, _) if own == moment);
    let fits = match text(effect, "kind") {
        "none" => matches!(card.ability(), Ability::None),
        "cathedral_bonus" => moment(Moment::Cathedral),
        "debt_paid_bonus" => moment(Moment::DebtPaid),
        "send_prisoners_bonus" => moment(Moment::Sent),
        "reset_if_no_prisoners" | "reset_gain" => moment(Moment::Reset),
        "location_bonus" => {
            let location = text(effect, "location").replace("black_market", "market");
            moment(location.parse().expect("a moment"))
        }
        "storehouse_trade" => matches!(card.ability(), Ability::Trade(trade) if {
            let gain = effect["gain"].as_table().expect("a gain");
            let brings = match trade.bargain() {
                Bargain::Virtue => number(gain, "virtue") == 1,
                Bargain::Goods(kind, amount) => number(gain, kind.name()) == i64::from(amount),
            };
            *trade.price() == goods(&effect["pay"]) && brings && trade.name() == card.name()
        }),
        _ => matches!(card.ability(), Ability::Has(_, amount) if {
            let amounts = ["max", "silver", "amount"].map(|key| number(effect, key));
            amounts.contains(&i64::from(amount))
        }),
    };
    assert!(fits, "{card}: {:?}", card.ability());
}

/// ARC-14.8, ARC-18.7: 40 buildings and three promo cards, as printed.
#[test]
fn arc_14_8_18_7_buildings() {
    let rows = printed("building");
    assert_eq!((rows.len(), Building::ALL.len(), Building::BASE), (43, 43, 40));
    for (row, card) in rows.iter().zip(Building::ALL) {
        assert_eq!((text(row, "id"), number(row, "no")), (card.name(), i64::from(card.card()) + 1));
        assert_eq!(card.skills().iter().collect::<Vec<_>>(), skills(row), "{card}");
        assert_eq!(*card.cost(), goods(&row["cost"]), "{card}");
        assert_eq!(i64::from(card.virtue()), number(row, "virtue"), "{card}");
        assert_eq!(i64::from(card.points()), number(row, "vp"), "{card}");
        let effect = row["effect"].as_table().expect("an effect");
        let (each, per) = match card.end() {
            End::Nothing => (0, 1),
            End::PerDebt(points) => (points, 1),
            End::Virtue(each, measure) | End::Points(each, measure) => (each, measure.per),
        };
        let fits = match text(row, "phase") {
            "immediate" => !card.steps().is_empty() && card.end() == End::Nothing,
            "end_virtue" => {
                matches!(card.end(), End::Virtue(..))
                    && i64::from(each).abs() == number(effect, "virtue")
            }
            _ => i64::from(each) == number(effect, "vp"),
        };
        let at_once = card.end() == End::Nothing;
        let counts = at_once || i64::from(per) == number(effect, "per").max(1);
        assert!(fits && counts, "{card}: {:?}", card.end());
    }
}

/// ARC-2.1: both sides of the ten market cards.
#[test]
fn arc_2_1_market_cards() {
    let rows = printed("black_market_card");
    assert_eq!(rows.len(), MarketCard::ALL.len());
    for (row, card) in rows.iter().zip(MarketCard::ALL) {
        assert_eq!(card.name(), number(row, "id").to_string());
        assert_eq!((*card.small(), *card.large()), (goods(&row["small"]), goods(&row["large"])));
    }
}

/// ARC-15.3: eleven rewards of six kinds, all with virtue.
#[test]
fn arc_15_3_rewards() {
    use architects::effects::Verb::{Draw, Gain, GainVirtue};
    use engine::effect::Step::Do;
    let rows = printed("reward");
    assert_eq!(rows.len(), 11);
    let brings = |reward: Reward, gain: &Table| {
        let steps = reward.steps().iter().all(|step| match step {
            Do(GainVirtue(virtue)) => number(gain, "virtue") == i64::from(*virtue),
            Do(Gain(kind, amount)) => number(gain, kind.name()) == i64::from(*amount),
            Do(Draw(cards)) => number(gain, "building_cards") == i64::from(*cards),
            _ => false,
        });
        steps && reward.steps().len() == gain.len()
    };
    let mut counts = [0; 6];
    for row in &rows {
        let gain = row["gain"].as_table().expect("a gain");
        let found: Vec<Reward> =
            Reward::ALL.into_iter().filter(|&reward| brings(reward, gain)).collect();
        assert_eq!(found.len(), 1, "{gain:?}");
        counts[found[0].index()] += 1;
    }
    assert_eq!(counts, [2, 2, 2, 2, 2, 1]);
}

/// ARC-18.1, ARC-18.2, ARC-18.3: the ten characters begin as printed, all with different virtue.
#[test]
fn arc_18_1_18_2_18_3_characters() {
    let rows = printed("player_board_b");
    assert_eq!(rows.len(), Character::ALL.len());
    let mut virtues = Vec::new();
    for row in &rows {
        let character: Character = text(row, "id").parse().unwrap();
        let start = character.start();
        let mut expected = goods(&row["start_goods"]);
        expected[Kind::Silver] = u16::try_from(number(row, "start_silver")).unwrap();
        assert_eq!(start.goods, expected, "{character}");
        assert_eq!(i64::from(start.prison), number(row, "start_workers_in_prison"));
        assert_eq!(i64::from(start.virtue), number(row, "start_virtue"));
        assert_eq!(i64::from(start.plans), number(row, "start_extra_building_cards"));
        assert_eq!(i64::from(start.debts), number(row, "start_unpaid_debts"));
        assert_eq!(character.colour().name(), text(row, "colour"));
        assert_eq!(text(row, "set") == "base", character.index() < Character::BASE);
        virtues.push(start.virtue);
    }
    virtues.sort_unstable();
    virtues.dedup();
    assert_eq!(virtues.len(), 10);
}
