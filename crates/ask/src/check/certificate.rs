//! Certificates as files: what was proved, of which source, and the proof.

use std::path::{Path, PathBuf};

use selfsame_equiv::Certificate;
use serde::{Deserialize, Serialize};

use super::goals::Quantified;

/// The version of the file's shape.
const VERSION: u32 = 1;

/// More than any term that a search would keep, and little enough for the stack.
const DEEPEST: usize = 20_000;

/// What a file of a proof says.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct CertificateFile {
    /// Which version of this format it is.
    #[serde(rename = "selfsame-certificate")]
    pub version: u32,
    /// The Haskell file, as it was given to `check`.
    pub source: PathBuf,
    /// The rule or property.
    pub name: String,
    /// What the command line said of variables, besides the source.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub total: Vec<String>,
    /// As [`Quantified::finite`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub finite: Vec<String>,
    /// As [`Quantified::lazy`].
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub lazy: bool,
    /// The proof.
    pub certificate: Certificate,
    /// For a property that follows from an equation: that the comparison of the right side with itself is true.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub itself: Option<Certificate>,
}

impl CertificateFile {
    /// Of a proof that was just found.
    pub fn new(
        source: &Path,
        name: &str,
        Quantified { total, finite, lazy }: Quantified,
        certificate: Certificate,
        itself: Option<Certificate>,
    ) -> Self {
        CertificateFile {
            version: VERSION,
            source: source.to_owned(),
            name: name.to_owned(),
            total,
            finite,
            lazy,
            certificate,
            itself,
        }
    }

    /// A name for the file: the module's and the rule's with everything replaced that file systems dislike. Names that become
    /// the same by that are told apart by a number made of the whole name.
    pub fn file_name(&self) -> String {
        file_name(&self.source, &self.name)
    }
}

/// The certificate that a text is. The message says why it is none.
pub fn of_text(text: &str) -> Result<CertificateFile, String> {
    if nesting(text) > DEEPEST {
        return Err("it is nested too deeply".to_owned());
    }
    let mut reader = serde_json::Deserializer::from_str(text);
    reader.disable_recursion_limit();
    let file = CertificateFile::deserialize(&mut reader).map_err(|error| error.to_string())?;
    if file.version != VERSION {
        return Err(format!("version {} is not known", file.version));
    }
    Ok(file)
}

/// How deep brackets are inside each other. Those in strings count too, which does no harm.
pub(crate) fn nesting(text: &str) -> usize {
    let (mut depth, mut deepest) = (0_usize, 0);
    for byte in text.bytes() {
        match byte {
            b'[' | b'{' => depth += 1,
            b']' | b'}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        deepest = deepest.max(depth);
    }
    deepest
}

/// A name for the file of a proof.
pub(crate) fn file_name(source: &Path, name: &str) -> String {
    let plain = |text: &str| -> String {
        text.chars().map(|c| if c.is_alphanumeric() || "-_.".contains(c) { c } else { '_' }).take(80).collect()
    };
    let stem = source.file_stem().map_or(String::new(), |stem| stem.to_string_lossy().into_owned());
    let readable = plain(name);
    if readable == name {
        return format!("{}.{readable}.json", plain(&stem));
    }
    let hash = name
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3));
    format!("{}.{readable}-{:08x}.json", plain(&stem), hash >> 32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_become_file_names() {
        assert_eq!(file_name(Path::new("src/Laws.hs"), "p01"), "Laws.p01.json");
        let [one, other] = ["map/map", "map:map"].map(|name| file_name(Path::new("Laws.hs"), name));
        assert!(one.starts_with("Laws.map_map-") && one != other, "{one} {other}");
    }
}
