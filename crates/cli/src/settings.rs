//! Options as the settings of questions.

use selfsame_ask::check::Quantified;
use selfsame_ask::compare::{Asking, Said};
use selfsame_ask::{audit, check, compare, explore, group, reach, refine};
use selfsame_core::program::Ints;
use selfsame_farm::question::Shows;
use selfsame_solver::Width;

use crate::options::{
    Audit, Bottoms, Check, Common, Engine, Equiv, Explore, Group, Inputs, Int, Reach, Refine, Strategy,
};

impl From<Int> for Ints {
    fn from(int: Int) -> Ints {
        match int {
            Int::Unbounded => Ints::Unbounded,
            Int::Exact => Ints::Wrapping,
        }
    }
}

impl From<Bottoms> for selfsame_equiv::Bottoms {
    fn from(bottoms: Bottoms) -> selfsame_equiv::Bottoms {
        match bottoms {
            Bottoms::Labelled => selfsame_equiv::Bottoms::Labelled,
            Bottoms::Same => selfsame_equiv::Bottoms::Same,
        }
    }
}

/// How many of the last choices `--strategy subpath` looks at.
const SUBPATH: u32 = 4;

impl From<Strategy> for selfsame_explore::Strategy {
    fn from(strategy: Strategy) -> selfsame_explore::Strategy {
        match strategy {
            Strategy::Breadth => selfsame_explore::Strategy::BreadthFirst,
            Strategy::Depth => selfsame_explore::Strategy::DepthFirst,
            Strategy::Subpath => selfsame_explore::Strategy::Subpath(SUBPATH),
        }
    }
}

impl Check {
    pub fn settings(&self) -> check::Settings {
        let (total, finite) = (self.total.clone(), self.finite.clone());
        check::Settings {
            ints: self.common.int().into(),
            bottoms: self.bottoms.into(),
            quantified: Quantified { total, finite, lazy: self.lazy },
            project: self.common.project.clone().unwrap_or_default(),
            rules: self.rule.clone(),
            allowance: self.common.allowance(),
            include: self.common.include(),
            count: self.count,
            is_explained: self.common.verbose || self.common.html.is_some(),
        }
    }
}

impl Explore {
    /// What `Int` is: paths on which a number overflows are looked for when they are asked for, for they are seldom meant.
    pub fn width(&self) -> Width {
        match self.common.int {
            Some(Int::Exact) => Width::Exact,
            Some(Int::Unbounded) | None => Width::Unbounded,
        }
    }

    pub fn settings(&self) -> explore::Settings {
        explore::Settings {
            function: self.function.clone(),
            returns: self.returns.clone(),
            depth: self.depth,
            most: self.max,
            steps: self.steps,
            width: self.width(),
            strategy: self.strategy.into(),
            constructors_by_smt: self.constructors_by_smt,
            allowance: self.common.allowance(),
        }
    }
}

impl Reach {
    pub fn settings(&self) -> reach::Settings {
        reach::Settings {
            file: self.file.clone(),
            line: self.line.map(|spot| spot.line),
            column: self.line.and_then(|spot| spot.column),
            target: self.target.clone(),
            count: self.count,
            function: self.function.clone(),
            engine: match self.engine {
                Engine::Both => reach::Engine::Both,
                Engine::Demand => reach::Engine::Demand,
                Engine::Forward => reach::Engine::Forward,
            },
            depth: self.depth,
            is_traced: self.common.verbose,
            allowance: self.common.allowance(),
        }
    }
}

impl Group {
    pub fn settings(&self) -> group::Settings {
        group::Settings {
            entry: self.entry.clone(),
            references: self.reference.clone(),
            is_exact: self.exact,
            conditions: self.conditions.clone(),
            files: self.files.clone(),
            is_cached: !self.no_cache,
            ints: self.common.int().into(),
            allowance: self.common.allowance(),
            budget: self.budget,
            is_anonymous: self.anonymous,
            include: self.common.include(),
        }
    }
}

impl Inputs {
    /// How two definitions are compared.
    pub fn settings(&self, common: &Common) -> compare::Settings {
        let finite = if self.strict { vec!["all".to_owned()] } else { self.finite.clone() };
        compare::Settings {
            ints: common.int().into(),
            bottoms: self.bottoms.into(),
            said: Said { total: self.total.clone(), finite },
            asking: Asking::default(),
            allowance: common.allowance(),
            include: common.include(),
        }
    }
}

impl Equiv {
    pub fn settings(&self) -> compare::Settings {
        let asking = Asking { is_reference: self.reference, conditions: self.conditions.clone() };
        compare::Settings { asking, ..self.inputs.settings(&self.common) }
    }
}

impl Common {
    /// What is shown of answers beyond their verdicts.
    pub fn shows(&self) -> Shows {
        Shows { verbose: self.verbose, page: self.html.is_some() }
    }
}

impl Audit {
    pub fn settings(&self) -> audit::Settings {
        audit::Settings { include: self.common.include(), allowance: self.common.allowance() }
    }
}

impl Refine {
    pub fn settings(&self) -> refine::Settings {
        let (functions, include) = (self.function.clone(), self.common.include());
        refine::Settings { functions, allowance: self.common.allowance(), include, count: self.count }
    }
}
