//! How much of what.

use std::time::Duration;

/// A process that answers a job says what it begins and ends. One that says nothing for so many times the seconds of an item, and
/// [`GRACE`], hangs.
pub const SILENCE: u32 = 3;
/// See [`SILENCE`].
pub const GRACE: Duration = Duration::from_secs(30);
/// How often a process is looked at; the first times sooner, for most jobs are short.
pub const LOOK: Duration = Duration::from_millis(20);
/// As [`LOOK`], at first.
pub const FIRST_LOOK: Duration = Duration::from_millis(1);
/// More than this is no job and no result.
pub const LONGEST_LINE: u64 = 1 << 30;
/// Jobs without a result that are named.
pub const NAMED: usize = 20;

/// Milliseconds that a job takes about, as a first guess that only orders jobs: to begin, for a thousand bytes of source, and
/// for a law.
pub const ESTIMATE: [u64; 3] = [30, 1, 400];
