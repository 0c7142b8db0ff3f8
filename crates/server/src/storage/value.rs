//! What is asked and answered, in values that both databases mean alike.

use std::error::Error;

/// One value of a row, or of a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Value {
    /// Nothing.
    Null,
    Number(i64),
    Text(String),
    Bytes(Vec<u8>),
}

/// A question or a statement with its values, `$1` being the first. Both databases read it.
#[derive(Clone, Debug)]
pub(super) struct Ask {
    pub(super) sql: &'static str,
    pub(super) values: Vec<Value>,
}

impl Ask {
    pub(super) fn new(sql: &'static str, values: impl IntoIterator<Item = Value>) -> Self {
        Self { sql, values: values.into_iter().collect() }
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<&String> for Value {
    fn from(text: &String) -> Self {
        Self::Text(text.clone())
    }
}

impl<N: Into<i64>> From<Option<N>> for Value {
    fn from(number: Option<N>) -> Self {
        number.map_or(Self::Null, |number| Self::Number(number.into()))
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {
        $(impl From<$number> for Value {
            fn from(number: $number) -> Self {
                Self::Number(number.into())
            }
        })*
    };
}
numbers!(i64 u32 u8 bool);

/// What an answer has in one place.
pub(super) trait FromValue: Sized {
    fn of(value: Value) -> Option<Self>;
}

impl FromValue for i64 {
    fn of(value: Value) -> Option<Self> {
        if let Value::Number(number) = value { Some(number) } else { None }
    }
}

impl FromValue for String {
    fn of(value: Value) -> Option<Self> {
        if let Value::Text(text) = value { Some(text) } else { None }
    }
}

impl FromValue for Vec<u8> {
    fn of(value: Value) -> Option<Self> {
        if let Value::Bytes(bytes) = value { Some(bytes) } else { None }
    }
}

impl FromValue for bool {
    fn of(value: Value) -> Option<Self> {
        i64::of(value).map(|number| number != 0)
    }
}

impl FromValue for u8 {
    fn of(value: Value) -> Option<Self> {
        i64::of(value)?.try_into().ok()
    }
}

impl FromValue for u32 {
    fn of(value: Value) -> Option<Self> {
        i64::of(value)?.try_into().ok()
    }
}

impl<T: FromValue> FromValue for Option<T> {
    fn of(value: Value) -> Option<Self> {
        if value == Value::Null { Some(None) } else { T::of(value).map(Some) }
    }
}

/// An answer, read from left to right.
#[derive(Debug)]
pub(super) struct Row(std::vec::IntoIter<Value>);

impl Row {
    pub(super) fn new(values: Vec<Value>) -> Self {
        Self(values.into_iter())
    }

    /// What stands next.
    pub(super) fn next<T: FromValue>(&mut self) -> Result<T, Misread> {
        self.0.next().and_then(T::of).ok_or(Misread)
    }

    /// Everything that is left.
    pub(super) fn rest(self) -> Vec<Value> {
        self.0.collect()
    }
}

/// An answer that is not of the kind that was asked for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Misread;

impl std::fmt::Display for Misread {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("a column is not of the kind that was asked for")
    }
}

impl Error for Misread {}
