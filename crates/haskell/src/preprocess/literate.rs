//! Literate Haskell: code on lines that start with `>`, or between `\begin{code}` and `\end{code}`.

#[derive(Default)]
pub(super) struct Literate {
    in_block: bool,
}

impl Literate {
    /// Whether the line is code, and how many bytes of its start are not.
    pub fn code_of(&mut self, line: &str) -> Option<usize> {
        if self.in_block {
            self.in_block = !line.starts_with("\\end{code}");
            return self.in_block.then_some(0);
        }
        if line.starts_with("\\begin{code}") {
            self.in_block = true;
            return None;
        }
        line.starts_with('>').then_some(1)
    }
}
