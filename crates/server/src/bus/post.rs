//! What nodes write to each other.

use serde::{Deserialize, Serialize};

use crate::table::Call;

/// An order for the node that plays a table.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Post {
    pub(crate) table: String,
    pub(crate) call: Call,
}

/// What became of an order.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum Answer {
    /// It led to this version, which is written.
    Done(u64),
    /// It was refused, by the name of the refusal. Whoever asked words it.
    Refused(String),
}

/// What is said about a table to the nodes where somebody looks at it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Hint {
    /// It has this version now.
    Version(u64),
    /// These people look at it at a node, whose name comes first.
    Looking(String, Vec<String>),
    /// A node wants to know who looks at it elsewhere.
    WhoLooks,
}
