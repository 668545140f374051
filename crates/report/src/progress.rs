//! How far many questions are, in a line.

/// So many are done, of so many, after so many seconds; one that is being worked on; and how long the rest may take, as if those
/// that are left took as long as those that are done.
pub fn line(done: usize, count: usize, current: &str, seconds: u64) -> String {
    const WIDTH: usize = 20;
    let full = done * WIDTH / count.max(1);
    let current: String = current.chars().take(40).collect();
    let left = seconds * count.saturating_sub(done) as u64 / done.max(1) as u64;
    let left = if done > 0 && left > 0 { format!(", about {left} s left") } else { String::new() };
    format!("[{}{}] {done}/{count} {current} ({seconds} s{left})", "#".repeat(full), "-".repeat(WIDTH - full))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bar_is_as_long_as_it_should_be() {
        assert_eq!(line(1, 2, "p01", 3), "[##########----------] 1/2 p01 (3 s, about 3 s left)");
        assert_eq!(line(0, 2, "p01", 3), "[--------------------] 0/2 p01 (3 s)");
        assert_eq!(line(0, 0, "", 0), "[--------------------] 0/0  (0 s)");
        assert_eq!(line(5, 20, "p05", 10), "[#####---------------] 5/20 p05 (10 s, about 30 s left)");
    }
}
