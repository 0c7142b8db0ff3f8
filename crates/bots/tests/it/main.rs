//! Bots as those meet them who play against them: fair, sound, and able to say why.

mod exact;
mod fair;
mod hidden;
mod observe;
mod race;
mod rival;
mod solo;
mod sound;
mod study;
mod thrift;
mod tricks;
mod wander;
