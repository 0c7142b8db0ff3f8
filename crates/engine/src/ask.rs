//! Asks: pending decisions as small structs, one file each, and the one dispatch between them; and
//! the table on which they are answered.

/// Makes `Table`, what changes a position of a game: the state, to which it dereferences, and the
/// log, to which it [tells](crate::Sink::emit) events.
///
/// Whatever changes the state is a method of `Table`, so that events need no parameter; whatever
/// only looks is a method of the state.
#[macro_export]
macro_rules! table {
    ($Game:ty, $Event:ty) => {
        /// A position that is being changed, and the log that is told of it.
        pub(crate) struct Table<'a, L> {
            pub(crate) state: &'a mut $Game,
            log: &'a mut L,
        }

        impl<L> std::ops::Deref for Table<'_, L> {
            type Target = $Game;

            #[inline]
            fn deref(&self) -> &$Game {
                self.state
            }
        }

        impl<L> std::ops::DerefMut for Table<'_, L> {
            #[inline]
            fn deref_mut(&mut self) -> &mut $Game {
                self.state
            }
        }

        impl<'a, L: $crate::Sink<$Event>> Table<'a, L> {
            pub(crate) fn new(state: &'a mut $Game, log: &'a mut L) -> Self {
                Self { state, log }
            }

            /// Tells the log, if it listens.
            #[inline]
            pub(crate) fn tell(&mut self, make: impl FnOnce() -> $Event) {
                self.log.emit(make);
            }
        }
    };
}

/// Makes the frames of a game: an enum of its asks, and everything that treats all of them alike.
///
/// ```text
/// engine::asks! {
///     game Castle { action: Action, event: Event, stack: pending, anytime: Exchange }
///
///     /// One pending ask or step.
///     pub enum Frame {
///         /// The match is over.
///         #[default]
///         Over,
///         /// D12: a card or talers (CAS-20.3).
///         Plague(Plague),
///     }
/// }
/// ```
///
/// An ask is a struct, `Copy` and plain data, that implements the trait `Ask` made here: whom it
/// asks, whether it waits at all and what follows if not, which answers there are, what they do, why
/// another is refused, and on which frames it can lie. An ask without data is a unit struct and
/// written without parentheses. The one marked `#[default]` stands for nothing at all.
///
/// Made in the place of the call, for the game with a [`Stack`](crate::Stack) of frames in the
/// field `stack`:
/// - `Frame`, in JSON the snake-case name, with the fields of the ask; itself an `Ask`, by the only
///   match over all of them.
/// - `Table` by [`table!`](crate::table), which also `put`s asks on the stack and `play`s answers. An
///   ask is taken off before it is answered or passed, and puts itself back if it has more to ask.
/// - `Ask`, and `Anytime`: what a seat may do beside any ask of its own turn. `()` is nothing.
/// - on the game: `frame`, the ask on top; `asked`, whom it waits for; `answers`, the legal
///   actions; `check_stack`, whether every frame can lie where it lies.
#[macro_export]
macro_rules! asks {
    (
        game $Game:ident {
            action: $Action:ty, event: $Event:ty, stack: $stack:ident, anytime: $Anytime:ty $(,)?
        }

        $(#[$attr:meta])*
        $vis:vis enum $Frame:ident {
            $($(#[$case:meta])* $Name:ident $(($Ask:ty))?),* $(,)?
        }
    ) => {
        $(#[$attr])*
        #[derive(Clone, Copy, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
        #[serde(rename_all = "snake_case")]
        $vis enum $Frame {
            $($(#[$case])* $Name $(($Ask))?,)*
        }

        impl std::fmt::Debug for $Frame {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                $crate::asks!(@match *self, ask => std::fmt::Debug::fmt(&ask, f);
                    $($Name $(($Ask))?),*)
            }
        }

        $($crate::asks!(@from $Frame $Name $(($Ask))?);)*

        /// A pending decision, or a step that goes on by itself.
        pub(crate) trait Ask: Copy + Into<$Frame> {
            /// Whom it asks; nobody, for what never waits.
            fn whom(self, _state: &$Game) -> $crate::Turn {
                $crate::Turn::Over
            }

            /// Whether it has anything to ask.
            fn waits(self, _state: &$Game) -> bool {
                true
            }

            /// What follows when it has nothing to ask; it is off the stack already.
            fn pass<L: $crate::Sink<$Event>>(self, _table: &mut Table<'_, L>) {}

            /// Appends the answers of somebody whom it asks.
            fn list(self, _state: &$Game, _by: $crate::Actor, _out: &mut Vec<$Action>) {}

            /// Does what an answer says; the ask is off the stack already.
            fn answer<L: $crate::Sink<$Event>>(
                self,
                _table: &mut Table<'_, L>,
                _by: $crate::Actor,
                _action: $Action,
            ) {
            }

            /// Why something is no answer, if this ask has a reason of its own.
            fn why_not(
                self,
                _state: &$Game,
                _by: $crate::Seat,
                _action: $Action,
            ) -> Option<$crate::Illegal> {
                None
            }

            /// Why a seat whom it does not ask must wait, if there is a reason of its own.
            fn why_wait(self, _state: &$Game, _by: $crate::Seat) -> Option<$crate::Illegal> {
                None
            }

            /// Whether the asked seat is in its own turn, so that it may do what is `Anytime`.
            fn is_own_turn(self) -> bool {
                false
            }

            /// Whether it can lie on these frames in this position.
            fn fits(self, state: &$Game, below: &[$Frame]) -> bool;

            /// Appends what an actor may do, if it is asked.
            #[inline]
            fn offer(self, state: &$Game, by: $crate::Actor, out: &mut Vec<$Action>) {
                if !self.whom(state).awaits(by) {
                    return;
                }
                self.list(state, by, out);
                if let $crate::Actor::Seat(seat) = by
                    && self.is_own_turn()
                {
                    <$Anytime as Anytime>::list(state, seat, out);
                }
            }

            /// Waits, or is taken off and passed; tells whether it waits.
            #[inline]
            fn settle<L: $crate::Sink<$Event>>(self, table: &mut Table<'_, L>) -> bool {
                if self.waits(table.state) {
                    return true;
                }
                table.state.$stack.pop();
                self.pass(table);
                false
            }
        }

        /// What a seat may do beside any ask of its own turn.
        pub(crate) trait Anytime {
            /// Appends what the seat may do.
            fn list(state: &$Game, by: $crate::Seat, out: &mut Vec<$Action>);

            /// Whether an action is such a thing, and no answer to any ask.
            fn takes(action: $Action) -> bool;

            /// Does it; the ask goes on waiting.
            fn answer<L: $crate::Sink<$Event>>(
                table: &mut Table<'_, L>,
                by: $crate::Seat,
                action: $Action,
            );
        }

        impl Anytime for () {
            fn list(_: &$Game, _: $crate::Seat, _: &mut Vec<$Action>) {}

            fn takes(_: $Action) -> bool {
                false
            }

            fn answer<L: $crate::Sink<$Event>>(
                _: &mut Table<'_, L>,
                _: $crate::Seat,
                _: $Action,
            ) {
            }
        }

        impl Ask for $Frame {
            #[inline]
            fn whom(self, state: &$Game) -> $crate::Turn {
                $crate::asks!(@match self, ask => ask.whom(state); $($Name $(($Ask))?),*)
            }

            fn waits(self, state: &$Game) -> bool {
                $crate::asks!(@match self, ask => ask.waits(state); $($Name $(($Ask))?),*)
            }

            fn pass<L: $crate::Sink<$Event>>(self, table: &mut Table<'_, L>) {
                $crate::asks!(@match self, ask => ask.pass(table); $($Name $(($Ask))?),*)
            }

            #[inline]
            fn list(self, state: &$Game, by: $crate::Actor, out: &mut Vec<$Action>) {
                $crate::asks!(@match self, ask => ask.list(state, by, out); $($Name $(($Ask))?),*)
            }

            #[inline]
            fn answer<L: $crate::Sink<$Event>>(
                self,
                table: &mut Table<'_, L>,
                by: $crate::Actor,
                action: $Action,
            ) {
                $crate::asks!(@match self, ask => ask.answer(table, by, action);
                    $($Name $(($Ask))?),*)
            }

            fn why_not(
                self,
                state: &$Game,
                by: $crate::Seat,
                action: $Action,
            ) -> Option<$crate::Illegal> {
                $crate::asks!(@match self, ask => ask.why_not(state, by, action);
                    $($Name $(($Ask))?),*)
            }

            fn why_wait(self, state: &$Game, by: $crate::Seat) -> Option<$crate::Illegal> {
                $crate::asks!(@match self, ask => ask.why_wait(state, by); $($Name $(($Ask))?),*)
            }

            #[inline]
            fn is_own_turn(self) -> bool {
                $crate::asks!(@match self, ask => ask.is_own_turn(); $($Name $(($Ask))?),*)
            }

            fn fits(self, state: &$Game, below: &[$Frame]) -> bool {
                $crate::asks!(@match self, ask => ask.fits(state, below); $($Name $(($Ask))?),*)
            }

            #[inline]
            fn offer(self, state: &$Game, by: $crate::Actor, out: &mut Vec<$Action>) {
                $crate::asks!(@match self, ask => ask.offer(state, by, out); $($Name $(($Ask))?),*)
            }

            #[inline]
            fn settle<L: $crate::Sink<$Event>>(self, table: &mut Table<'_, L>) -> bool {
                $crate::asks!(@match self, ask => ask.settle(table); $($Name $(($Ask))?),*)
            }
        }

        $crate::table!($Game, $Event);

        impl<L: $crate::Sink<$Event>> Table<'_, L> {
            /// Puts an ask on the stack.
            #[inline]
            pub(crate) fn put(&mut self, ask: impl Into<$Frame>) {
                self.state.$stack.push(ask.into());
            }

            /// Plays a legal action and goes on until an ask waits for an answer.
            #[inline]
            pub(crate) fn play(&mut self, by: $crate::Actor, action: $Action) {
                match by {
                    $crate::Actor::Seat(seat) if <$Anytime as Anytime>::takes(action) => {
                        <$Anytime as Anytime>::answer(self, seat, action);
                    }
                    _ => {
                        let ask = self.state.$stack.pop().unwrap_or_default();
                        ask.answer(self, by, action);
                    }
                }
                while !self.state.frame().settle(self) {}
            }
        }

        impl $Game {
            /// The ask on top of the stack.
            #[inline]
            pub(crate) fn frame(&self) -> $Frame {
                self.$stack.top_or_default()
            }

            /// Whom the position waits for.
            #[inline]
            pub(crate) fn asked(&self) -> $crate::Turn {
                self.frame().whom(self)
            }

            /// Appends the legal actions of an actor.
            #[inline]
            pub(crate) fn answers(&self, by: $crate::Actor, out: &mut Vec<$Action>) {
                self.frame().offer(self, by, out);
            }

            /// Whether every frame can lie where it lies, and the top one has something to ask.
            pub(crate) fn check_stack(&self) -> Result<(), $crate::Impossible> {
                let stack = self.$stack.as_slice();
                let fits = |at: usize| stack[at].fits(self, &stack[..at]);
                $crate::Impossible::unless((0..stack.len()).all(fits), || {
                    format!("{stack:?} cannot be pending")
                })?;
                $crate::Impossible::unless(!stack.is_empty() && self.frame().waits(self), || {
                    format!("{:?} has nothing to ask", self.frame())
                })
            }
        }
    };

    (@match $frame:expr, $ask:ident => $run:expr; $($Name:ident $(($Ask:ty))?),*) => {
        match $frame {
            $(Self::$Name $(($crate::asks!(@bind $ask $Ask)))? => {
                $crate::asks!(@unit $ask $Name $(($Ask))?);
                $run
            })*
        }
    };
    (@bind $ask:ident $Ask:ty) => { $ask };
    (@unit $ask:ident $Name:ident) => { let $ask = $Name; };
    (@unit $ask:ident $Name:ident ($Ask:ty)) => {};
    (@from $Frame:ident $Name:ident) => {
        impl From<$Name> for $Frame {
            #[inline]
            fn from(_: $Name) -> Self {
                Self::$Name
            }
        }
    };
    (@from $Frame:ident $Name:ident ($Ask:ty)) => {
        impl From<$Ask> for $Frame {
            #[inline]
            fn from(ask: $Ask) -> Self {
                Self::$Name(ask)
            }
        }
    };
}
