//! How a command ends when it does not succeed.

use std::{
    fmt::Display,
    io,
    path::{Path, PathBuf},
    process::ExitCode,
};

use ::games::{OpenError, OptionError};
use engine::{SetupError, visible};
use server::Fault;
use ui::{Arg, Lang, Texts};

/// Why a command did not succeed; worded when it is told.
#[derive(Debug)]
pub enum Failure {
    /// Something could not be done, or was checked and is wrong: exit status 1.
    Check(Sentence),
    /// Something was asked for that there is not: exit status 2.
    Usage(Sentence),
    /// What the system answered about a file: exit status 1.
    File(&'static str, PathBuf, io::Error),
    /// A record that cannot be opened: exit status 1.
    Record(PathBuf, Box<OpenError>),
    /// A match that cannot be set up as asked: exit status 2.
    Setup(SetupError),
    /// Options that the game does not have, or that contradict each other: exit status 2.
    Options(OptionError),
    /// The output cannot be written: exit status 1.
    Output(io::Error),
    /// Nobody reads the output any more; not worth a word.
    Closed,
}

/// A text by its key, and what fills its places.
#[derive(Debug)]
pub struct Sentence(&'static str, Vec<Arg<'static>>);

impl Failure {
    /// Something that could not be done, or is wrong.
    pub fn check<const N: usize>(key: &'static str, args: [Arg<'static>; N]) -> Self {
        Self::Check(Sentence(key, args.into()))
    }

    /// Something asked for that there is not.
    pub fn usage<const N: usize>(key: &'static str, args: [Arg<'static>; N]) -> Self {
        Self::Usage(Sentence(key, args.into()))
    }

    /// A file that cannot be written.
    pub fn unwritten(file: &Path, why: io::Error) -> Self {
        Self::File("cli-cannot-write", file.to_owned(), why)
    }

    /// Says why, on the error stream.
    pub fn report(self, lang: Lang) -> ExitCode {
        if let Self::Closed = self {
            return ExitCode::SUCCESS;
        }
        anstream::eprintln!("castellan: {}", self.words(lang));
        ExitCode::from(self.status())
    }

    /// The exit status it ends with.
    const fn status(&self) -> u8 {
        match self {
            Self::Check(_) | Self::File(..) | Self::Record(..) | Self::Output(_) => 1,
            Self::Usage(_) | Self::Setup(_) | Self::Options(_) => 2,
            Self::Closed => 0,
        }
    }

    /// Why, in one line that shows nothing it was not told in words.
    pub fn words(&self, lang: Lang) -> String {
        let texts = lang.texts();
        visible(&match self {
            Self::Check(Sentence(key, args)) | Self::Usage(Sentence(key, args)) => {
                texts.with(key, args.iter().cloned())
            }
            Self::File(key, file, why) => {
                texts.with(key, [("file", shown(file).into()), ("why", system(why, texts).into())])
            }
            Self::Record(file, why) => format!("{}: {}", file.display(), record(why, lang)),
            Self::Setup(why) => set_up(why, lang),
            Self::Options(why) => options(why, texts),
            Self::Output(why) => texts.with("cli-no-output", [("why", system(why, texts).into())]),
            Self::Closed => String::new(),
        })
    }
}

/// A path as it can stand in a sentence.
pub fn shown(path: &Path) -> String {
    visible(&path.display().to_string())
}

/// Something that fills a place in a sentence, by its name.
pub fn arg(name: &'static str, value: impl Display) -> Arg<'static> {
    (name, visible(&value.to_string()).into())
}

/// What the system says, in the language where it is something usual.
pub fn system(why: &io::Error, texts: &Texts) -> String {
    let key = match why.kind() {
        io::ErrorKind::NotFound => "cli-system-not-found",
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => "cli-system-denied",
        io::ErrorKind::AlreadyExists => "cli-system-exists",
        io::ErrorKind::IsADirectory => "cli-system-folder",
        io::ErrorKind::NotADirectory => "cli-system-no-folder",
        io::ErrorKind::StorageFull => "cli-system-full",
        io::ErrorKind::InvalidData => "cli-system-no-text",
        io::ErrorKind::InvalidFilename => "cli-system-name",
        io::ErrorKind::AddrInUse => "cli-system-address-taken",
        _ => return why.to_string(),
    };
    texts.get(key)
}

/// What is wrong with a record. In English there is more to say than in the sentences for people
/// at the web table.
pub fn record(why: &OpenError, lang: Lang) -> String {
    let fault = Fault::from(why.clone());
    if lang == Lang::En { fault.detail } else { fault.sentence(lang) }
}

fn set_up(why: &SetupError, lang: Lang) -> String {
    match why {
        SetupError::Seats { game, asked, allowed: (fewest, most) } => lang.texts().with(
            "cli-seats",
            [
                ("game", (*game).into()),
                ("asked", (*asked).into()),
                ("fewest", (*fewest).into()),
                ("most", (*most).into()),
            ],
        ),
        SetupError::Option(_) => record(&OpenError::Record(why.clone().into()), lang),
    }
}

fn options(why: &OptionError, texts: &Texts) -> String {
    let known = ("known", why.known().join(", ").into());
    match why {
        OptionError::NoPair(pair) => texts.with("cli-option-pair", [("pair", pair.into())]),
        OptionError::Key { game, key } => {
            let args = [("game", game.info().id.into()), ("key", key.into()), known];
            texts.with("cli-option-key", args)
        }
        OptionError::Value { spec, value, .. } => texts
            .with("cli-option-value", [("key", spec.key.into()), ("value", value.into()), known]),
        OptionError::Twice { key } => texts.with("cli-option-twice", [("key", (*key).into())]),
    }
}

/// A match that cannot be set up like this was asked for.
impl From<SetupError> for Failure {
    fn from(why: SetupError) -> Self {
        Self::Setup(why)
    }
}

impl From<OptionError> for Failure {
    fn from(why: OptionError) -> Self {
        Self::Options(why)
    }
}

impl From<io::Error> for Failure {
    fn from(why: io::Error) -> Self {
        if why.kind() == io::ErrorKind::BrokenPipe { Self::Closed } else { Self::Output(why) }
    }
}
