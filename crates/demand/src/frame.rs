//! Activations of functions: the paper's relative stacks (Definition 4.1), shared.
//!
//! A frame above the point where the search began is pushed by a call that is known. A frame below it, on the co-stack, is
//! not known: some call site must have led into it. The paper names such a frame by all the sites popped on the way to it;
//! but a run has only one frame at each depth, so here it is named by depth and function alone, and which site led into the
//! frame above is a choice of the solver's. Where the paper has a frame for every path of call sites, there is one for
//! every depth.

use indexmap::IndexSet;
use rustc_hash::{FxBuildHasher, FxHashMap};

use crate::code::{LamId, MAIN, PointId};
use crate::value::Thunk;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FrameId(pub u32);

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Frame {
    /// The program itself.
    Root,
    /// A call that was made and has returned, or a function applied to values where the call site cannot matter, because
    /// nothing is read under it.
    Pushed { lam: LamId, def: FrameId, args: Box<[Thunk]>, site: Option<Site> },
    /// So many calls below the target.
    Below { level: u32, lam: LamId },
}

/// Where a call is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Site {
    pub point: PointId,
    pub caller: FrameId,
    /// The argument that the call begins with: `f x y` may be two calls.
    pub from: u32,
}

#[derive(Debug)]
pub struct Frames {
    frames: IndexSet<Frame, FxBuildHasher>,
    /// The first call that made each, for people to read.
    sites: FxHashMap<FrameId, Site>,
}

/// The activation of the program itself.
pub const ROOT: FrameId = FrameId(0);

impl Default for Frames {
    fn default() -> Frames {
        let mut frames = Frames { frames: IndexSet::default(), sites: FxHashMap::default() };
        frames.make(Frame::Root);
        frames
    }
}

impl Frames {
    pub fn make(&mut self, frame: Frame) -> FrameId {
        FrameId(self.frames.insert_full(frame).0 as u32)
    }

    pub fn get(&self, id: FrameId) -> &Frame {
        &self.frames[id.0 as usize]
    }

    pub fn lam(&self, id: FrameId) -> LamId {
        match self.get(id) {
            Frame::Root => MAIN,
            Frame::Pushed { lam, .. } | Frame::Below { lam, .. } => *lam,
        }
    }

    /// The frame of a function so many calls below the target; the program's own is one whatever the depth.
    pub fn below(&mut self, level: u32, lam: LamId) -> FrameId {
        if lam == MAIN { ROOT } else { self.make(Frame::Below { level, lam }) }
    }

    pub fn note_site(&mut self, frame: FrameId, site: Site) {
        self.sites.entry(frame).or_insert(site);
    }

    pub fn site(&self, frame: FrameId) -> Option<Site> {
        self.sites.get(&frame).copied()
    }

    pub fn len(&self) -> usize {
        self.frames.len()
    }
}
