//! What must be true when everything is over.

use reqwest::Client;
use sqlx::PgPool;

use super::visitor::Visitor;
use crate::player::Caller;

/// Looks whether anything was lost or written twice, and whether everybody sees the same.
pub(super) async fn all(
    database: &str,
    urls: &[String],
    visitors: &[Visitor],
    shown: &[(String, u64)],
) -> Result<(), String> {
    let log = PgPool::connect(database).await.map_err(|why| why.to_string())?;
    let mut nodes = Vec::new();
    for url in urls {
        nodes.push(Caller::arrive(Client::new(), url).await?);
    }
    for visitor in visitors {
        for table in &visitor.tables {
            let version = whole(&log, table).await?;
            same_everywhere(&nodes, table, version).await?;
            if let Some((_, seen)) = shown.iter().find(|(watched, _)| watched == table)
                && *seen != version
            {
                return Err(format!("table {table}: {version} is written, {seen} is shown"));
            }
        }
        for (table, text, acknowledged) in &visitor.lines {
            let times = said(&log, table, text).await?;
            if times > 1 || *acknowledged && times == 0 {
                return Err(format!("table {table}: {text:?} is written {times} times"));
            }
        }
    }
    Ok(())
}

/// The length of a log without gaps, in which no order stands twice.
async fn whole(log: &PgPool, table: &str) -> Result<u64, String> {
    let sql = "SELECT count(*), max(seq), count(order_id) - count(DISTINCT order_id) FROM log
         WHERE table_id = $1";
    let row: Result<(i64, i64, i64), sqlx::Error> =
        sqlx::query_as(sql).bind(table).fetch_one(log).await;
    match row.map_err(|why| why.to_string())? {
        (count, last, 0) if count == last => Ok(count.cast_unsigned()),
        (count, last, twice) => {
            Err(format!("table {table}: {count} rows up to number {last}, {twice} orders twice"))
        }
    }
}

async fn said(log: &PgPool, table: &str, text: &str) -> Result<i64, String> {
    let sql =
        "SELECT count(*) FROM log WHERE table_id = $1 AND CAST(entry AS json) ->> 'text' = $2";
    let found = sqlx::query_scalar(sql).bind(table).bind(text).fetch_one(log).await;
    found.map_err(|why| why.to_string())
}

/// Whether every node shows the table with this version.
async fn same_everywhere(nodes: &[Caller], table: &str, version: u64) -> Result<(), String> {
    for node in nodes {
        let seen = node.get(&format!("/tables/{table}")).await?;
        if seen["version"].as_u64() != Some(version) {
            let at = &seen["version"];
            return Err(format!("table {table}: {version} is written, a node shows {at}"));
        }
    }
    Ok(())
}
