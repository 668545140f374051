//! Extensions that change what a module means, and that we do not follow: nothing in it is read as it is meant then.

use selfsame_core::symbol::Symbol;

/// Extensions that change the meaning of code that is read without complaint.
const CHANGING: &[&str] = &[
    "AlternativeLayoutRule",
    "AlternativeLayoutRuleTransitional",
    "LexicalNegation",
    "MultilineStrings",
    "NamedDefaults",
    "OverloadedRecordUpdate",
    "RebindableSyntax",
    "RelaxedLayout",
    "Strict",
    "UnliftedDatatypes",
    "UnliftedNewtypes",
];

/// Extensions that we follow, that only allow more types, or whose syntax is refused where it is used.
const HARMLESS: &[&str] = &[
    "AllowAmbiguousTypes",
    "ApplicativeDo",
    "Arrows",
    "AutoDeriveTypeable",
    "BangPatterns",
    "BinaryLiterals",
    "BlockArguments",
    "CApiFFI",
    "CPP",
    "CUSKs",
    "ConstrainedClassMethods",
    "ConstraintKinds",
    "DataKinds",
    "DatatypeContexts",
    "DeepSubsumption",
    "DefaultSignatures",
    "DeriveAnyClass",
    "DeriveDataTypeable",
    "DeriveFoldable",
    "DeriveFunctor",
    "DeriveGeneric",
    "DeriveLift",
    "DeriveTraversable",
    "DerivingStrategies",
    "DerivingVia",
    "DisambiguateRecordFields",
    "DoAndIfThenElse",
    "DoRec",
    "DuplicateRecordFields",
    "EmptyCase",
    "EmptyDataDecls",
    "EmptyDataDeriving",
    "ExistentialQuantification",
    "ExplicitForAll",
    "ExplicitLevelImports",
    "ExplicitNamespaces",
    // What it decides, and we leave open, is reported.
    "ExtendedDefaultRules",
    "ExtendedLiterals",
    "FieldSelectors",
    "FlexibleContexts",
    "FlexibleInstances",
    "ForeignFunctionInterface",
    "FunctionalDependencies",
    "GADTSyntax",
    "GADTs",
    "GHC2021",
    "GHC2024",
    "GHCForeignImportPrim",
    "GeneralisedNewtypeDeriving",
    "GeneralizedNewtypeDeriving",
    "Haskell2010",
    "Haskell98",
    "HexFloatLiterals",
    "ImplicitParams",
    "ImplicitPrelude",
    "ImportQualifiedPost",
    "ImpredicativeTypes",
    "IncoherentInstances",
    "InstanceSigs",
    "InterruptibleFFI",
    "JavaScriptFFI",
    "KindSignatures",
    "LambdaCase",
    "LiberalTypeSynonyms",
    "LinearTypes",
    "ListTuplePuns",
    "MagicHash",
    "MonadComprehensions",
    "MonadFailDesugaring",
    "MonoLocalBinds",
    "MonoPatBinds",
    "MonomorphismRestriction",
    "MultiParamTypeClasses",
    "MultiWayIf",
    "NPlusKPatterns",
    // Only the block of a `do` may stand less far right; without it, such a block is empty, which is an error.
    "NondecreasingIndentation",
    "NamedFieldPuns",
    "NamedWildCards",
    "NegativeLiterals",
    "NullaryTypeClasses",
    "NumDecimals",
    "NumericUnderscores",
    "OrPatterns",
    "OverlappingInstances",
    "OverloadedLabels",
    "OverloadedLists",
    "OverloadedRecordDot",
    "OverloadedStrings",
    "PackageImports",
    "ParallelArrays",
    "ParallelListComp",
    "PartialTypeSignatures",
    "PatternGuards",
    "PatternSignatures",
    "PatternSynonyms",
    "PolyKinds",
    "PolymorphicComponents",
    "PostfixOperators",
    "QualifiedDo",
    "QuantifiedConstraints",
    "QuasiQuotes",
    "Rank2Types",
    "RankNTypes",
    "RecordPuns",
    "RecordWildCards",
    "RecursiveDo",
    "RelaxedPolyRec",
    "RequiredTypeArguments",
    "RoleAnnotations",
    "Safe",
    "ScopedTypeVariables",
    "StandaloneDeriving",
    "StandaloneKindSignatures",
    "StarIsType",
    "StaticPointers",
    "StrictData",
    "TemplateHaskell",
    "TemplateHaskellQuotes",
    "TraditionalRecordSyntax",
    "TransformListComp",
    "Trustworthy",
    "TupleSections",
    "TypeAbstractions",
    "TypeApplications",
    "TypeData",
    "TypeFamilies",
    "TypeFamilyDependencies",
    "TypeInType",
    "TypeOperators",
    "TypeSynonymInstances",
    "UnboxedSums",
    "UnboxedTuples",
    "UndecidableInstances",
    "UndecidableSuperClasses",
    "UnicodeSyntax",
    "UnliftedFFITypes",
    "Unsafe",
    "ViewPatterns",
];

/// The first extension of a module that we do not follow, in words. The last word on each counts.
pub fn not_followed(extensions: &[Symbol]) -> Option<String> {
    let without = |name: &'static str| match name.strip_prefix("No") {
        Some(rest) if CHANGING.contains(&rest) || HARMLESS.contains(&rest) => (rest, false),
        _ => (name, true),
    };
    let names: Vec<(&str, bool)> = extensions.iter().map(|name| without(name.as_str())).collect();
    let is_on = |name: &str| names.iter().rev().find(|(known, _)| *known == name).is_some_and(|(_, on)| *on);
    let found = names.iter().find(|(name, _)| is_on(name) && !HARMLESS.contains(name))?.0;
    Some(match found {
        option if option.starts_with('-') => format!("the option {option}"),
        known if CHANGING.contains(&known) => format!("the extension {known}"),
        unknown => format!("the extension {unknown}, which is not known,"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_word_on_an_extension_counts() {
        let of = |names: &[&str]| not_followed(&names.iter().map(|name| Symbol::new(name)).collect::<Vec<_>>());
        assert_eq!(of(&["GADTs", "NoImplicitPrelude", "NondecreasingIndentation"]), None);
        assert_eq!(of(&["Strict", "NoStrict"]), None);
        assert_eq!(of(&["NoStrict", "Strict"]).as_deref(), Some("the extension Strict"));
        assert_eq!(of(&["-F"]).as_deref(), Some("the option -F"));
        assert_eq!(of(&["Stricter"]).as_deref(), Some("the extension Stricter, which is not known,"));
    }
}
