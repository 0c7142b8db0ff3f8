//! Who somebody is. A guest is a signed id and a pleasant name; a row is written only when there
//! is something to remember.

use serde::{Deserialize, Serialize};
use ui::Lang;

use crate::secret::{Keys, Purpose, random_id};

/// A person, or a program with a person's token.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Identity {
    /// Never shown to others.
    pub(crate) id: String,
    /// Shown to everybody.
    pub(crate) name: String,
    /// Raised when everything that was handed out becomes void.
    pub(crate) epoch: u32,
}

impl Identity {
    /// Somebody new.
    pub(crate) fn guest(lang: Lang) -> Self {
        Self::unwritten(random_id(), lang)
    }

    /// Somebody of whom nothing is written: the name follows from the id.
    pub(crate) fn unwritten(id: String, lang: Lang) -> Self {
        let name = guest_name(&id, lang);
        Self { id, name, epoch: 0 }
    }

    pub(crate) fn cookie(&self, keys: &Keys) -> String {
        keys.sign(Purpose::Cookie, &self.id, self.epoch)
    }

    pub(crate) fn form_token(&self, keys: &Keys) -> String {
        keys.sign(Purpose::Form, &self.id, self.epoch)
    }

    pub(crate) fn recovery_key(&self, keys: &Keys) -> String {
        keys.sign(Purpose::Recovery, &self.id, self.epoch)
    }

    pub(crate) fn token(&self, keys: &Keys) -> String {
        keys.sign(Purpose::Token, &self.id, self.epoch)
    }

    /// Whether a form that carries this token was made for this identity.
    pub(crate) fn owns_form(&self, keys: &Keys, token: &str) -> bool {
        let signed = keys.verify(Purpose::Form, token);
        signed.is_some_and(|(id, epoch)| id == self.id && epoch == self.epoch)
    }
}

/// One word of each list, chosen by the id, so that the name stays while nothing is written.
fn guest_name(id: &str, lang: Lang) -> String {
    let hash = id.bytes().fold(0xCBF2_9CE4_8422_2325u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3)
    });
    let texts = lang.texts();
    let (first, second) = (texts.get("guest-first"), texts.get("guest-second"));
    let word = |list: &str, n: u64| {
        let words: Vec<&str> = list.split(',').map(str::trim).collect();
        let at = usize::try_from(n % words.len() as u64).expect("an index of a list");
        words[at].to_owned()
    };
    format!("{} {}", word(&first, hash >> 16), word(&second, hash >> 40))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn guests_have_a_name_at_once_and_keep_it() {
        for lang in Lang::ALL {
            let guest = Identity::guest(lang);
            assert!(guest.name.split(' ').count() == 2, "{}", guest.name);
            assert_eq!(Identity::unwritten(guest.id.clone(), lang), guest);
        }
    }

    #[test]
    fn a_form_belongs_to_one_identity() {
        let keys = Keys::generate();
        let (anna, boris) = (Identity::guest(Lang::En), Identity::guest(Lang::En));
        assert!(anna.owns_form(&keys, &anna.form_token(&keys)));
        assert!(!boris.owns_form(&keys, &anna.form_token(&keys)));
        assert!(!anna.owns_form(&keys, &anna.cookie(&keys)));
    }
}
