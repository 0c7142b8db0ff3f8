//! `castellan think`: thinks for a house. `castellan key`: tells the key that this needs.

use server::{Helpers, ThinkConfig, Thinker, start_logs, thinkers_key, until_asked_to_stop};
use ui::Lang;

use crate::{
    Failure,
    args::{SeriesArgs, ThinkArgs},
    failure::arg,
    out,
    serve::{in_runtime, unopened},
    set_up,
};

/// Thinks until somebody asks it to stop.
pub fn run(args: ThinkArgs, lang: Lang) -> Result<(), Failure> {
    start_logs(args.log.unwrap_or_default())
        .map_err(|why| Failure::check("cli-no-log", [arg("why", why)]))?;
    let threads = args.threads.map_or_else(set_up::cores, usize::from);
    let config = ThinkConfig { bus: args.bus, key: args.key, threads };
    in_runtime(async {
        let thinker = Thinker::open(&config).await.map_err(unopened)?;
        out::line(&lang.texts().with("cli-thinking", [("threads", threads.into())]))?;
        thinker.serve(until_asked_to_stop()).await;
        Ok(())
    })
}

/// Tells the key of a house's thinkers.
pub fn key(database: &str) -> Result<(), Failure> {
    in_runtime(async { out::line(&thinkers_key(database).await.map_err(unopened)?) })
}

/// The thinkers that help with a series, if it shall have any.
pub fn helpers(args: &SeriesArgs, lang: Lang) -> Result<Option<Helpers>, Failure> {
    let Some((bus, key)) = args.bus.as_ref().zip(args.key.as_ref()) else { return Ok(None) };
    let found = Helpers::find(bus, key).map_err(unopened)?;
    if found.threads(args.game) == 0 {
        anstream::eprintln!("castellan: {}", lang.texts().get("cli-no-thinkers"));
    }
    Ok(Some(found))
}
