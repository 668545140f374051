//! Programs whose state is shared, as [`crate::lower`] has them with a memory: what a file does when it is run, an expression
//! after it, and a function together with what it prints and leaves.

use std::sync::Arc;

use rustc_hash::FxHashSet;
use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::expr::{Expr, LabelKind, Lit, Local};
use selfsame_core::program::Program;
use selfsame_core::span::SourceMap;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;

use crate::check::{string, unit};
use crate::elab::{Builtin, Definition, ERRORS, Elab, OUTPUT, Pat, Row, STARTED};
use crate::library::{MISSING, STATE, nil_con, unit_con};
use crate::load::{Entry, Loaded, Session, elaborated_with, variable};
use crate::lower::{Ending, Lower, OUTPUT_DROPPED, changes_container};
use crate::main_expr::{Stays, after_start, nested};
use crate::mutable::Parts;
use crate::output::{arity, evidence, prints};

/// Something to run.
pub struct Run {
    /// What to evaluate.
    pub expr: Expr,
    /// The type of its value.
    pub ty: Type,
    /// Whether it gives what was printed, what was printed on the channel for errors, the code of `exit` or `()`, and the
    /// value, as a tuple; else it gives the value alone.
    pub prints: bool,
}

/// An expression in the scope of a file, after the file was run; without an expression, the run of the file. Input is asked
/// for where something reads. What needs no memory is run without.
pub fn run(
    loaded: &mut Loaded,
    sources: &mut SourceMap,
    text: Option<&str>,
    input: impl FnOnce() -> String,
) -> Result<Run, Vec<Diagnostic>> {
    let Some(text) = text else {
        if !loaded.has_memory() {
            // A file that neither prints nor changes anything.
            loaded.session.checker.need_library(sources, STATE);
            loaded.session.checker.finish();
            let program = Arc::make_mut(&mut loaded.program);
            loaded.session.add_to(program);
        }
        let input = if reads(loaded, None) { input() } else { String::new() };
        let expr = whole(loaded, &input);
        return Ok(Run { expr, ty: unit(), prints: true });
    };
    let (elab, ty) = elaborated_with(loaded, sources, text)?;
    let placed = after_start(loaded, elab.clone());
    let plain = loaded.lowered(placed);
    if loaded.program.gap([&plain]).is_none() || !(uses_state(&elab) || loaded.has_memory()) {
        return Ok(Run { expr: plain, ty, prints: false });
    }
    let input = if reads(loaded, Some(&elab)) { input() } else { String::new() };
    // What the file prints when it is run is not the expression's.
    let end = [OUTPUT, ERRORS].into_iter().fold(elab, |rest, cell| {
        let silent = set_cell(cell, Elab::Con(nil_con(), Vec::new()));
        Elab::Seq(Box::new(silent), Box::new(rest))
    });
    let (elab, _) = nested(loaded, end, Stays::Related);
    let ending = Ending::Shown(&ty);
    let program = Arc::make_mut(&mut loaded.program);
    let expr = loaded.session.lower_shared(program, &elab, &[], Some(&input), ending);
    Ok(Run { expr, ty, prints: true })
}

/// Whether the file or the expression reads input.
fn reads(loaded: &Loaded, elab: Option<&Elab>) -> bool {
    fn here(elab: &Elab) -> bool {
        let is_reading = match elab {
            Elab::Builtin(builtin, _) => matches!(builtin, Builtin::ReadInt | Builtin::ReadLine | Builtin::ReadFloat),
            Elab::Global(name, _) => {
                let starts = ["Stdlib.read_", "Stdlib.input_", "Stdlib.Scanf.scanf"];
                starts.iter().any(|start| name.as_str().starts_with(start))
            }
            _ => false,
        };
        is_reading || elab.parts().into_iter().any(here)
    }
    let own =
        loaded.before.iter().chain(&loaded.values).filter_map(|value| loaded.session.definitions.get(&value.global));
    elab.is_some_and(here) || own.map(|definition| &definition.body).any(here)
}

/// The run of the whole file, with what is done at its end.
fn whole(loaded: &mut Loaded, input: &str) -> Expr {
    let end = || {
        let name = Symbol::new(&format!("Stdlib.{STATE}.at_the_end"));
        Elab::App(Box::new(Elab::Global(name, Vec::new())), vec![Elab::Con(unit_con(), Vec::new())])
    };
    let (body, _) = nested(loaded, end(), Stays::Shared);
    let exception = loaded.session.checker.new_local("exception".into(), crate::check::exn());
    let result = loaded.session.checker.new_local("result".into(), unit());
    let again =
        Elab::App(Box::new(Elab::Builtin(Builtin::Raise, Vec::new())), vec![Elab::Local(exception, Vec::new())]);
    let row = Row { pat: Pat::Var(exception), guard: None, body: Elab::Seq(Box::new(end()), Box::new(again)) };
    let elab = Elab::Try(Box::new(body), vec![row], result);
    let program = Arc::make_mut(&mut loaded.program);
    loaded.session.lower_shared(program, &elab, &[], Some(input), Ending::Shown(&unit()))
}

/// The run of the whole file whose input is asked for: a program to reach places of.
pub(crate) fn asking_main(loaded: &mut Loaded) -> (Expr, Vec<Symbol>) {
    let (elab, inside) = nested(loaded, Elab::Con(unit_con(), Vec::new()), Stays::Shared);
    let program = Arc::make_mut(&mut loaded.program);
    (loaded.session.lower_shared(program, &elab, &[], None, Ending::Unit), inside)
}

/// The function that gives the result of a definition together with what it prints and with what it is given and could be
/// changed, as it is afterwards, the file having been run before. An exception is a failure, and what was done before it is
/// lost: this can show that two functions differ, and never that they are the same.
pub fn shared_entry(loaded: &mut Loaded, name: &str) -> Option<Entry> {
    let call = Call::of(loaded, name)?;
    let expr = call.lowered(loaded, Ending::Compared(&call.result, &call.given));
    let after = call.given.iter().map(|(_, ty)| ty).filter(|ty| is_changeable(loaded, ty)).cloned();
    let result = Type::tuple([call.result.clone(), string()].into_iter().chain(after).collect());
    Some(call.entry(expr, result))
}

/// The function as it is, where it does nothing besides giving a value that could be seen by one call.
pub fn shared_value(loaded: &mut Loaded, name: &str) -> Option<Entry> {
    let call = Call::of(loaded, name)?;
    if prints(loaded, name) || call.given.iter().any(|(_, ty)| is_changeable(loaded, ty)) {
        return None;
    }
    let expr = call.lowered(loaded, Ending::Value(&call.result));
    let result = call.result.clone();
    Some(call.entry(expr, result))
}

/// A definition of the file with all its arguments, after the file was run.
struct Call {
    given: Vec<(Local, Type)>,
    result: Type,
    elab: Elab,
}

impl Call {
    fn of(loaded: &mut Loaded, name: &str) -> Option<Call> {
        if !loaded.has_memory() {
            return None;
        }
        let name = Symbol::new(name);
        let value = loaded.values.iter().rev().find(|value| value.name == name)?.clone();
        let definition = loaded.session.definitions.get(&value.global)?.clone();
        let compared: Vec<Symbol> = value.scheme.preds.iter().filter_map(variable).collect();
        let own = value.scheme.ty.subst(&|v| compared.contains(&v).then(Type::int));
        let (mut given, mut result) = (Vec::new(), &own);
        for _ in 0..arity(&definition.body) {
            let (from, to) = result.as_fun()?;
            given.push((loaded.session.checker.new_local("x".into(), from.clone()), from.clone()));
            result = to;
        }
        let holds = |ty: &Type| Parts::of(&loaded.program, &loaded.session.checker.facts.mutable, ty);
        if given.is_empty() || holds(result).functions || given.iter().any(|(_, ty)| holds(ty).functions) {
            return None;
        }
        let result = result.clone();
        let evidence = evidence(loaded, &value.global)?;
        let args = given.iter().map(|(local, _)| Elab::Local(*local, Vec::new())).collect();
        let call = Elab::App(Box::new(Elab::Global(value.global, evidence)), args);
        // What the file prints when it is run is not the function's.
        let nothing = Elab::Con(nil_con(), Vec::new());
        let silent = set_cell(OUTPUT, nothing);
        let begun = set_cell(STARTED, Elab::Lit(Lit::Int(1)));
        let end = Elab::Seq(Box::new(silent), Box::new(Elab::Seq(Box::new(begun), Box::new(call))));
        let (elab, _) = nested(loaded, end, Stays::Related);
        Some(Call { given, result, elab })
    }

    fn lowered(&self, loaded: &mut Loaded, ending: Ending) -> Expr {
        let program = Arc::make_mut(&mut loaded.program);
        loaded.session.lower_shared(program, &self.elab, &self.given, None, ending)
    }

    fn entry(self, expr: Expr, result: Type) -> Entry {
        let (params, types): (Vec<Local>, Vec<Type>) = self.given.into_iter().unzip();
        Entry { expr: Expr::Lam(params, Box::new(expr)), ty: Type::funs(types, result) }
    }
}

fn set_cell(cell: u8, content: Elab) -> Elab {
    let unit = Elab::Con(unit_con(), Vec::new());
    let address = Elab::App(Box::new(Elab::Builtin(Builtin::Cell(cell), Vec::new())), vec![unit]);
    Elab::App(Box::new(Elab::Builtin(Builtin::Assign, Vec::new())), vec![address, content])
}

fn is_changeable(loaded: &Loaded, ty: &Type) -> bool {
    let parts = Parts::of(&loaded.program, &loaded.session.checker.facts.mutable, ty);
    parts.hidden || !parts.containers.is_empty()
}

/// Whether a definition may need memory: it makes, looks at or changes what can be shared, prints or reads.
pub(crate) fn uses_state(elab: &Elab) -> bool {
    let here = match elab {
        Elab::SetField(..) | Elab::Lazy(_) => true,
        Elab::Builtin(builtin, _) => matches!(
            builtin,
            Builtin::Ref
                | Builtin::Deref
                | Builtin::Assign
                | Builtin::Incr
                | Builtin::Decr
                | Builtin::ArraySet
                | Builtin::ArrayOfList
                | Builtin::Output
                | Builtin::ErrorOutput
                | Builtin::ReadInt
                | Builtin::ReadLine
                | Builtin::ReadFloat
        ),
        Elab::Global(name, _) => name.as_str().strip_prefix("Stdlib.").is_some_and(|name| {
            const STARTS: &[&str] = &[
                "Arg.",
                "Array.",
                "ArrayLabels.",
                "Hashtbl.",
                "Queue.",
                "Random.",
                "Stack.",
                "Buffer.",
                "Bytes.",
                "BytesLabels.",
                "Printf.",
                "Scanf.",
                "Format.",
                "print_",
                "prerr_",
                "read_",
                "input_",
                "exit",
                "at_exit",
                "output_",
            ];
            STARTS.iter().any(|start| name.starts_with(start))
        }),
        _ => false,
    };
    here || elab.parts().into_iter().any(uses_state)
}

/// Whether the plain dialect has something in it that it does not follow, output left aside: a gap of its own, or a function of the
/// library that changes a container which is not passed along.
pub(crate) fn refuses_state(program: &Program, expr: &Expr) -> bool {
    let mut refuses = Refuses { program, seen: FxHashSet::default(), found: false };
    refuses.visit(expr);
    refuses.found
}

struct Refuses<'a> {
    program: &'a Program,
    seen: FxHashSet<Symbol>,
    found: bool,
}

impl Refuses<'_> {
    fn visit(&mut self, expr: &Expr) {
        match expr {
            Expr::Bottom(label) => {
                self.found |= label.kind == LabelKind::Unsupported && label.text.as_str() != OUTPUT_DROPPED;
            }
            Expr::Global(name) if self.seen.insert(*name) => match name.as_str().starts_with("Stdlib.") {
                true => self.found |= changes_container(*name),
                false => {
                    let global = self.program.global_id(*name).map(|id| self.program.global(id).code.expr());
                    match global {
                        Some(Ok(code)) => self.visit(&code),
                        _ => self.found = true,
                    }
                }
            },
            _ => {}
        }
        expr.each_part(|part| self.visit(part));
    }
}

impl Loaded {
    /// Whether what memory is was read with the file.
    pub(crate) fn has_memory(&self) -> bool {
        self.session.definitions.contains_key(&Symbol::new(&format!("Stdlib.{STATE}.read")))
    }
}

impl Session {
    pub(crate) fn lower_shared(
        &mut self,
        program: &mut Program,
        elab: &Elab,
        given: &[(Local, Type)],
        input: Option<&str>,
        ending: Ending,
    ) -> Expr {
        let mut next_local = *self.checker.local_counter();
        let expr = Lower::new(&self.checker.facts, program, &self.definitions, &self.updaters, &mut next_local)
            .shared_run(elab, given, input, ending);
        *self.checker.local_counter() = next_local;
        expr
    }
}

/// Whether evaluating a definition does nothing and gives nothing that can change.
pub(crate) fn is_inert(definition: &Definition, loaded: &Loaded) -> bool {
    fn inert(elab: &Elab, loaded: &Loaded) -> bool {
        match elab {
            Elab::At(_, inner) => inert(inner, loaded),
            Elab::Fun(..) | Elab::Lit(_) | Elab::Builtin(..) => true,
            Elab::Con(con, args) => {
                !loaded.session.checker.facts.mutable.contains(&con.name) && args.iter().all(|arg| inert(arg, loaded))
            }
            // Another name of a function, or of what the library has and we do not.
            Elab::Global(name, _) => {
                let definition = loaded.session.definitions.get(name);
                definition.is_some_and(|definition| definition.is_quiet || arity(&definition.body) > 0)
                    || name.as_str().ends_with(MISSING)
            }
            _ => false,
        }
    }
    definition.is_quiet || inert(&definition.body, loaded)
}
