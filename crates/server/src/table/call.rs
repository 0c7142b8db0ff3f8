//! An order with an id, so that it is carried out once however often it is given.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use super::Order;
use crate::{secret, storage::LogRow};

/// An order, and by what it is known again.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Call {
    pub(crate) order: Order,
    /// Written with what it leads to; none where nobody could give the order again.
    pub(crate) id: Option<i64>,
}

impl Call {
    /// An order that is given once.
    pub(crate) const fn once(order: Order) -> Self {
        Self { order, id: None }
    }

    /// An order that may have to be given again.
    pub(crate) fn known(order: Order) -> Self {
        let mut bytes = [0; 8];
        secret::fill(&mut bytes);
        Self { order, id: Some(i64::from_be_bytes(bytes)) }
    }
}

/// The orders that a log knows, and the versions they led to.
#[derive(Debug, Default)]
pub(crate) struct Orders(HashMap<i64, u64>);

impl Orders {
    pub(super) fn note(&mut self, row: &LogRow) {
        self.0.extend(row.order.map(|id| (id, row.seq)));
    }

    /// The version that an order has led to, if it was carried out.
    pub(super) fn version_of(&self, call: &Call) -> Option<u64> {
        self.0.get(&call.id?).copied()
    }
}
