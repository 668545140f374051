//! What a specification might say besides: comparisons of the result's sizes with those of the arguments, and what the file says
//! elsewhere, of these.

use selfsame_core::expr::Expr;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Type, base_name, tuple_size};

use super::{refinements, without_dictionaries};
use crate::build::{Builder, var};
use crate::check::specification;
use crate::instrument::Subject;
use crate::limits;
use crate::logic::{Env, nowhere};
use crate::parse;
use crate::syntax::{Op, SpecType, Term};
use crate::test::Testing;

/// The name that candidates have for the value they are about.
pub const VALUE: &str = "v";

/// Something that a result may satisfy.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// As it is written.
    pub text: String,
    pub term: Term,
    pub var: Symbol,
    /// Whether it is said of each element instead of the whole.
    pub is_of_elements: bool,
    /// What is likely to be meant comes first.
    pub rank: usize,
}

/// The function that is to say more.
pub struct Params {
    /// Its parameters as refinements call them, with their types.
    names: Vec<(Symbol, Type)>,
    result: Type,
    /// The same types where its classes have instances.
    at: Vec<Type>,
    result_at: Type,
}

impl Params {
    pub fn new(testing: &Testing<'_>, callee: &Subject, names: &[String]) -> Params {
        let declared = without_dictionaries(testing, callee.global).map_or_else(|| callee.ty.clone(), |(_, ty)| ty);
        let (mut rest, mut at_rest) = (declared, callee.ty.clone());
        let (mut params, mut at) = (Vec::new(), Vec::new());
        for name in names {
            let (Some((from, to)), Some((from_at, to_at))) = (rest.as_fun(), at_rest.as_fun()) else { break };
            params.push((Symbol::new(name), from.clone()));
            at.push(from_at.clone());
            (rest, at_rest) = (to.clone(), to_at.clone());
        }
        Params { names: params, result: rest, at, result_at: at_rest }
    }
}

/// A number that is made of a value: how it is written around it.
type Size = Box<dyn Fn(&str) -> String>;

/// All candidates that have a meaning, those that the counterexample suggests first.
pub fn all(testing: &Testing<'_>, caller: &Subject, params: &Params) -> Vec<Candidate> {
    let mut texts: Vec<(String, bool)> = Vec::new();
    for text in spoken(testing, caller, params) {
        texts.push((text.clone(), false));
        texts.push((text, true));
    }
    texts.extend(sizes_compared(testing, params).into_iter().map(|text| (text, false)));
    if let Type::Con(_, args) = &params.result
        && args.iter().any(is_number)
        && params.result.as_fun().is_none()
    {
        texts.extend(elements(params).into_iter().map(|text| (text, true)));
    }
    let mut builder = Builder::new(testing.program.clone(), testing.specs, testing.names);
    let mut all: Vec<Candidate> = Vec::new();
    for (text, is_of_elements) in texts {
        if all.iter().any(|known| known.text == text && known.is_of_elements == is_of_elements) {
            continue;
        }
        if all.len() >= limits::CANDIDATES {
            break;
        }
        let Some(term) = parse::term(&text) else { continue };
        let value = builder.local(VALUE);
        let whole = &params.result_at;
        let of = match (is_of_elements, whole) {
            (false, ty) => ty.clone(),
            (true, Type::Con(_, args)) if whole.as_fun().is_none() && args.len() == 1 => args[0].clone(),
            (true, _) => continue,
        };
        let mut env = Env::default();
        for ((name, _), ty) in params.names.iter().zip(&params.at) {
            let local = builder.local(name.as_str());
            env = env.with(*name, var(local), ty.clone());
        }
        let env = env.with(Symbol::new(VALUE), Expr::Local(value), of);
        if builder.condition(&term, &env, nowhere()).is_err() {
            continue;
        }
        let rank = all.len();
        all.push(Candidate { text, term, var: Symbol::new(VALUE), is_of_elements, rank });
    }
    all
}

fn is_number(ty: &Type) -> bool {
    *ty == Type::int() || *ty == Type::integer()
}

/// The sizes of a value: itself, by measures, and of the parts of a pair.
fn sizes(testing: &Testing<'_>, ty: &Type) -> Vec<Size> {
    if is_number(ty) {
        return vec![Box::new(str::to_owned)];
    }
    let Type::Con(name, args) = ty else { return Vec::new() };
    if ty.as_fun().is_some() {
        return Vec::new();
    }
    let mut all: Vec<Size> = Vec::new();
    if tuple_size(name.as_str()) == Some(2) {
        for (part, ty) in ["fst", "snd"].into_iter().zip(args.iter()) {
            for size in sizes(testing, ty) {
                all.push(Box::new(move |of: &str| size(&format!("({part} {of})"))));
            }
        }
        return all;
    }
    for measure in measures(testing, *name, false) {
        all.push(Box::new(move |of: &str| format!("{measure} {of}")));
    }
    all
}

/// Measures of a data type that give numbers, or sets.
fn measures(testing: &Testing<'_>, data: Symbol, is_set: bool) -> Vec<String> {
    let mut all = Vec::new();
    if data.as_str() == "[]" {
        all.push(if is_set { "listElts" } else { "len" }.to_owned());
    }
    let gives = |ty: &SpecType| match ty {
        SpecType::Con { name, .. } if is_set => base_name(name.as_str()) == "Set" || name.as_str() == "Set_Set",
        SpecType::Con { name, .. } => matches!(name.as_str(), "Int" | "Integer" | "Nat"),
        SpecType::Refined { .. } => !is_set,
        _ => false,
    };
    for measure in testing.specs.all_measures() {
        if let SpecType::Fun { arg, result, .. } = &measure.ty
            && gives(result)
            && crate::specs::head(arg)
                .is_some_and(|head| head == data || testing.names.data(head.as_str()) == Some(data))
        {
            all.push(measure.name.to_string());
        }
    }
    for (name, global) in testing.specs.lifted_by_name() {
        let Some((classes, ty)) = without_dictionaries(testing, global) else { continue };
        let Some((Type::Con(of, _), result)) = ty.as_fun() else { continue };
        if classes.is_empty() && *of == data && is_number(result) && !is_set {
            all.push(name.to_string());
        }
    }
    all.sort();
    all.dedup();
    all
}

/// The result's sizes beside those of the arguments.
fn sizes_compared(testing: &Testing<'_>, params: &Params) -> Vec<String> {
    let mut given: Vec<String> = Vec::new();
    for (name, ty) in &params.names {
        given.extend(sizes(testing, ty).into_iter().map(|size| size(name.as_str())));
    }
    given.truncate(limits::CANDIDATE_SIZES);
    let results = sizes(testing, &params.result);
    let mut all = Vec::new();
    for (name, ty) in &params.names {
        if *ty == params.result && ty.as_fun().is_none() {
            all.push(format!("{VALUE} = {name}"));
        }
    }
    let results: Vec<String> = results.iter().map(|size| size(VALUE)).collect();
    for size in &results {
        all.extend(given.iter().map(|other| format!("{size} = {other}")));
        for (i, a) in given.iter().enumerate() {
            all.extend(given[i + 1..].iter().map(|b| format!("{size} = {a} + {b}")));
            all.extend(given.iter().filter(|b| *b != a).map(|b| format!("{size} = {a} - {b}")));
        }
        all.extend(given.iter().flat_map(|other| [format!("{size} = {other} + 1"), format!("{size} = {other} - 1")]));
        all.push(format!("{size} > 0"));
        all.push(format!("{size} >= 0"));
        all.push(format!("{size} = 0"));
        all.push(format!("{size} /= 0"));
        let compared = |other: &String| ["<=", ">=", "<", ">"].map(|op| format!("{size} {op} {other}"));
        all.extend(given.iter().flat_map(compared));
        for (i, a) in given.iter().enumerate() {
            all.extend(given[i + 1..].iter().map(|b| format!("{size} <= {a} + {b}")));
            all.extend(given[i + 1..].iter().map(|b| format!("{size} = {a} || {size} = {b}")));
        }
    }
    if let [a, b, ..] = &results[..] {
        all.extend(given.iter().map(|other| format!("{a} + {b} = {other}")));
        all.extend(["=", "<=", ">="].map(|op| format!("{a} {op} {b}")));
    }
    if params.result == Type::bool() {
        for (i, a) in given.iter().enumerate() {
            all.extend(["= 0", "> 0", "/= 0", ">= 0", "< 0"].map(|said| format!("{VALUE} <=> {a} {said}")));
            for b in &given[i + 1..] {
                let compared = ["=", "<=", ">=", "<", ">", "/="].map(|op| format!("{VALUE} <=> {a} {op} {b}"));
                all.extend(compared);
            }
        }
        all.push(VALUE.to_owned());
        all.push(format!("not {VALUE}"));
    }
    if let Type::Con(data, args) = &params.result
        && base_name(data.as_str()) == "Maybe"
        && args.len() == 1
    {
        all.push(format!("isJust {VALUE}"));
        all.extend(given.iter().map(|a| format!("isJust {VALUE} <=> {a} > 0")));
    }
    all.extend(sets(testing, params));
    all
}

fn sets(testing: &Testing<'_>, params: &Params) -> Vec<String> {
    let of = |name: &str, ty: &Type| match ty {
        Type::Con(data, _) if ty.as_fun().is_none() => {
            let by_measure = measures(testing, *data, true).into_iter().map(|measure| format!("{measure} {name}"));
            by_measure.chain(testing.specs.is_set(*data).then(|| name.to_owned())).collect()
        }
        _ => Vec::new(),
    };
    let given: Vec<String> = params.names.iter().flat_map(|(name, ty)| of(name.as_str(), ty)).collect();
    let mut all = Vec::new();
    let atom = |set: &str| if set.contains(' ') { format!("({set})") } else { set.to_owned() };
    for set in of(VALUE, &params.result) {
        for (i, a) in given.iter().enumerate() {
            all.push(format!("{set} = {a}"));
            all.push(format!("Set_sub {} {}", atom(&set), atom(a)));
            all.push(format!("Set_sub {} {}", atom(a), atom(&set)));
            all.extend(given[i + 1..].iter().map(|b| format!("{set} = Set_cup {} {}", atom(a), atom(b))));
            let scalars = params.names.iter().filter(|(_, ty)| matches!(ty, Type::Var(_)) || is_number(ty));
            all.extend(scalars.map(|(x, _)| format!("{set} = Set_cup (Set_sng {x}) {}", atom(a))));
        }
    }
    all
}

/// What may hold of each element.
fn elements(params: &Params) -> Vec<String> {
    let mut all: Vec<String> = ["> 0", ">= 0", "/= 0", "< 0", "<= 0"].map(|said| format!("{VALUE} {said}")).into();
    for (name, _) in params.names.iter().filter(|(_, ty)| is_number(ty)) {
        all.extend(["<=", ">=", "<", ">", "=", "/="].map(|op| format!("{VALUE} {op} {name}")));
    }
    all
}

/// What the file says elsewhere, first of all the refinement that does not hold, with the names of this function in all ways.
fn spoken(testing: &Testing<'_>, caller: &Subject, params: &Params) -> Vec<String> {
    let mut atoms: Vec<(Symbol, Term)> = Vec::new();
    let mut guards: Vec<Term> = Vec::new();
    let mut first = 0;
    if let Ok(refined) = specification(testing, caller) {
        let (given, result) = refined.params();
        let mut all = Vec::new();
        refinements(result, &mut all);
        all.into_iter().for_each(|(var, term)| split(var, &term, &mut atoms));
        first = atoms.len();
        for (name, arg) in given {
            let mut all = Vec::new();
            refinements(arg, &mut all);
            for (var, term) in all {
                let mut parts = Vec::new();
                split(var, &term, &mut parts);
                let renamed = |(var, term): (Symbol, Term)| {
                    term.subst(&|known| (known == var).then(|| Term::Name(name, nowhere())))
                };
                guards.extend(parts.iter().cloned().map(renamed));
                atoms.extend(parts);
            }
        }
    }
    for (global, _) in testing.specs.signatures().filter(|(_, signature)| !signature.is_library) {
        let Some(known) = testing.subjects.iter().find(|known| known.global == global) else { continue };
        let Ok(refined) = specification(testing, known) else { continue };
        let mut all = Vec::new();
        refinements(&refined, &mut all);
        all.into_iter().for_each(|(var, term)| split(var, &term, &mut atoms));
    }
    let names: Vec<Symbol> = params.names.iter().map(|(name, _)| *name).collect();
    let forms: Vec<&str> = match &params.result {
        Type::Con(name, _) if tuple_size(name.as_str()) == Some(2) => vec![VALUE, "(fst v)", "(snd v)"],
        Type::Con(name, _) if base_name(name.as_str()) == "Maybe" => vec![VALUE],
        _ => vec![VALUE],
    };
    let mut texts = Vec::new();
    let mut guarded = Vec::new();
    for (at, (var, term)) in atoms.iter().enumerate() {
        for placed in placed(testing, *var, term, &names) {
            let Some(text) = written(&placed, 0) else { continue };
            for form in &forms {
                let text = replaced(&text, form);
                if at < first {
                    guarded.push(text.clone());
                }
                texts.push(text);
            }
        }
        if texts.len() > limits::CANDIDATES {
            break;
        }
    }
    let conditions: Vec<String> = guards
        .iter()
        .flat_map(|guard| placed(testing, Symbol::new("nothing"), guard, &names))
        .filter_map(|guard| written(&guard, 3))
        .take(limits::CANDIDATE_SIZES)
        .collect();
    for text in guarded.iter().take(limits::CANDIDATE_SIZES * 2) {
        texts.extend(conditions.iter().map(|guard| format!("{guard} => {text}")));
    }
    texts
}

/// A text about `the value`, with something in its place.
fn replaced(text: &str, form: &str) -> String {
    text.replace(HOLE, form)
}

/// No word of any text.
const HOLE: &str = "\u{1}";

/// The parts of a conjunction, without what only says that another holds.
fn split(var: Symbol, term: &Term, all: &mut Vec<(Symbol, Term)>) {
    match term {
        Term::Op(Op::And, sides) => {
            split(var, &sides.0, all);
            split(var, &sides.1, all);
        }
        Term::Pairwise(_) => {}
        term if !all.contains(&(var, term.clone())) => all.push((var, term.clone())),
        _ => {}
    }
}

/// A term with the value in place of its own variable, and these names, in all ways, in place of the variables that are free in it.
fn placed(testing: &Testing<'_>, var: Symbol, term: &Term, names: &[Symbol]) -> Vec<Term> {
    let mut free = Vec::new();
    variables(testing, term, &mut free);
    let free: Vec<Symbol> = free.into_iter().filter(|name| *name != var).collect();
    if free.len() > 2 || (names.is_empty() && !free.is_empty()) {
        return Vec::new();
    }
    let ways = names.len().pow(free.len() as u32).min(limits::CANDIDATE_SIZES);
    (0..ways)
        .map(|way| {
            term.subst(&|name| {
                if name == var {
                    return Some(Term::Name(Symbol::new(HOLE), nowhere()));
                }
                let at = free.iter().position(|known| *known == name)?;
                // The same name first, then the others.
                let turn = way / names.len().pow(at as u32) % names.len();
                let own = names.iter().position(|known| *known == name).unwrap_or(0);
                Some(Term::Name(names[(own + turn) % names.len()], nowhere()))
            })
        })
        .collect()
}

/// The variables in a term: names that are no measures, functions or constructors.
fn variables(testing: &Testing<'_>, term: &Term, all: &mut Vec<Symbol>) {
    let mut one = |name: Symbol| {
        let is_known = testing.names.value(name.as_str()).is_some()
            || testing.specs.knows(name)
            || name.as_str().starts_with(|c: char| !c.is_lowercase())
            || matches!(name.as_str(), "len" | "true" | "false" | "fst" | "snd" | "listElts" | "isJust" | "fromJust");
        if !is_known && !all.contains(&name) {
            all.push(name);
        }
    };
    match term {
        Term::App(_, args) => args.iter().for_each(|arg| variables(testing, arg, all)),
        Term::Name(name, _) => one(*name),
        Term::Op(_, sides) => {
            variables(testing, &sides.0, all);
            variables(testing, &sides.1, all);
        }
        Term::Not(inner) | Term::Negate(inner) => variables(testing, inner, all),
        Term::If(parts) => [&parts.0, &parts.1, &parts.2].into_iter().for_each(|part| variables(testing, part, all)),
        Term::Tuple(parts) | Term::List(parts) => parts.iter().for_each(|part| variables(testing, part, all)),
        Term::Number(_) | Term::Double(_) | Term::Text(_) | Term::Char(_) | Term::Pairwise(_) => {}
    }
}

/// A term as an annotation writes it, in parentheses where it binds less than it must.
pub fn written(term: &Term, tight: u8) -> Option<String> {
    let (own, text) = match term {
        Term::Number(n) if *n < 0.into() => (6, n.to_string()),
        Term::Number(n) => (9, n.to_string()),
        Term::Double(digits) => (9, digits.clone()),
        Term::Text(text) => (9, format!("\"{text}\"")),
        Term::Char(c) => (9, format!("'{c}'")),
        Term::Name(name, _) => (9, bare(*name)),
        Term::App(head, args) => {
            let mut text = written(head, 9)?;
            for arg in args {
                text += " ";
                text += &written(arg, 9)?;
            }
            (8, text)
        }
        Term::Op(op, sides) => {
            let (own, sign, left, right) = match op {
                Op::Iff => (0, "<=>", 1, 1),
                Op::Implies => (1, "=>", 2, 1),
                Op::Or => (2, "||", 3, 2),
                Op::And => (3, "&&", 4, 3),
                Op::Eq => (4, "=", 5, 5),
                Op::Ne => (4, "/=", 5, 5),
                Op::Lt => (4, "<", 5, 5),
                Op::Le => (4, "<=", 5, 5),
                Op::Gt => (4, ">", 5, 5),
                Op::Ge => (4, ">=", 5, 5),
                Op::Add => (5, "+", 5, 6),
                Op::Sub => (5, "-", 5, 6),
                Op::Mul => (6, "*", 6, 7),
                Op::Div => (6, "/", 6, 7),
                Op::Mod => (6, "mod", 6, 7),
            };
            (own, format!("{} {sign} {}", written(&sides.0, left)?, written(&sides.1, right)?))
        }
        Term::Not(inner) => (7, format!("not {}", written(inner, 9)?)),
        Term::Negate(inner) => (6, format!("-{}", written(inner, 8)?)),
        Term::If(parts) => {
            let [a, b, c] = [written(&parts.0, 0)?, written(&parts.1, 0)?, written(&parts.2, 0)?];
            (0, format!("if {a} then {b} else {c}"))
        }
        Term::Tuple(parts) => {
            let parts = parts.iter().map(|part| written(part, 0)).collect::<Option<Vec<_>>>()?;
            (9, format!("({})", parts.join(", ")))
        }
        Term::List(parts) => {
            let parts = parts.iter().map(|part| written(part, 0)).collect::<Option<Vec<_>>>()?;
            (9, format!("[{}]", parts.join(", ")))
        }
        Term::Pairwise(_) => return None,
    };
    Some(if own < tight { format!("({text})") } else { text })
}

fn bare(name: Symbol) -> String {
    let text = name.as_str();
    match text.chars().next() {
        Some(c) if c.is_alphanumeric() || c == '_' || c == '\u{1}' => text.to_owned(),
        _ => format!("({text})"),
    }
}
