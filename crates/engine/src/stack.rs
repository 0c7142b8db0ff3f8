//! Pending choices as data.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// A stack of small frames inside a state: what is still to be asked or done, last first.
///
/// Plain data of fixed size, so that a match can be saved, copied, undone and resumed between any
/// two clicks. Free places always hold `F::default()`, so that equal stacks are equal bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Stack<F, const N: usize> {
    len: u8,
    frames: [F; N],
}

impl<F: Copy + Default, const N: usize> Default for Stack<F, N> {
    fn default() -> Self {
        Self { len: 0, frames: [F::default(); N] }
    }
}

impl<F: Copy + Default, const N: usize> Stack<F, N> {
    /// Puts a frame on top.
    ///
    /// # Panics
    /// When the stack is full: a game states the depth it can reach, and laws test it.
    #[inline]
    pub fn push(&mut self, frame: F) {
        let len = usize::from(self.len);
        assert!(len < N, "the stack of pending choices is full ({N} frames)");
        self.frames[len] = frame;
        self.len += 1;
    }

    /// Puts a frame above so many others and below the rest.
    ///
    /// # Panics
    /// As [`push`](Self::push).
    #[inline]
    pub fn insert(&mut self, depth: usize, frame: F) {
        // Each frame is carried up by itself. Exchanged with the one above, both would be read at
        // once, and a processor waits where it reads together what it has just written in parts.
        let mut carried = frame;
        for place in depth..usize::from(self.len) {
            std::mem::swap(&mut self.frames[place], &mut carried);
        }
        self.push(carried);
    }

    /// Takes the top frame off.
    #[inline]
    pub fn pop(&mut self) -> Option<F> {
        let top = self.top_mut().map(std::mem::take)?;
        self.len -= 1;
        Some(top)
    }

    /// The top frame.
    #[must_use]
    #[inline]
    pub fn top(&self) -> Option<F> {
        self.as_slice().last().copied()
    }

    /// The top frame, or the default where there is none.
    #[must_use]
    #[inline]
    pub fn top_or_default(&self) -> F {
        self.frames.get(self.top_place()).copied().unwrap_or_default()
    }

    /// How many frames there are.
    #[must_use]
    #[inline]
    pub fn depth(&self) -> usize {
        self.len.into()
    }

    /// The top frame, to be changed where it lies.
    #[inline]
    pub fn top_mut(&mut self) -> Option<&mut F> {
        let top = self.top_place();
        self.frames.get_mut(top)
    }

    /// Where the top frame lies; no place at all where there is none, so that one comparison tells.
    #[inline]
    fn top_place(&self) -> usize {
        usize::from(self.len).wrapping_sub(1)
    }

    /// The frames from the bottom to the top.
    #[must_use]
    #[inline]
    pub fn as_slice(&self) -> &[F] {
        &self.frames[..usize::from(self.len)]
    }
}

impl<F: Copy + Default + fmt::Debug, const N: usize> fmt::Debug for Stack<F, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl<F: Copy + Default + Serialize, const N: usize> Serialize for Stack<F, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

impl<'de, F: Copy + Default + Deserialize<'de>, const N: usize> Deserialize<'de> for Stack<F, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let frames = Vec::<F>::deserialize(deserializer)?;
        if frames.len() > N {
            return Err(de::Error::invalid_length(frames.len(), &"fewer pending frames"));
        }
        let mut stack = Self::default();
        for frame in frames {
            stack.push(frame);
        }
        Ok(stack)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn popped_frames_leave_no_trace() {
        let mut used = Stack::<u8, 3>::default();
        used.push(7);
        used.push(9);
        assert_eq!((used.top(), used.top_or_default(), used.depth()), (Some(9), 9, 2));
        assert_eq!((used.pop(), used.pop(), used.pop()), (Some(9), Some(7), None));
        assert_eq!(used, Stack::default());
        assert_eq!((used.depth(), used.top_or_default()), (0, 0));
    }

    #[test]
    fn frames_are_put_below_others() {
        let mut stack = Stack::<u8, 6>::default();
        for (depth, frame) in [(0, 1), (0, 2), (1, 3), (3, 4), (1, 5)] {
            stack.insert(depth, frame);
        }
        assert_eq!(stack.as_slice(), [2, 5, 3, 1, 4]);
    }

    #[test]
    fn reads_back_what_it_writes_and_refuses_more_than_it_holds() {
        let mut stack = Stack::<u8, 3>::default();
        stack.push(1);
        stack.push(2);
        let text = serde_json::to_string(&stack).unwrap();
        assert_eq!(text, "[1,2]");
        assert_eq!(serde_json::from_str::<Stack<u8, 3>>(&text).unwrap(), stack);
        assert!(serde_json::from_str::<Stack<u8, 3>>("[1,2,3,4]").is_err());
    }
}
