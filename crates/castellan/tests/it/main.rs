//! The program as its users meet it: started as a process, its output read.

mod commands;
mod lines;
mod play;
mod records;
mod run;
mod serve;
mod study;
