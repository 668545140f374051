//! Renders what engines and front ends say.
