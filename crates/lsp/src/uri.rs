//! Paths as the protocol writes them.

use std::path::{Path, PathBuf};

use lsp_types::Uri;

/// The file that a URI names; none for what is not on disk.
pub fn to_path(uri: &Uri) -> Option<PathBuf> {
    let rest = uri.as_str().strip_prefix("file://")?;
    // What comes before the path is a host: this one.
    let path = &rest[rest.find('/')?..];
    let mut bytes = Vec::with_capacity(path.len());
    let mut left = path.as_bytes();
    while let [first, more @ ..] = left {
        let decoded = match (first, more) {
            (b'%', [high, low, ..]) => hex(*high).zip(hex(*low)).map(|(high, low)| high * 16 + low),
            _ => None,
        };
        bytes.push(decoded.unwrap_or(*first));
        left = if decoded.is_some() { &more[2..] } else { more };
    }
    String::from_utf8(bytes).ok().map(PathBuf::from)
}

fn hex(digit: u8) -> Option<u8> {
    (digit as char).to_digit(16).map(|value| value as u8)
}

/// The URI of an absolute path.
pub fn of_path(path: &Path) -> Option<Uri> {
    let mut text = String::from("file://");
    for byte in path.to_str()?.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'-' | b'_' | b'.' | b'~' => text.push(byte as char),
            _ => text += &format!("%{byte:02X}"),
        }
    }
    if path.is_absolute() { text.parse().ok() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_come_back() {
        for path in ["/a/B-c_d.hs", "/with space/λ😀/100%.hs", "/a#b?c"] {
            let uri = of_path(Path::new(path)).expect("a path");
            assert_eq!(to_path(&uri).as_deref(), Some(Path::new(path)));
        }
        assert!(of_path(Path::new("relative.hs")).is_none());
        let untitled: Uri = "untitled:Untitled-1".parse().expect("a uri");
        assert!(to_path(&untitled).is_none());
    }
}
