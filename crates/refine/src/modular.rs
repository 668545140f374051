//! The modular proof.

use crate::build::Built;
use crate::instrument::Subject;
use crate::refined::Refined;
use crate::test::Testing;

/// Whether a function was proved.
pub enum Outcome {
    Verified,
    /// Why not.
    Open(String),
}

pub fn verify(_: &Testing<'_>, _: &Subject, _: &Refined) -> Built<Outcome> {
    Ok(Outcome::Open("not tried".into()))
}
