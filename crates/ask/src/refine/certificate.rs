//! Proofs of refinements as files: what was asked of Z3 for them, which is derived and asked again.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use selfsame_core::effort;
use selfsame_core::span::SourceMap;
use selfsame_core::verdict::Verdict;
use selfsame_refine::check::proved;
use selfsame_refine::modular::{Endings, Obligations, is_refuted};
use serde::{Deserialize, Serialize};

use super::{Item, Module};
use crate::check::certificate::file_name;
use crate::limits::{self, Allowance};
use crate::recheck::Rechecked;
use crate::source::Source;

/// The version of the file's shape.
const VERSION: u32 = 1;

/// What a file of a proof says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Certificate {
    /// Which version of this format it is.
    #[serde(rename = "selfsame-refinement")]
    pub version: u32,
    /// The Haskell file, as it was given to `refine`.
    pub source: PathBuf,
    /// The function.
    pub function: String,
    /// Every file with something of the program in it, with its text: definitions and what is said of them.
    pub texts: Vec<(String, String)>,
    /// What Z3 has to refute, in SMT-LIB.
    pub obligations: Vec<String>,
}

impl Certificate {
    /// A name for the file.
    pub fn file_name(&self) -> String {
        let name = file_name(&self.source, &self.function);
        format!("{}.refine.json", name.trim_end_matches(".json"))
    }
}

/// Whether a text is meant to be one.
pub(crate) fn is_one(text: &str) -> bool {
    text.trim_start().starts_with("{\"selfsame-refinement\"")
}

impl Module {
    /// The proof of a function that was verified, found again within the limits to be written down. The message says why it was not.
    pub fn certificate(
        self: &Arc<Module>,
        at: usize,
        allowance: Allowance,
        sources: &SourceMap,
    ) -> Result<Certificate, String> {
        let name = self.items[at].name.clone();
        let (theirs, known) = (self.clone(), sources.clone());
        let found = limits::item(&format!("certificate {name}"), allowance, move || {
            let obligations = Obligations::to_write();
            theirs.proof(&theirs.items[at], &obligations, allowance, &known).map(|()| Certificate {
                version: VERSION,
                source: theirs.path.clone(),
                function: theirs.items[at].name.clone(),
                texts: theirs.texts(&known),
                obligations: obligations.texts(),
            })
        });
        found.map_err(|reason| reason.to_string()).flatten().map_err(|why| format!("no certificate of {name}: {why}"))
    }

    /// Derives what is to be shown of a function, and takes it to be shown as the obligations say.
    fn proof(
        &self,
        item: &Item,
        obligations: &Obligations,
        allowance: Allowance,
        sources: &SourceMap,
    ) -> Result<(), String> {
        let subject = item.subject.as_ref()?;
        let endings = Endings::default();
        let search =
            || self.asking(Some(obligations), &endings, allowance, sources, |testing| proved(testing, subject));
        effort::allow(allowance.steps(), search)
    }

    /// The files of the program.
    fn texts(&self, sources: &SourceMap) -> Vec<(String, String)> {
        let file = |module: &selfsame_haskell::load::LoadedModule| {
            let file = sources.file(module.file);
            (file.path.to_string(), file.text.to_string())
        };
        self.loaded.modules.iter().map(file).collect()
    }
}

/// Checks a certificate: the file is read again, what is to be shown of the function is derived again, and Z3 is asked again.
pub(crate) fn rechecked(
    path: &Path,
    text: &str,
    include: &[PathBuf],
    allowance: Allowance,
    sources: &mut SourceMap,
) -> Result<Rechecked, String> {
    let is_none = |why: String| format!("{} is no certificate: {why}", path.display());
    let certificate: Certificate = serde_json::from_str(text).map_err(|error| is_none(error.to_string()))?;
    if certificate.version != VERSION {
        return Err(is_none(format!("version {} is not known", certificate.version)));
    }
    let Certificate { source, function, .. } = &certificate;
    let Source::Haskell(loaded) = Source::load(source, include, sources)? else {
        return Err(format!("{} is no Haskell file", source.display()));
    };
    let nothing = || format!("{} has no function {function:?} that anything is said of", source.display());
    let module = Module::new(source.clone(), loaded, std::slice::from_ref(function), sources).ok_or_else(nothing)?;
    let item = module.items.iter().find(|item| item.name == *function).ok_or_else(nothing)?;
    let outcome = same_texts(&certificate, &module.texts(sources))
        .and_then(|()| replayed(&module, item, &certificate.obligations, allowance, sources));
    let line = sources.file(item.span.file).line_column(item.span.start).0;
    let rests_on = module.assumptions(item, &Verdict::Verified);
    let (name, source) = (function.clone(), source.clone());
    Ok(Rechecked { name, source, by_solver: true, line, outcome, rests_on })
}

/// Whether a certificate is about these texts.
fn same_texts(certificate: &Certificate, texts: &[(String, String)]) -> Result<(), String> {
    if certificate.texts == texts {
        return Ok(());
    }
    let changed = texts.iter().find(|text| !certificate.texts.contains(text));
    Err(changed.map_or("it is about other files".to_owned(), |(name, _)| format!("{name} has changed")))
}

fn replayed(
    module: &Module,
    item: &Item,
    texts: &[String],
    allowance: Allowance,
    sources: &SourceMap,
) -> Result<(), String> {
    let obligations = Obligations::given(texts);
    module.proof(item, &obligations, allowance, sources)?;
    if let Some(needless) = obligations.needless() {
        return Err(format!("obligation {} is none of this function", needless + 1));
    }
    match texts.iter().position(|text| !is_refuted(text)) {
        None => Ok(()),
        Some(open) => Err(format!("Z3 does not show obligation {}", open + 1)),
    }
}
