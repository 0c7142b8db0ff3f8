//! What visitors have spent at one node, told to the others: whoever asks everywhere at once is held
//! to the same limits, to within half a second.

use std::{fmt::Display, hash::Hash, str::FromStr, time::Duration};

use serde::{Deserialize, Serialize};

use crate::limits::{Buckets, Gate, Rate};

/// How often nodes tell each other.
pub(crate) const ROUND: Duration = Duration::from_millis(500);
/// What is less than this part of what comes back meanwhile is not worth telling.
const WORTH: f64 = 0.25;

/// What somebody has spent of something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Spent {
    purse: Purse,
    who: String,
    amount: u32,
}

/// What can be spent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Purse {
    Addresses,
    Identities,
    Creations,
    Creators,
    Chat,
    ChatAddresses,
    Hints,
    HintAddresses,
    Guesses,
}

/// Calls a function for every purse, with its buckets and its rate.
macro_rules! for_each_purse {
    ($gate:expr, $function:ident, $more:expr) => {
        let limits = &$gate.limits;
        $function(Purse::Addresses, &$gate.addresses, limits.per_address, $more);
        $function(Purse::Identities, &$gate.identities, limits.per_identity, $more);
        $function(Purse::Creations, &$gate.creations, limits.creations, $more);
        $function(Purse::Creators, &$gate.creators, limits.creations_per_identity, $more);
        $function(Purse::Chat, &$gate.chat, limits.chat, $more);
        $function(Purse::ChatAddresses, &$gate.chat_addresses, limits.chat_per_address, $more);
        $function(Purse::Hints, &$gate.hints, limits.hints, $more);
        $function(Purse::HintAddresses, &$gate.hint_addresses, limits.hints_per_address, $more);
        $function(Purse::Guesses, &$gate.guesses, limits.guesses, $more);
    };
}

impl Gate {
    /// What was spent here since this was last asked, as far as others should know.
    pub(crate) fn spent(&self) -> Vec<Spent> {
        let mut all = Vec::new();
        for_each_purse!(self, gather, &mut all);
        all
    }

    /// What was spent at another node.
    pub(crate) fn charge(&self, spent: &[Spent]) {
        for_each_purse!(self, charge, spent);
    }
}

fn gather<K: Hash + Eq + Clone + Display>(
    purse: Purse,
    buckets: &Buckets<K>,
    rate: Rate,
    all: &mut Vec<Spent>,
) {
    let worth = rate.per_second * ROUND.as_secs_f64() * WORTH;
    let spent = buckets.spent().into_iter().filter(|(_, amount)| f64::from(*amount) >= worth);
    all.extend(spent.map(|(who, amount)| Spent { purse, who: who.to_string(), amount }));
}

fn charge<K: Hash + Eq + Clone + FromStr>(
    purse: Purse,
    buckets: &Buckets<K>,
    rate: Rate,
    spent: &[Spent],
) {
    for one in spent.iter().filter(|one| one.purse == purse) {
        if let Ok(who) = one.who.parse() {
            buckets.charge(who, rate, one.amount);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::{net::IpAddr, sync::Arc};

    use super::*;
    use crate::{Limits, refusal::Refusal};

    #[test]
    fn whoever_asks_everywhere_at_once_is_held_to_one_limit() {
        let nodes = [(); 3].map(|()| Gate::new(Arc::new(Limits::default()), true));
        let from: IpAddr = "192.0.2.7".parse().unwrap();
        let said = |gate: &Gate| (0..100).take_while(|_| gate.chat("anna", from).is_ok()).count();
        assert_eq!(said(&nodes[0]), 8);
        let told = nodes[0].spent();
        assert!(nodes[0].spent().is_empty(), "it is told once");
        let told = serde_json::from_str::<Vec<Spent>>(&serde_json::to_string(&told).unwrap());
        nodes[1].charge(&told.unwrap());
        assert_eq!(nodes[1].chat("anna", from), Err(Refusal::TooFast));
        assert_eq!(nodes[1].chat("boris", from), Ok(()), "others are not held up");
        assert_eq!(said(&nodes[2]), 8, "who has not been told yet");
    }

    #[test]
    fn what_comes_back_meanwhile_is_not_worth_telling_and_alone_nothing_is_noted() {
        let gate = |shared| Gate::new(Arc::new(Limits::default()), shared);
        let from: IpAddr = "192.0.2.7".parse().unwrap();
        let (node, alone) = (gate(true), gate(false));
        for _ in 0..3 {
            node.address(from).unwrap();
            alone.guess(from).unwrap();
        }
        assert!(node.spent().is_empty() && alone.spent().is_empty());
        (0..50).for_each(|_| node.address(from).unwrap());
        assert_eq!(node.spent().len(), 1);
    }
}
