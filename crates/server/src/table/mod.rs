//! Tables: what was agreed, what happened, and the task that keeps a live one.
//!
//! A table is its [`Setup`] and its log of [`Entry`]s; [`Table`] is what they lead to. One task per
//! live table ([`keeper`]) takes orders one at a time, and a change is shown to anybody only after
//! the log has it. The [`Hall`] knows the live tables and brings others back when asked. Whatever
//! has to be thought about is thought in its [`ThinkingRoom`].

mod advice;
mod again;
mod beside;
mod bot_moves;
mod call;
mod called;
mod clocks;
mod elsewhere;
mod entry;
mod fork;
mod gallery;
mod hall;
mod handle;
mod keeper;
mod kind;
mod listing;
mod minds;
mod news;
mod occupant;
mod order;
mod plan;
mod register;
mod room;
mod setup;
mod standing;

pub(crate) use self::{
    advice::{Advised, advise, written},
    again::Kept,
    call::Call,
    called::Called,
    entry::Entry,
    fork::{Fork, Others},
    hall::Hall,
    handle::{Handle, Snapshot, Visit},
    kind::Kind,
    listing::Listing,
    news::News,
    occupant::Occupant,
    order::Order,
    plan::{Place, Plan, bot_called, offered},
    room::{ThinkingRoom, Urgency},
    setup::{Pace, Setup, Stage, usual_bot},
    standing::{Said, Table},
};
