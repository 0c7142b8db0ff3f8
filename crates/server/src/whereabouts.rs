//! Where people were last seen, so that what they ask for can be charged to an address: identities
//! are free to make, addresses are not.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Mutex, PoisonError},
};

use crate::limits::network;

/// Who answers for something that the server holds or thinks about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) enum Owner {
    /// Whoever is at this address.
    At(IpAddr),
    /// Somebody who was not seen since the server started, or the house itself. They share one
    /// share, so that a restart makes nobody's larger.
    #[default]
    Absent,
}

/// People that are remembered at least.
const REMEMBERED: usize = 50_000;

/// Where people were last seen.
#[derive(Debug, Default)]
pub(crate) struct Whereabouts(Mutex<Seen>);

/// Those seen lately, and those seen before them: when there are too many, the older half goes.
#[derive(Debug, Default)]
struct Seen {
    lately: HashMap<String, IpAddr>,
    before: HashMap<String, IpAddr>,
}

impl Whereabouts {
    /// Somebody came from this address.
    pub(crate) fn note(&self, who: &str, address: IpAddr) {
        let mut seen = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if seen.lately.len() >= REMEMBERED && !seen.lately.contains_key(who) {
            seen.before = std::mem::take(&mut seen.lately);
        }
        seen.lately.insert(who.to_owned(), network(address));
    }

    /// Who answers for what somebody asked for.
    pub(crate) fn of(&self, who: &str) -> Owner {
        let seen = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let found = seen.lately.get(who).or_else(|| seen.before.get(who));
        found.map_or(Owner::Absent, |&address| Owner::At(address))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_is_where_they_were_last_seen() {
        let people = Whereabouts::default();
        let at = |text: &str| text.parse::<IpAddr>().unwrap();
        assert_eq!(people.of("anna"), Owner::Absent);
        people.note("anna", at("192.0.2.1"));
        people.note("anna", at("2001:db8::7"));
        assert_eq!(people.of("anna"), Owner::At(at("2001:db8::")), "a whole network is one");
    }

    #[test]
    fn memory_is_bounded_and_whoever_is_here_is_not_forgotten() {
        let people = Whereabouts::default();
        let here = IpAddr::from([192, 0, 2, 1]);
        for n in 0..REMEMBERED * 4 {
            people.note(&n.to_string(), IpAddr::from([198, 51, 100, 1]));
            if n % 1000 == 0 {
                people.note("anna", here);
            }
        }
        assert_eq!(people.of("anna"), Owner::At(here));
        let seen = people.0.lock().unwrap();
        assert!(seen.lately.len() + seen.before.len() <= 2 * REMEMBERED);
    }
}
