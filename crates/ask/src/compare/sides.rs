//! Two files side by side, ready to have definitions compared.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::{Duration, Instant};

use selfsame_core::effort;
use selfsame_core::eval::{Limits, Machine};
use selfsame_core::expr::{AltPattern, Expr, Lit, Local};
use selfsame_core::inhabit::is_by_functions;
use selfsame_core::program::Program;
use selfsame_core::span::{SourceMap, Span};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Type, base_name};
use selfsame_core::value::show_type;
use selfsame_core::verdict::{Reason, Verdict};
use selfsame_equiv::{Bottoms, Differs, Goal};
use selfsame_explore::machine::input::NoViews;
use selfsame_explore::{Place, syntax};
use selfsame_grade::{
    Answer, Comparison, Condition, Contract, Difference, Effort, Evaluation, How, Inputs, Joined, Pairing, Renaming,
    Sample, Sightings, compare, goal, join,
};
use selfsame_haskell::load::{Loaded, LoadedModule, parameters};
use selfsame_ocaml::Entry;

use super::Said;
use super::condition::{Asked, fitting};
use super::side::Side;
use super::stages::stages;
use super::types::{canonical, common_type, overloading};
use crate::assumptions::CALLBACKS;
use crate::haskell::Haskell;
use crate::haskell::acted::{self, Performed};
use crate::limits::Allowance;
use crate::ocaml::Ocaml;
use crate::run::is_action;
use crate::source::Source;
use crate::types::{arity, result, split, takes_functions};

/// Both files and the program that they are together.
pub struct Sides {
    both: [Arc<Side>; 2],
    joined: Joined,
    bottoms: Bottoms,
    effort: Effort,
    /// Where the second must do what the first does.
    contract: Contract,
}

/// A definition of each file.
#[derive(Clone, Debug)]
pub struct Pair {
    /// Of the second.
    pub name: String,
    /// As the programs call them.
    pub globals: [Symbol; 2],
    /// Where the second stands.
    pub span: Option<Span>,
    names: [Symbol; 2],
    is_method: bool,
    /// Their names as expressions.
    expressions: [String; 2],
}

impl Sides {
    /// Two files side by side.
    pub fn new(both: [Arc<Side>; 2], bottoms: Bottoms, effort: Effort) -> Sides {
        Sides::paired(both, bottoms, effort, &Pairing::default())
    }

    /// As [`Sides::new`], of versions whose definitions may have other names.
    pub fn paired(both: [Arc<Side>; 2], bottoms: Bottoms, effort: Effort, pairing: &Pairing) -> Sides {
        let joined = join(&both[0].program, &both[1].program, bottoms, pairing);
        Sides { both, joined, bottoms, effort, contract: Contract::default() }
    }

    /// The same files, where less is asked of the second.
    pub fn asked(mut self, asked: &Asked) -> Sides {
        self.contract.is_reference = asked.is_reference;
        for wanted in &asked.conditions {
            let joined = join(&self.joined.program, &wanted.side.program, self.bottoms, &Pairing::default());
            let function = joined.second.expr(&wanted.function);
            self.joined.program = joined.program;
            let ty = joined.second.ty(&wanted.ty);
            self.contract.conditions.push(Condition { function, ty, text: wanted.text.clone() });
        }
        self
    }

    /// The same files, where globals of the second are known to do what others of the first do.
    pub fn knowing(&self, proved: Vec<(Symbol, Symbol)>) -> Sides {
        let pairing = Pairing { renamed: self.joined.shared.clone(), proved: proved.into_iter().collect() };
        Sides::paired(self.both.clone(), self.bottoms, self.effort, &pairing)
    }

    /// The first program's global that one of the second is, by their code and all that it can reach.
    pub fn shared(&self, second: Symbol) -> Option<Symbol> {
        self.joined.shared.get(&second).copied()
    }

    /// Whether a name of the second program is a definition of its own.
    pub(super) fn is_apart(&self, second: Symbol) -> bool {
        self.joined.second.globals.contains_key(&second) && !self.joined.shared.contains_key(&second)
    }

    /// Whether the second program's type of this name is none that the first has.
    pub(super) fn is_new_type(&self, name: Symbol) -> bool {
        let joined = self.joined.second.types.get(&name);
        joined.is_some_and(|joined| self.both[0].program.data_id(*joined).is_none())
    }

    /// Whether a definition of the second program has a type that the first has not, or makes or takes apart a value of one.
    pub(super) fn is_of_new_type(&self, second: Symbol) -> bool {
        let program = &self.both[1].program;
        let Some(global) = program.global_id(second).map(|id| program.global(id)) else { return false };
        let is_new = |name: Symbol| {
            let joined = self.joined.second.cons.get(&name);
            joined.is_some_and(|joined| self.both[0].program.con_id(*joined).is_none())
        };
        global.ty.any(&mut |part| matches!(part, Type::Con(name, _) if self.is_new_type(*name)))
            || global.code.expr().is_ok_and(|code| mentions_constructor(&code, &is_new))
    }

    /// Whether a pair is plainly the same: the code is, or the text where meaning is out of reach. No engine is asked.
    pub fn is_plainly_same(&self, pair: &Pair, sources: &SourceMap) -> bool {
        if self.is_out_of_reach(pair) {
            return self.is_unchanged(pair, sources);
        }
        self.shared(pair.globals[1]) == Some(pair.globals[0]) && self.labels(pair, 0) == self.labels(pair, 1)
    }

    /// As [`Sides::new`], of files that were just read.
    pub fn of_sources(sources: [Source; 2], bottoms: Bottoms, effort: Effort) -> Sides {
        Sides::new(sources.map(|source| Arc::new(Side::new(source))), bottoms, effort)
    }

    /// The old or the new file, or whatever the two are.
    pub fn side(&self, side: usize) -> &Side {
        &self.both[side]
    }

    /// The pair of two definitions, by their names.
    pub fn pair(&self, names: [&str; 2]) -> Result<Pair, (usize, String)> {
        let mut globals = Vec::with_capacity(2);
        let (mut span, mut is_method) = (None, false);
        for (side, name) in names.iter().enumerate() {
            let found = self.both[side].definition(name).ok_or_else(|| (side, name.to_string()))?;
            span = found.span;
            is_method |= found.is_method;
            globals.push(found.global);
        }
        Ok(Pair {
            name: names[1].to_owned(),
            globals: [globals[0], globals[1]],
            span,
            is_method,
            names: names.map(Symbol::new),
            expressions: names.map(|name| self.as_expression(name)),
        })
    }

    /// A name where an expression is expected.
    fn as_expression(&self, name: &str) -> String {
        let is_word = name.starts_with(|c: char| c.is_alphabetic() || c == '_');
        if is_word { name.to_owned() } else { format!("( {name} )") }
    }

    /// Compares, with what one item may use.
    pub fn compare(&self, pair: &Pair, said: &Said, allowance: Allowance, sources: &SourceMap) -> Answer {
        effort::allow(allowance.steps(), || {
            let mut answer = self.compare_from_outside(pair, said, allowance.time(), sources);
            match answer.verdict {
                Verdict::Unknown(reason) => answer.verdict = Verdict::Unknown(allowance.reason(reason)),
                Verdict::Verified => answer.provided.extend(self.provided(pair, &answer.how)),
                Verdict::Refuted(_) => {}
            }
            answer
        })
    }

    fn compare_from_outside(&self, pair: &Pair, said: &Said, time: Duration, sources: &SourceMap) -> Answer {
        if self.is_out_of_reach(pair) && self.is_unchanged(pair, sources) {
            return Answer::new(Verdict::Verified, How::SameText);
        }
        if pair.is_method {
            let what = "a method by itself: what it does is up to instances, which `diff` compares";
            return not_comparable(what);
        }
        let answer = self.compare_as_built(pair, said, time, sources);
        let program = &self.joined.program;
        let ty = program.global_id(pair.globals[0]).map(|id| program.global(id).ty.clone());
        match answer.verdict {
            // Arguments were made by functions, so a result that differs, differs.
            Verdict::Refuted(_)
                if ty.is_some_and(|ty| !is_action(result(&ty)) && is_by_functions(program, result(&ty))) =>
            {
                let what = "they differ in how a map or set is built, which may mean the same";
                Answer::unknown(Reason::exhausted(what))
            }
            _ => answer,
        }
    }

    /// What "the same" depends on that the two definitions do not say.
    fn provided(&self, pair: &Pair, how: &How) -> Vec<String> {
        let mut all = Vec::new();
        for (side, global) in self.both.iter().zip(pair.globals) {
            match &side.source {
                _ if matches!(how, How::SameText) => {}
                Source::Ocaml(loaded) => {
                    let value = loaded.values.iter().find(|value| value.global == global);
                    if value.is_some_and(|value| !value.scheme.preds.is_empty()) && !matches!(how, How::SameCode(_)) {
                        all.push("values compare as integers do".to_owned());
                    }
                    let takes_functions =
                        |value: &selfsame_ocaml::TopLevel| takes_functions(&side.program, &value.scheme.ty);
                    if value.is_some_and(takes_functions) && !matches!(how, How::SameCode(_)) {
                        all.push(CALLBACKS.to_owned());
                    }
                }
                Source::Haskell(loaded) => {
                    let Some(module) = loaded.root() else { continue };
                    let value = module.values.iter().find(|value| value.name == global);
                    let arity = value.map_or(0, |value| overloading(&value.scheme) + arity(&value.scheme));
                    if stages(&side.program, global) < arity && !matches!(how, How::SameCode(_)) {
                        all.push("they are called with all their arguments".to_owned());
                    }
                    let Some(Type::Forall(_, preds, _)) = value.map(|value| &value.scheme) else { continue };
                    for pred in preds.iter().filter(|pred| module.has_instances(pred.class)) {
                        all.push(format!("instances of `{}` are the same", base_name(pred.class.as_str())));
                    }
                }
            }
        }
        let mut seen = BTreeSet::new();
        all.retain(|condition| seen.insert(condition.clone()));
        all
    }

    /// Whether one of the two does something before it has so many arguments.
    fn is_staged(&self, pair: &Pair, arity: usize) -> bool {
        self.both.iter().zip(pair.globals).any(|(side, global)| match &side.source {
            Source::Ocaml(loaded) => selfsame_ocaml::is_staged(loaded, global, arity),
            Source::Haskell(_) => false,
        })
    }

    /// Whether a result of one of the two may be, or hold, an array that somebody else has too. Contents do not tell.
    fn may_share(&self, pair: &Pair, ty: &Type) -> bool {
        self.both.iter().zip(pair.globals).any(|(side, global)| match &side.source {
            Source::Ocaml(loaded) => {
                let own = side.entries.get(&global).map_or(ty, |entry| &entry.ty);
                let result = result(own);
                selfsame_ocaml::has_identity(loaded, result)
                    && !selfsame_ocaml::gives_new(loaded, global, arity(own), result)
            }
            Source::Haskell(_) => false,
        })
    }

    /// Whether one of the two can get to something unsupported: no engine proves anything of it then.
    fn is_out_of_reach(&self, pair: &Pair) -> bool {
        let [first, second] = pair.globals;
        let globals = [first, self.joined.second.global(second)].map(Expr::Global);
        self.joined.program.gap(&globals).is_some()
    }

    /// Whether the two are written alike, with everything that they can reach.
    fn is_unchanged(&self, pair: &Pair, sources: &SourceMap) -> bool {
        let [name, other] = pair.names;
        let [first, second] = self.both.each_ref().map(|side| side.written(sources));
        name == other && first.is_same(second, name)
    }

    fn compare_as_built(&self, pair: &Pair, said: &Said, time: Duration, sources: &SourceMap) -> Answer {
        let mut scratch = sources.clone();
        match self.both.each_ref().map(|side| &side.source) {
            [Source::Haskell(first), Source::Haskell(second)] => match (first.root(), second.root()) {
                (Some(a), Some(b)) => self.compare_haskell(pair, [(first, a), (second, b)], said, time, &mut scratch),
                _ => not_comparable("a file that is no module"),
            },
            [Source::Ocaml(_), Source::Ocaml(_)] => self.compare_ocaml(pair, time),
            _ => not_comparable("files in different languages"),
        }
    }

    fn compare_haskell(
        &self,
        pair: &Pair,
        [(first, a), (second, b)]: [(&Loaded, &LoadedModule); 2],
        said: &Said,
        time: Duration,
        sources: &mut SourceMap,
    ) -> Answer {
        let scheme = |module: &LoadedModule, name: Symbol| {
            module.values.iter().find(|value| value.name == name).map(|value| value.scheme.clone())
        };
        let (Some(left), Some(right)) = (scheme(a, pair.globals[0]), scheme(b, pair.globals[1])) else {
            return not_comparable("a definition without a type");
        };
        if let Some(answer) = self.compare_actions(pair, [&left, &right], time / 2, first, a, sources) {
            return answer;
        }
        let renaming = &self.joined.second;
        let right = renaming.ty(&right);
        let goal = match (overloading(&left), overloading(&right)) {
            // Without dictionaries, a definition is what it is at every instance of its type.
            (0, 0) => common_type(&left, &right).and_then(|ty| Some(self.goal(pair, &self.fitting(&ty)?, 0, said))),
            (dictionaries, _) if canonical(&left) == canonical(&right) => {
                let program = &self.joined.program;
                let ty = program.global_id(pair.globals[0]).map(|id| program.global(id).ty.clone());
                ty.map(|ty| self.goal(pair, &ty, dictionaries, said))
            }
            _ => None,
        };
        let sample =
            |loaded: &Loaded, module, text: &str, sources: &mut SourceMap| loaded.sample(module, text, sources);
        let sample =
            match (sample(first, a, &pair.expressions[0], sources), sample(second, b, &pair.expressions[1], sources)) {
                (Ok(left), Ok(right)) => common_sample(left, right, renaming),
                _ => None,
            };
        let sample = match sample.map(|sample| (self.fitting(&sample.ty), sample)) {
            Some((None, _)) => return not_comparable(OTHER_CONDITION),
            Some((Some(ty), sample)) => Some(Sample { ty, ..sample }),
            None => None,
        };
        if goal.is_none() && sample.is_none() {
            return different_types(&self.joined.program, &left, &right);
        }
        let language = Haskell::new(first, a, sources);
        compare(&Comparison {
            program: self.joined.program.clone(),
            goal,
            sample,
            bottoms: self.bottoms,
            evaluation: Evaluation::Lazy,
            effort: self.effort,
            time,
            views: &language,
            syntax: &language,
            contract: self.contract.clone(),
            seen: Sightings::default(),
        })
    }

    /// Whether two actions, or functions that give actions, write something different for some arguments and something that is typed. They may
    /// still do other things where this finds nothing.
    fn compare_actions(
        &self,
        pair: &Pair,
        types: [&Type; 2],
        time: Duration,
        loaded: &Loaded,
        module: &LoadedModule,
        sources: &SourceMap,
    ) -> Option<Answer> {
        let is_plain = self.contract.conditions.is_empty() && !self.contract.is_reference;
        if !is_plain || types.iter().any(|ty| !is_action(result(ty)) || overloading(ty) > 0) {
            return None;
        }
        let ty = common_type(types[0], &self.joined.second.ty(types[1]))?.subst(&|_| Some(Type::int()));
        let (params, gives) = split(&ty);
        let deadline = Instant::now().checked_add(time);
        let is_late = || effort::is_late(deadline);
        let program = &self.both[0].program;
        let language = Haskell::new(loaded, module, sources);
        let mut machine = Machine::new(program.clone(), Limits { steps: ARGUMENT_STEPS, ..Limits::default() });
        let inputs = selfsame_grade::inputs(program, &language, &params, ARGUMENTS, ARGUMENT_PARTS);
        inputs.iter().take_while(|_| !is_late()).find_map(|input| {
            let called = |side: usize| {
                let values = input.iter().map(|datum| datum.expr(program)).collect::<Vec<_>>();
                let function = Expr::Global(pair.globals[side]);
                if values.is_empty() { function } else { Expr::App(Box::new(function), values) }
            };
            let calls = [called(0), called(1)];
            let lines: Vec<String> =
                (0..2).flat_map(|side| acted::lines(&self.both[side].program, &calls[side])).collect();
            let (results, typed) = acted::search(&lines, &is_late, &mut |typed| {
                let one = acted::perform(&self.both[0].program, &calls[0], gives, typed);
                let other = acted::perform(&self.both[1].program, &calls[1], gives, typed);
                let found = differ(&one, &other).map(|results| (results, typed.to_vec()));
                (found, one.further(other))
            })?;
            let shown = input.iter().zip(&params);
            let shown = shown.map(|(datum, ty)| syntax::datum(&language, &mut machine, datum, ty, Place::Argument));
            let mut args: Vec<String> = shown.collect();
            if !typed.is_empty() {
                let text: String = typed.iter().map(|line| format!("{line}\n")).collect();
                args.push(format!("< {text:?}"));
            }
            let found = Difference::Call { args, results, differs: Differs::Value };
            Some(Answer::new(Verdict::Refuted(found), How::NotShown))
        })
    }

    fn compare_ocaml(&self, pair: &Pair, time: Duration) -> Answer {
        let mut answer = self.compare_functions(pair, time);
        if let Verdict::Refuted(Difference::Call { args, .. }) = &mut answer.verdict {
            // Optional arguments are options, which a call gives by their label.
            for (arg, label) in args.iter_mut().zip(self.labels(pair, 0).unwrap_or_default()) {
                if let Some(label) = label.filter(|label| label.as_str().starts_with('?')) {
                    *arg = format!("{label}:{arg}");
                }
            }
        }
        answer
    }

    fn compare_functions(&self, pair: &Pair, time: Duration) -> Answer {
        let program = &self.joined.program;
        let entry = |side: usize| self.both[side].entries.get(&pair.globals[side]);
        let (Some(left), Some(right)) = (entry(0), entry(1)) else {
            return not_comparable("a definition without a value");
        };
        if self.labels(pair, 0) != self.labels(pair, 1) {
            return not_comparable("functions whose parameters have other labels, or in another order");
        }
        let (right, right_ty) = (self.joined.second.expr(&right.expr), self.joined.second.ty(&right.ty));
        let Some(ty) = common_type(&left.ty, &right_ty) else {
            return different_types(program, &left.ty, &right_ty);
        };
        let Some(ty) = self.fitting(&ty) else { return not_comparable(OTHER_CONDITION) };
        let sides = [left.expr.clone(), right];
        let names = parameters(program, pair.globals[0]);
        let names = &names[names.len().saturating_sub(arity(&left.ty))..];
        let other = self.compare_output(pair, time / 4).or_else(|| self.compare_shared(pair, time / 4));
        if let Some(answer) = other {
            return answer;
        }
        // Values of a strict language are finite and total.
        let strict = |_| Inputs { total: true, finite: true };
        let answer = compare(&Comparison {
            program: program.clone(),
            goal: Some(goal(&pair.name, sides.clone(), &ty, 0, names, strict)),
            sample: Some(Sample { sides, ty: ty.subst(&|_| Some(Type::int())) }),
            bottoms: self.bottoms,
            evaluation: Evaluation::Strict,
            effort: self.effort,
            time,
            views: &NoViews,
            syntax: &Ocaml,
            contract: self.contract.clone(),
            seen: Sightings::default(),
        });
        match answer.verdict {
            // Only calls with all arguments were looked at.
            Verdict::Verified if !matches!(answer.how, How::SameCode(_)) && self.is_staged(pair, arity(&ty)) => {
                not_comparable("work that is done before all arguments are there")
            }
            Verdict::Verified if !matches!(answer.how, How::SameCode(_)) && self.may_share(pair, &ty) => {
                not_comparable("results that can be changed: one may be a copy where the other is not")
            }
            _ => answer,
        }
    }

    /// A type at which all conditions can be asked of the arguments.
    fn fitting(&self, ty: &Type) -> Option<Type> {
        fitting(ty, self.contract.conditions.iter().map(|condition| &condition.ty))
    }

    /// The labels of a definition's parameters.
    fn labels(&self, pair: &Pair, side: usize) -> Option<&[Option<Symbol>]> {
        let Source::Ocaml(loaded) = &self.both[side].source else { return None };
        let value = loaded.values.iter().find(|value| value.global == pair.globals[side]);
        value.map(|value| &value.labels[..])
    }

    /// Whether they give or print something different, if one of them prints. They may still differ where this finds nothing.
    fn compare_output(&self, pair: &Pair, time: Duration) -> Option<Answer> {
        let has = |side: usize| self.both[side].printing.get(&pair.globals[side]);
        if has(0).is_none() && has(1).is_none() {
            return None;
        }
        let entry = |side: usize| {
            let is_silent = !self.both[side].prints.contains(&pair.globals[side]);
            let silent =
                || self.both[side].entries.get(&pair.globals[side]).filter(|_| is_silent).map(printing_nothing);
            has(side).cloned().or_else(silent)
        };
        self.refuted(entry(0)?, entry(1)?, time)
    }

    /// Whether they differ in what a call does, as far as state is shared in one of them. They may still differ where this finds
    /// nothing.
    fn compare_shared(&self, pair: &Pair, time: Duration) -> Option<Answer> {
        let has = |side: usize| self.both[side].shared.get(&pair.globals[side]);
        if has(0).is_none() && has(1).is_none() {
            return None;
        }
        let entry = |side: usize| {
            let global = &pair.globals[side];
            let is_plain = !self.both[side].prints.contains(global);
            let plain = || {
                let entry = self.both[side].entries.get(global).filter(|_| is_plain)?;
                self.both[side].program.gap([&entry.expr]).is_none().then(|| printing_nothing(entry))
            };
            has(side).cloned().or_else(plain)
        };
        self.refuted(entry(0)?, entry(1)?, time)
    }

    /// Whether a short search tells two functions apart.
    fn refuted(&self, left: Entry, right: Entry, time: Duration) -> Option<Answer> {
        let renaming = &self.joined.second;
        let ty = common_type(&left.ty, &renaming.ty(&right.ty))?.subst(&|_| Some(Type::int()));
        let sample = Some(Sample { sides: [left.expr, renaming.expr(&right.expr)], ty });
        let answer = compare(&Comparison {
            program: self.joined.program.clone(),
            goal: None,
            sample,
            bottoms: self.bottoms,
            evaluation: Evaluation::Strict,
            effort: Effort::Brief,
            time,
            views: &NoViews,
            syntax: &Ocaml,
            contract: self.contract.clone(),
            seen: Sightings::default(),
        });
        matches!(answer.verdict, Verdict::Refuted(_)).then_some(answer)
    }

    /// What the arguments of a definition are called, where something can be said of them.
    pub fn variables(&self, pair: &Pair) -> Option<Vec<Symbol>> {
        let Source::Haskell(_) = &self.both[0].source else { return None };
        let program = &self.joined.program;
        let ty = program.global_id(pair.globals[0]).map(|id| program.global(id).ty.clone())?;
        let goal = self.goal(pair, &ty, 0, &Said::default());
        Some(goal.variables.iter().map(|variable| variable.name).collect())
    }

    fn goal(&self, pair: &Pair, ty: &Type, dictionaries: usize, said: &Said) -> Goal {
        let names = parameters(&self.joined.program, pair.globals[0]);
        let sides = [pair.globals[0], self.joined.second.global(pair.globals[1])].map(Expr::Global);
        goal(&pair.name, sides, ty, dictionaries, &names, |name| said.of(name))
    }
}

/// Arguments of functions that give actions: how many are tried, of how many parts, and steps for writing one.
const ARGUMENTS: usize = 20;
const ARGUMENT_PARTS: u32 = 5;
const ARGUMENT_STEPS: u64 = 50_000;

/// What two programs that ran to their ends did, if it is not the same. The text of an error does not count.
fn differ(one: &Performed, other: &Performed) -> Option<[String; 2]> {
    let codes = (one.code()?, other.code()?);
    let is_same = codes.0 == codes.1
        && one.session.out == other.session.out
        && (codes.0 != 0 || one.session.err == other.session.err);
    let told = |run: &Performed, code: i64| {
        let mut text = format!("writes {:?}", run.session.out);
        if !run.session.err.is_empty() {
            text += &format!(", and {:?} as errors", run.session.err);
        }
        if code != 0 {
            text += &format!(", and ends with code {code}");
        }
        text
    };
    (!is_same).then(|| [told(one, codes.0), told(other, codes.1)])
}

const OTHER_CONDITION: &str = "a precondition on arguments of other types";

fn not_comparable(what: &str) -> Answer {
    Answer::unknown(Reason::Unsupported(what.to_owned(), None))
}

fn different_types(program: &Program, left: &Type, right: &Type) -> Answer {
    let types = [left, right].map(|ty| show_type(program, ty));
    let what = match &types {
        [one, other] if one == other => format!("the types differ: in `{one}` a name has another meaning on each side"),
        [one, other] => format!("the types differ: `{one}` and `{other}`"),
    };
    Answer { how: How::OtherTypes(types), ..Answer::unknown(Reason::exhausted(what)) }
}

/// Both at one type, if their sample types have an instance in common.
fn common_sample(left: (Expr, Type), right: (Expr, Type), renaming: &Renaming) -> Option<Sample> {
    let (left, left_ty) = left;
    let (right, right_ty) = (renaming.expr(&right.0), renaming.ty(&right.1));
    common_type(&left_ty, &right_ty).map(|ty| Sample { sides: [left, right], ty })
}

/// Whether code makes or takes apart a value with such a constructor.
fn mentions_constructor(code: &Expr, is_such: &dyn Fn(Symbol) -> bool) -> bool {
    let mut found = false;
    code.visit(&mut |part| match part {
        Expr::Con(name, _) => found |= is_such(*name),
        Expr::Case(_, alts, _) => {
            found |= alts.iter().any(|alt| matches!(alt.pattern, AltPattern::Con(name, _) if is_such(name)));
        }
        _ => {}
    });
    found
}

/// A function that prints nothing, in the form of those that do.
fn printing_nothing(entry: &Entry) -> Entry {
    let locals: Vec<Local> =
        (0..arity(&entry.ty) as u32).map(|i| Local { id: u32::MAX - i, name: Symbol::new("x") }).collect();
    let args = locals.iter().map(|local| Expr::Local(*local)).collect();
    let call = if locals.is_empty() { entry.expr.clone() } else { Expr::App(Box::new(entry.expr.clone()), args) };
    let pair = Expr::Con("(,)".into(), vec![call, Expr::Lit(Lit::Str(String::new()))]);
    let expr = if locals.is_empty() { pair } else { Expr::Lam(locals, Box::new(pair)) };
    let (params, result) = split(&entry.ty);
    let ty = Type::funs(params, Type::tuple(vec![result.clone(), Type::con("string")]));
    Entry { expr, ty }
}
