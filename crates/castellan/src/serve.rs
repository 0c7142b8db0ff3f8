//! `castellan serve`: opens the web table. `castellan backup`: copies its data.

use std::{future::Future, net::SocketAddr, path::Path};

use server::{BackupError, Config, Server, StartError, start_logs, until_asked_to_stop};
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

/// Why the table does not open.
fn unopened(why: StartError) -> Failure {
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
        StartError::Newer(file) => Failure::check("cli-data-newer", [arg("file", shown(&file))]),
        StartError::Database { path, why } => {
            Failure::check("cli-data-unread", [arg("file", shown(&path)), arg("why", why)])
        }
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

fn in_runtime(work: impl Future<Output = Result<(), Failure>>) -> Result<(), Failure> {
    let runtime = tokio::runtime::Runtime::new()
        .map_err(|why| Failure::check("cli-no-server", [arg("why", why)]))?;
    runtime.block_on(work)
}
