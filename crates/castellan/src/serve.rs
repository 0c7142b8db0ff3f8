//! `castellan serve`: opens the web table. `castellan backup`: copies its data. `castellan copy`: moves
//! a house between a folder and a database.

use std::{future::Future, net::SocketAddr, path::Path};

use server::{BackupError, Config, CopyError, Server, StartError, start_logs, until_asked_to_stop};
use ui::{Lang, terminal};

use crate::{
    Failure,
    args::ServeArgs,
    failure::{arg, shown},
    out,
};

/// Opens the table and says where, until somebody asks it to stop.
pub fn run(args: ServeArgs, lang: Lang) -> Result<(), Failure> {
    start_logs(args.log.unwrap_or_default())
        .map_err(|why| Failure::check("cli-no-log", [arg("why", why)]))?;
    in_runtime(async {
        let server = open(args).await.map_err(unopened)?;
        let texts = lang.texts();
        out::line(&terminal::paint(terminal::GILD, &texts.get("terminal-welcome")))?;
        out::line(&texts.get("terminal-about"))?;
        out::line(&texts.with("terminal-open-at", [("url", server.base_url().into())]))?;
        server.serve(until_asked_to_stop()).await;
        Ok(())
    })
}

/// Opens where it was told to; if it was not told, at the usual port or else at any free one.
async fn open(args: ServeArgs) -> Result<Server, StartError> {
    let mut config = Config {
        database: args.database,
        bus: args.bus,
        base_url: args.base_url,
        behind_proxy: args.behind_proxy,
        metrics_addr: args.metrics_addr,
        ..Config::default()
    };
    if let Some(data) = args.data {
        config.data_dir = data;
    }
    if let Some(addr) = args.addr {
        config.addr = addr;
        return Server::open(config).await;
    }
    match Server::open(config.clone()).await {
        Err(StartError::Address { .. }) => {
            config.addr = SocketAddr::new(config.addr.ip(), 0);
            Server::open(config).await
        }
        opened => opened,
    }
}

/// Copies the data of a web table, also while it is open.
pub fn backup(data: &Path, file: &Path) -> Result<(), Failure> {
    in_runtime(async { server::backup(data, file).await.map_err(uncopied) })
}

/// Moves a house to another place, and tells how much of it there is.
pub fn copy(from: &str, to: &str, lang: Lang) -> Result<(), Failure> {
    in_runtime(async {
        let copied = server::copy(from, to).await.map_err(unmoved)?;
        let counts = [
            ("tables", copied.tables.into()),
            ("rows", copied.rows.into()),
            ("identities", copied.identities.into()),
        ];
        out::line(&lang.texts().with("cli-copied", counts))
    })
}

/// Why a house was not moved.
fn unmoved(why: CopyError) -> Failure {
    match why {
        CopyError::Nothing(place) => Failure::usage("cli-no-file", [arg("file", place)]),
        CopyError::Taken(place) => Failure::check("cli-place-taken", [arg("place", place)]),
        CopyError::Start(why) => unopened(why),
        CopyError::Query(why) => Failure::check("cli-no-copy", [arg("why", why)]),
        CopyError::Differs(name) => Failure::check("cli-copy-differs", [arg("name", name)]),
    }
}

/// Why the table does not open.
pub fn unopened(why: StartError) -> Failure {
    match why {
        StartError::Address { addr, why } => {
            Failure::File("cli-no-address", addr.to_string().into(), why)
        }
        StartError::MetricsAddress { addr, why } => {
            Failure::File("cli-no-metrics-address", addr.to_string().into(), why)
        }
        StartError::OneAddress(addr) => Failure::usage("cli-one-address", [arg("addr", addr)]),
        StartError::BaseUrl(url) => Failure::usage("cli-no-url", [arg("url", url)]),
        StartError::Folder { dir, why } => Failure::unwritten(&dir, why),
        StartError::Locked(dir) => Failure::check("cli-data-locked", [arg("dir", shown(&dir))]),
        StartError::Newer(place) => Failure::check("cli-data-newer", [arg("file", place)]),
        StartError::Database { place, why } => {
            Failure::check("cli-data-unread", [arg("file", place), arg("why", why)])
        }
        StartError::Shared(place) => Failure::check("cli-data-shared", [arg("place", place)]),
        StartError::Replica(place) => Failure::check("cli-data-replica", [arg("place", place)]),
        StartError::Forgetful { place, setting } => {
            Failure::check("cli-data-forgetful", [arg("place", place), arg("setting", setting)])
        }
        StartError::DatabaseUrl(why) => Failure::usage("cli-no-database", [arg("why", why)]),
        StartError::BusUrl(why) => Failure::usage("cli-no-bus", [arg("why", why)]),
        StartError::BusWithoutDatabase => Failure::usage("cli-bus-alone", []),
        StartError::Bus { place, why } => {
            Failure::check("cli-bus-away", [arg("place", place), arg("why", why)])
        }
        StartError::BusDenied(place) => Failure::check("cli-bus-denied", [arg("place", place)]),
        StartError::BusMute(place) => Failure::check("cli-bus-mute", [arg("place", place)]),
        StartError::BusForeign(place) => Failure::check("cli-bus-foreign", [arg("place", place)]),
        StartError::ThinkersKey => Failure::usage("cli-thinkers-key", []),
        StartError::ThinkersKeyForeign(place) => {
            Failure::check("cli-thinkers-key-foreign", [arg("place", place)])
        }
        StartError::ThinkerMute(place) => Failure::check("cli-thinker-mute", [arg("place", place)]),
        StartError::HalfCopied(place) => Failure::check("cli-half-copied", [arg("place", place)]),
        StartError::Query(why) => Failure::check("cli-data-wrong", [arg("why", why)]),
        StartError::Key => Failure::check("cli-data-key", []),
        StartError::OldSqlite(found) => Failure::check("cli-old-sqlite", [arg("found", found)]),
    }
}

/// Why there is no copy.
fn uncopied(why: BackupError) -> Failure {
    match why {
        BackupError::Nothing(file) => Failure::usage("cli-no-file", [arg("file", shown(&file))]),
        BackupError::Exists(file) => Failure::check("cli-file-exists", [arg("file", shown(&file))]),
        BackupError::Name(file) => Failure::usage("cli-no-name", [arg("file", shown(&file))]),
        BackupError::Database(why) => Failure::check("cli-no-backup", [arg("why", why)]),
    }
}

/// Does what waits for others.
pub fn in_runtime(work: impl Future<Output = Result<(), Failure>>) -> Result<(), Failure> {
    let runtime = tokio::runtime::Runtime::new()
        .map_err(|why| Failure::check("cli-no-server", [arg("why", why)]))?;
    runtime.block_on(work)
}
