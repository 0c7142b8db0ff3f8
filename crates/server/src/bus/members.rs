//! The nodes that are alive, and which of them plays a table.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::table::Kind;

/// What a node says of itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Card {
    /// Random, anew with every start.
    pub(crate) name: String,
    /// Since when the house is open, as far as the node knows.
    pub(crate) since_ms: i64,
    /// What it can play.
    pub(crate) kinds: Vec<Kind>,
}

/// Whose a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Whose<'a> {
    /// This node's.
    Ours,
    /// That of the node with this name.
    Theirs(&'a str),
    /// Nobody's: no node knows its rules.
    Nobodys,
}

/// The nodes that are alive, as one of them sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Members {
    pub(super) me: Card,
    pub(super) others: Vec<Card>,
}

impl Members {
    /// Who plays a table: of those that know its rules the one with the highest number for it. A
    /// node that comes or goes changes nothing about the tables of the others. `but` are not asked.
    pub(crate) fn owner(&self, table: &str, kind: &Kind, but: &[String]) -> Whose<'_> {
        let knows = |card: &&Card| card.kinds.contains(kind) && !but.contains(&card.name);
        let nodes = std::iter::once(&self.me).chain(&self.others).filter(knows);
        match nodes.max_by_key(|card| weight(&card.name, table)) {
            Some(card) if card.name == self.me.name => Whose::Ours,
            Some(card) => Whose::Theirs(&card.name),
            None => Whose::Nobodys,
        }
    }

    /// Whether a node is one of them.
    pub(crate) fn knows(&self, node: &str) -> bool {
        self.others.iter().any(|card| card.name == node)
    }

    /// How many there are.
    pub(crate) fn count(&self) -> usize {
        self.others.len() + 1
    }

    /// Since when the house is open.
    pub(crate) fn since_ms(&self) -> i64 {
        let others = self.others.iter().map(|card| card.since_ms);
        others.fold(self.me.since_ms, i64::min)
    }
}

/// The number of a node for a table: the same wherever it is reckoned.
fn weight(node: &str, table: &str) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update(node);
    hash.update([0]);
    hash.update(table);
    hash.finalize().into()
}

#[cfg(test)]
pub(super) mod tests {
    use std::collections::HashMap;

    use super::*;

    pub(in crate::bus) fn card(name: &str) -> Card {
        Card { name: name.to_owned(), since_ms: 0, kinds: vec![kind(1)] }
    }

    fn kind(rules: u32) -> Kind {
        Kind { game: "kings-road".to_owned(), rules }
    }

    fn seen_by(me: &str, others: &[&str]) -> Members {
        Members { me: card(me), others: others.iter().map(|name| card(name)).collect() }
    }

    fn name<'a>(members: &'a Members, table: &str) -> &'a str {
        match members.owner(table, &kind(1), &[]) {
            Whose::Ours => &members.me.name,
            Whose::Theirs(name) => name,
            Whose::Nobodys => "nobody",
        }
    }

    #[test]
    fn all_nodes_agree_and_share_alike() {
        let views =
            [seen_by("a", &["b", "c"]), seen_by("b", &["c", "a"]), seen_by("c", &["a", "b"])];
        let mut shares: HashMap<&str, u32> = HashMap::new();
        for table in 0..3000 {
            let table = format!("table {table}");
            let owners = views.each_ref().map(|view| name(view, &table));
            assert_eq!(owners, [owners[0]; 3]);
            *shares.entry(owners[0]).or_default() += 1;
        }
        assert!(shares.values().all(|&share| (850..1150).contains(&share)), "{shares:?}");
    }

    #[test]
    fn a_node_that_goes_leaves_the_tables_of_the_others_where_they_are() {
        let (three, two) = (seen_by("a", &["b", "c"]), seen_by("a", &["b"]));
        for table in 0..500 {
            let table = format!("table {table}");
            let before = name(&three, &table);
            assert!(before == "c" || before == name(&two, &table));
            let passed_over = three.owner(&table, &kind(1), &["c".to_owned()]);
            assert_eq!(passed_over, two.owner(&table, &kind(1), &[]), "whoever does not answer");
        }
    }

    #[test]
    fn a_table_is_left_to_those_who_know_its_rules() {
        let mut members = seen_by("a", &["b", "c"]);
        members.others[1].kinds = vec![kind(1), kind(2)];
        for table in 0..100 {
            assert_eq!(members.owner(&table.to_string(), &kind(2), &[]), Whose::Theirs("c"));
        }
        assert_eq!(members.owner("x", &kind(3), &[]), Whose::Nobodys);
    }

    #[test]
    fn the_house_is_open_since_its_first_node_came() {
        let mut members = seen_by("a", &["b"]);
        (members.me.since_ms, members.others[0].since_ms) = (500, 100);
        assert_eq!((members.since_ms(), members.count()), (100, 2));
    }
}
