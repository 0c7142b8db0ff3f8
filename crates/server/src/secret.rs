//! Secrets: random ids and the key that signs what visitors carry.

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

/// Bytes of a random id or link secret: 128 bits.
const ID_BYTES: usize = 16;
/// Characters of such an id.
const ID_CHARS: usize = 22;

/// Fills `bytes` from the operating system.
///
/// # Panics
/// When the operating system has no randomness to give: no secret could be kept.
pub(crate) fn fill(bytes: &mut [u8]) {
    #[cfg(test)]
    if let Some(machine) = crate::sim::here() {
        return machine.fill(bytes);
    }
    getrandom::fill(bytes).expect("the operating system gives random bytes");
}

/// A number below 256 that nobody else draws.
pub(crate) fn below_256() -> u32 {
    let mut byte = [0];
    fill(&mut byte);
    byte[0].into()
}

/// A new id or link secret that nobody can guess, fit for a URL.
pub(crate) fn random_id() -> String {
    let mut bytes = [0; ID_BYTES];
    fill(&mut bytes);
    URL_SAFE_NO_PAD.encode(bytes)
}

/// Whether a text has the shape of a random id, before anybody looks for it.
pub(crate) fn is_id(text: &str) -> bool {
    text.len() == ID_CHARS
        && text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_')
}

/// What a signature is good for. One signature is never taken for another.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Purpose {
    /// The cookie of a browser.
    Cookie,
    /// The hidden field of every form.
    Form,
    /// The key that carries an identity to another device.
    Recovery,
    /// The bearer token of the JSON API.
    Token,
}

impl Purpose {
    const fn name(self) -> &'static [u8] {
        match self {
            Self::Cookie => b"cookie",
            Self::Form => b"form",
            Self::Recovery => b"recovery",
            Self::Token => b"token",
        }
    }
}

/// The key that signs. What visitors carry is a signature over their id, so the data file holds no
/// list of tokens; renewing an identity raises its epoch, and every older signature is void.
#[derive(Clone)]
pub(crate) struct Keys([u8; 32]);

impl Keys {
    /// A new key from the operating system.
    pub(crate) fn generate() -> Self {
        let mut key = [0; 32];
        fill(&mut key);
        Self(key)
    }

    pub(crate) fn from_bytes(bytes: &[u8]) -> Option<Self> {
        bytes.try_into().ok().map(Self)
    }

    pub(crate) const fn as_bytes(&self) -> &[u8] {
        &self.0
    }

    /// What thinkers speak with: it says nothing about the key it comes from, and signs nothing but
    /// thoughts.
    pub(crate) fn for_thinkers(&self) -> Self {
        Self(self.seal("thinkers", &[]))
    }

    /// As text, to be read again.
    pub(crate) fn text(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.0)
    }

    /// Reads what [`text`](Self::text) wrote.
    pub(crate) fn read(text: &str) -> Option<Self> {
        Self::from_bytes(&URL_SAFE_NO_PAD.decode(text.trim()).ok()?)
    }

    /// `id.epoch.signature`
    pub(crate) fn sign(&self, purpose: Purpose, id: &str, epoch: u32) -> String {
        let mac = self.mac(purpose, id, epoch).finalize().into_bytes();
        format!("{id}.{epoch}.{}", URL_SAFE_NO_PAD.encode(mac))
    }

    /// The id and epoch of a text that this key signed for this purpose.
    pub(crate) fn verify(&self, purpose: Purpose, text: &str) -> Option<(String, u32)> {
        let mut parts = text.trim().splitn(3, '.');
        let (id, epoch, mac) = (parts.next()?, parts.next()?, parts.next()?);
        let epoch: u32 = epoch.parse().ok()?;
        let mac = URL_SAFE_NO_PAD.decode(mac).ok()?;
        let genuine = is_id(id) && self.mac(purpose, id, epoch).verify_slice(&mac).is_ok();
        genuine.then(|| (id.to_owned(), epoch))
    }

    /// A seal for what is said about something between the nodes of the house.
    pub(crate) fn seal(&self, about: &str, text: &[u8]) -> [u8; 32] {
        self.seal_mac(about, text).finalize().into_bytes().into()
    }

    /// Whether something was said about that by somebody who has this key.
    pub(crate) fn is_sealed(&self, about: &str, text: &[u8], seal: &[u8]) -> bool {
        self.seal_mac(about, text).verify_slice(seal).is_ok()
    }

    fn seal_mac(&self, about: &str, text: &[u8]) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("any length is a key");
        for part in [b"seal".as_slice(), about.as_bytes(), text] {
            mac.update(&(part.len() as u64).to_be_bytes());
            mac.update(part);
        }
        mac
    }

    /// An id that follows from another: nobody else can guess it, and every node finds the same.
    pub(crate) fn id_after(&self, id: &str) -> String {
        URL_SAFE_NO_PAD.encode(&self.seal("after", id.as_bytes())[..ID_BYTES])
    }

    fn mac(&self, purpose: Purpose, id: &str, epoch: u32) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("any length is a key");
        mac.update(purpose.name());
        mac.update(&[0]);
        mac.update(id.as_bytes());
        mac.update(&epoch.to_be_bytes());
        mac
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_have_128_bits_and_differ() {
        let (a, b) = (random_id(), random_id());
        assert!(is_id(&a) && is_id(&b) && a != b);
        assert_eq!(URL_SAFE_NO_PAD.decode(&a).unwrap().len() * 8, 128);
    }

    #[test]
    fn a_signature_is_good_for_one_purpose_id_epoch_and_key() {
        let keys = Keys::generate();
        let id = random_id();
        let signed = keys.sign(Purpose::Cookie, &id, 3);
        assert_eq!(keys.verify(Purpose::Cookie, &signed), Some((id.clone(), 3)));
        assert_eq!(keys.verify(Purpose::Token, &signed), None);
        assert_eq!(keys.verify(Purpose::Cookie, &signed.replace(".3.", ".4.")), None);
        assert_eq!(keys.verify(Purpose::Cookie, &signed.replace(&id, &random_id())), None);
        assert_eq!(Keys::generate().verify(Purpose::Cookie, &signed), None);
        for broken in ["", ".", "..", "a.b.c", &signed[..signed.len() - 1]] {
            assert_eq!(keys.verify(Purpose::Cookie, broken), None, "{broken}");
        }
    }
}
