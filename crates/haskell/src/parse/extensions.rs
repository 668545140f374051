//! Language extensions that change how text is read.

use selfsame_core::symbol::Symbol;

#[derive(Clone, Copy, Debug, Default)]
pub struct Extensions {
    pub template_haskell: bool,
    pub quasi_quotes: bool,
    pub recursive_do: bool,
    pub monad_comprehensions: bool,
    /// `1e3` is a whole number.
    pub num_decimals: bool,
    pub pattern_synonyms: bool,
    pub lambda_case: bool,
    pub record_dot: bool,
    pub linear_types: bool,
    pub implicit_params: bool,
    pub negative_literals: bool,
    pub arrows: bool,
    pub type_families: bool,
    /// Fields are strict unless they are marked lazy.
    pub strict_data: bool,
    /// `x#`, `#label`, `(# #)`.
    pub hashes: bool,
}

impl Extensions {
    pub fn new(names: &[Symbol]) -> Extensions {
        let mut on = Extensions::default();
        for name in names {
            let (name, value) = match name.as_str().strip_prefix("No") {
                Some(rest) if !rest.is_empty() => (rest, false),
                _ => (name.as_str(), true),
            };
            match name {
                "TemplateHaskell" | "TemplateHaskellQuotes" => on.template_haskell = value,
                "QuasiQuotes" => on.quasi_quotes = value,
                "MonadComprehensions" => on.monad_comprehensions = value,
                "NumDecimals" => on.num_decimals = value,
                "RecursiveDo" => on.recursive_do = value,
                "PatternSynonyms" => on.pattern_synonyms = value,
                "LambdaCase" => on.lambda_case = value,
                "OverloadedRecordDot" | "OverloadedRecordUpdate" => on.record_dot = value,
                "LinearTypes" => on.linear_types = value,
                "NegativeLiterals" => on.negative_literals = value,
                "ImplicitParams" => on.implicit_params = value,
                "TypeFamilies" | "TypeFamilyDependencies" => on.type_families = value,
                "StrictData" => on.strict_data = value,
                "Arrows" => on.arrows = value,
                "MagicHash" | "UnboxedTuples" | "UnboxedSums" | "OverloadedLabels" => on.hashes = value,
                _ => {}
            }
        }
        on
    }

    pub fn quotes(&self) -> bool {
        self.quasi_quotes || self.template_haskell
    }
}
