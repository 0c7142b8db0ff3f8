//! The server as its visitors meet it: started in this process, reached over loopback.

mod abuse;
mod api;
mod client;
mod clocks;
mod identity;
mod lines;
mod live;
mod logs;
mod pages;
mod schema;
mod secrets;
mod sockets;
mod storage;
mod study;
