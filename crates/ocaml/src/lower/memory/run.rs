//! Whole runs where state is shared.

use selfsame_core::expr::{Alt, AltPattern, Expr, Lit, Local};
use selfsame_core::types::{Type, tuple_name};

use super::{Then, state};
use crate::elab::{ERRORS, Elab, OUTPUT, STARTED};
use crate::library::{ARRAY, BYTES, DONE, FAILED, HALTED};
use crate::lower::expr::{apply, bind, int, unit};
use crate::lower::{Lower, unsupported};
use crate::mutable::Parts;

/// What is given at the end of a run.
pub enum Ending<'t> {
    /// A value of the type, after what was printed on both channels, and the exception or the code of `exit`, if that ended it.
    Shown(&'t Type),
    /// What engines compare: a value together with what was printed and these variables as they are then; an exception is a failure.
    Compared(&'t Type, &'t [(Local, Type)]),
    /// The value alone; an exception is a failure.
    Value(&'t Type),
    /// Nothing but that it came to an end.
    Unit,
}

impl Lower<'_> {
    /// The run of an expression in a new memory. Input is the text, or is asked for.
    pub fn shared_run(&mut self, elab: &Elab, given: &[(Local, Type)], input: Option<&str>, ending: Ending) -> Expr {
        self.memory.has_text = input.is_some();
        self.memory.catches = self.catches_somewhere(elab);
        let nil = || Expr::Con("[]".into(), Vec::new());
        let text = Expr::Lit(Lit::Str(input.unwrap_or_default().to_owned()));
        let cells = [nil(), nil(), text, nil(), int(0), int(0)];
        let empty = apply(state("nothing"), vec![unit()]);
        let first = cells.into_iter().fold(empty, |world, cell| apply(state("grown"), vec![world, cell]));
        let world = self.new_world();
        let run = self.thawed(given, elab, &ending);
        self.memory.world = None;
        let run = bind(world, first, run);
        self.make_wanted();
        run
    }

    /// What the program was given gets addresses, and then it is run.
    fn thawed(&mut self, given: &[(Local, Type)], elab: &Elab, ending: &Ending) -> Expr {
        let Some(((local, ty), rest)) = given.split_first() else {
            let step = self.remember(elab, Then::Return);
            return self.ended(step, ending);
        };
        self.bound.insert(local.id);
        if !self.is_changeable(ty) {
            return self.thawed(rest, elab, ending);
        }
        let Some(thaw) = self.thawer(ty) else {
            return unsupported("an argument of this type where state is shared");
        };
        let (address, before) = (self.fresh(local.name), self.world());
        let world = self.new_world();
        self.renames.insert(local.id, address);
        let rest = self.thawed(rest, elab, ending);
        let thawed = apply(thaw, vec![before, Expr::Local(*local)]);
        let pattern = AltPattern::Con(tuple_name(2).as_str().into(), vec![address, world]);
        Expr::Case(Box::new(thawed), vec![Alt { pattern, body: rest }], None)
    }

    /// The function from a memory and a value without addresses to one with addresses and the memory that has them: for arrays and
    /// bytes of what never changes.
    fn thawer(&self, ty: &Type) -> Option<Expr> {
        let Type::Con(name, args) = ty else { return None };
        match (name.as_str(), &args[..]) {
            (ARRAY, [element]) if !self.is_changeable(element) => Some(state("thawed_array")),
            (BYTES, []) => Some(state("thawed_array")),
            _ => None,
        }
    }

    fn is_changeable(&self, ty: &Type) -> bool {
        let parts = Parts::of(self.program, &self.facts.mutable, ty);
        parts.hidden || !parts.containers.is_empty()
    }

    fn ended(&mut self, step: Expr, ending: &Ending) -> Expr {
        let alt = |con: &str, fields, body| Alt { pattern: AltPattern::Con(con.into(), fields), body };
        let mut alts = Vec::new();
        for con in [DONE, FAILED, HALTED] {
            let (what, world) = (self.fresh("what"), self.new_world());
            let value = Expr::Local(what);
            let body = match (ending, con) {
                (Ending::Shown(ty), DONE) => {
                    let value = self.frozen(value, ty);
                    self.shown_end(value, unit())
                }
                (Ending::Shown(_), FAILED) => {
                    let failure = self.raise_value(value);
                    self.shown_end(failure, unit())
                }
                (Ending::Shown(_), _) => {
                    let code = self.fresh("code");
                    let ended = self.shown_end(unit(), Expr::Local(code));
                    bind(code, value, ended)
                }
                (Ending::Compared(ty, after), DONE) => {
                    let mut parts = vec![self.frozen(value, ty), self.printed_text(OUTPUT)];
                    for (local, ty) in *after {
                        if self.is_changeable(ty) {
                            let local = self.local(*local);
                            parts.push(self.frozen(Expr::Local(local), ty));
                        }
                    }
                    Expr::Con(tuple_name(parts.len()).as_str().into(), parts)
                }
                (Ending::Value(ty), DONE) => self.frozen(value, ty),
                (Ending::Unit, DONE | HALTED) => unit(),
                (Ending::Unit, _) => self.raise_value(value),
                (Ending::Compared(..) | Ending::Value(_), FAILED) => {
                    let failure = self.raise_value(value);
                    let begun = Alt { pattern: AltPattern::Lit(Lit::Int(1)), body: failure };
                    let not = unsupported("a file that fails when it is run");
                    Expr::Case(Box::new(self.content(int(STARTED.into()))), vec![begun], Some(Box::new(not)))
                }
                (Ending::Compared(..) | Ending::Value(_), _) => unsupported("exit"),
            };
            alts.push(alt(con, vec![what, world], body));
        }
        Expr::Case(Box::new(step), alts, None)
    }

    /// What was printed on both channels, the code of `exit` or `()`, and the value.
    fn shown_end(&mut self, value: Expr, code: Expr) -> Expr {
        let (out, errors) = (self.printed_text(OUTPUT), self.printed_text(ERRORS));
        let parts = vec![out, errors, code, value];
        Expr::Con(tuple_name(4).as_str().into(), parts)
    }

    /// What was printed on a channel, as one text.
    fn printed_text(&mut self, cell: u8) -> Expr {
        let pieces = self.content(int(cell.into()));
        apply(state("joined"), vec![pieces])
    }

    /// Whether an exception is caught in what the expression can reach.
    fn catches_somewhere(&self, elab: &Elab) -> bool {
        let mut seen = rustc_hash::FxHashSet::default();
        let mut todo: Vec<&Elab> = vec![elab];
        while let Some(next) = todo.pop() {
            match next {
                Elab::Try(..) | Elab::MatchTry(_) => return true,
                Elab::Global(name, _) if seen.insert(*name) && !name.as_str().starts_with("Stdlib.") => {
                    if let Some(definition) = self.definitions.get(name) {
                        todo.push(&definition.body);
                    }
                }
                _ => {}
            }
            todo.extend(next.parts());
        }
        false
    }
}
