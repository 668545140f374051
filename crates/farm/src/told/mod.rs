//! Answers in words and as entries of a report: the same for whoever asked, and wherever they were found.

pub mod audit;
pub mod check;
pub mod equiv;
pub mod refine;
