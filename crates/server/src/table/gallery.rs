//! What spectators are shown. They all see the same, so it is drawn once for each language and not
//! once for each of them.

use std::{
    collections::HashMap,
    fmt,
    sync::{Arc, Mutex, PoisonError},
};

use ui::{Lang, web::Part};

/// Every part of the page, drawn.
type Drawing = Arc<[Part]>;

/// The drawings of one snapshot, by language and by the address at which the house is reached.
#[derive(Default)]
pub(crate) struct Gallery(Mutex<HashMap<(Lang, String), Drawing>>);

impl Gallery {
    /// The drawing, made by whoever asks first.
    pub(crate) fn show(&self, lang: Lang, url: &str, draw: impl FnOnce() -> Drawing) -> Drawing {
        let mut drawn = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        drawn.entry((lang, url.to_owned())).or_insert_with(draw).clone()
    }
}

impl fmt::Debug for Gallery {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Gallery")
    }
}
