//! The server as its visitors meet it: started in this process, reached over loopback.

mod abuse;
mod api;
mod client;
mod clocks;
mod identity;
mod keeping;
mod lines;
mod live;
mod logs;
mod nodes;
mod operating;
mod pages;
mod people;
mod postgres;
mod proxy;
mod schema;
mod secrets;
mod shares;
mod sockets;
mod storage;
mod study;
mod thinkers;

// Visitors are also needed inside of the crate, where these are its own.
use server::{Config, Limits, Server};
