//! Texts by key, from the Fluent files of a language.

use std::sync::LazyLock;

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use fluent_syntax::ast::Pattern;

use crate::Lang;

/// A value that fills a place in a text.
pub type Arg<'a> = (&'a str, FluentValue<'a>);

/// The texts of one language.
pub struct Texts {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

/// The Fluent files: each stands in the folder of every language.
macro_rules! sources {
    ($lang:literal) => {
        &[
            include_str!(concat!("../texts/", $lang, "/beats.ftl")),
            include_str!(concat!("../texts/", $lang, "/architects.ftl")),
            include_str!(concat!("../texts/", $lang, "/architects-web.ftl")),
            include_str!(concat!("../texts/", $lang, "/viscounts.ftl")),
            include_str!(concat!("../texts/", $lang, "/viscounts-gates.ftl")),
            include_str!(concat!("../texts/", $lang, "/viscounts-web.ftl")),
            include_str!(concat!("../texts/", $lang, "/castle.ftl")),
            include_str!(concat!("../texts/", $lang, "/castle-web.ftl")),
            include_str!(concat!("../texts/", $lang, "/cli.ftl")),
            include_str!(concat!("../texts/", $lang, "/common.ftl")),
            include_str!(concat!("../texts/", $lang, "/effects.ftl")),
            include_str!(concat!("../texts/", $lang, "/kings-road.ftl")),
            include_str!(concat!("../texts/", $lang, "/server.ftl")),
            include_str!(concat!("../texts/", $lang, "/study.ftl")),
            include_str!(concat!("../texts/", $lang, "/terminal.ftl")),
            include_str!(concat!("../texts/", $lang, "/web.ftl")),
        ]
    };
}

const fn sources(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::En => sources!("en"),
        Lang::Ru => sources!("ru"),
        Lang::Uk => sources!("uk"),
    }
}

impl Lang {
    /// The texts of this language.
    #[must_use]
    pub fn texts(self) -> &'static Texts {
        static EN: LazyLock<Texts> = LazyLock::new(|| Texts::load(Lang::En));
        static RU: LazyLock<Texts> = LazyLock::new(|| Texts::load(Lang::Ru));
        static UK: LazyLock<Texts> = LazyLock::new(|| Texts::load(Lang::Uk));
        match self {
            Self::En => &EN,
            Self::Ru => &RU,
            Self::Uk => &UK,
        }
    }
}

impl Texts {
    fn load(lang: Lang) -> Self {
        let id = lang.code().parse().expect("language codes are valid");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Isolation marks around every name would show up in terminals and in copied text.
        bundle.set_use_isolating(false);
        for source in sources(lang) {
            let resource = FluentResource::try_new((*source).to_owned())
                .unwrap_or_else(|(_, errors)| panic!("texts/{lang}: {errors:?}"));
            bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{lang}: {errors:?}"));
        }
        Self { lang, bundle }
    }

    /// Whose texts these are.
    #[must_use]
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether there is a text with this key.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// The text with this key.
    #[must_use]
    pub fn get(&self, key: &str) -> String {
        self.with(key, [])
    }

    /// The text with this key, its places filled.
    ///
    /// # Panics
    /// When there is no such text: keys are fixed in code, and tests ask for all of them.
    #[must_use]
    pub fn with<'a>(&self, key: &str, args: impl IntoIterator<Item = Arg<'a>>) -> String {
        let message = self.bundle.get_message(key).and_then(|message| message.value());
        let pattern = message.unwrap_or_else(|| panic!("texts/{} has no {key:?}", self.lang));
        self.format(key, pattern, args)
    }

    /// Two things by a text that has both.
    pub(crate) fn join(&self, key: &str, left: &str, right: &str) -> String {
        let joined = self.with(key, [("left", left.into()), ("right", right.into())]);
        self.lang.smooth(left, joined)
    }

    /// Another form of the text with this key, one of its attributes, if it has that form.
    #[must_use]
    pub fn find_form<'a>(
        &self,
        key: &str,
        form: &str,
        args: impl IntoIterator<Item = Arg<'a>>,
    ) -> Option<String> {
        let attribute = self.bundle.get_message(key)?.get_attribute(form)?;
        Some(self.format(key, attribute.value(), args))
    }

    fn format<'a>(
        &self,
        key: &str,
        pattern: &Pattern<&str>,
        args: impl IntoIterator<Item = Arg<'a>>,
    ) -> String {
        let args: FluentArgs = args.into_iter().collect();
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors);
        debug_assert!(errors.is_empty(), "texts/{}: {key}: {errors:?}", self.lang);
        text.into_owned()
    }
}
