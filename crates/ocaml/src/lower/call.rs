//! Applications and the functions that the compiler knows.

use selfsame_core::expr::{Alt, AltPattern, Expr, Label, LabelKind, Lit};
use selfsame_core::prim::PrimOp;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;

use super::expr::{apply, boolean, force, int, truth, unit};
use super::{Lower, Wanted, lambda, unsupported};
use crate::check::string;
use crate::elab::{Builtin, Comparison, Elab, EvidenceId};
use crate::library::lazy_con;
use crate::literal::quote_string;
use crate::show::source_name;

/// The function that words an exception for an uncaught `raise`.
/// The definition that gives the name of an exception of the library as `Printexc` has it.
pub(super) const EXCEPTION_NAME: &str = "Stdlib.$exception_name";
pub(super) const EXCEPTION_TEXT: &str = "Stdlib.$exception_text";

/// What marks that something was printed.
pub(crate) const OUTPUT_DROPPED: &str = "output";

impl Lower<'_> {
    pub(super) fn application(&mut self, head: &Elab, args: &[Elab]) -> Expr {
        let head = head.unmarked();
        match head {
            Elab::App(inner, first) => {
                let all: Vec<Elab> = first.iter().chain(args).cloned().collect();
                return self.application(inner, &all);
            }
            Elab::Builtin(builtin, evidence) => return self.builtin_call(*builtin, evidence, args),
            Elab::Updater(callee, _) => return self.application(callee, args),
            _ => {}
        }
        self.evaluated(args, |lower, values| {
            let head = lower.function_head(head, args);
            match head {
                Expr::Bottom(_) => head,
                head => apply(head, values),
            }
        })
    }

    fn builtin_call(&mut self, builtin: Builtin, evidence: &[EvidenceId], args: &[Elab]) -> Expr {
        let arity = builtin.arity();
        if args.len() < arity {
            return self.evaluated(args, |lower, values| {
                let function = lower.builtin_value(builtin, evidence);
                apply(function, values)
            });
        }
        if args.len() > arity {
            // `(f @@ x) y`: the extra arguments are evaluated first.
            let (own, extra) = args.split_at(arity);
            return self.evaluated(extra, |lower, values| {
                let function = lower.saturated(builtin, evidence, own);
                apply(function, values)
            });
        }
        self.saturated(builtin, evidence, args)
    }

    fn saturated(&mut self, builtin: Builtin, evidence: &[EvidenceId], args: &[Elab]) -> Expr {
        match builtin {
            Builtin::Prim(op) => self.operands(args, |_, values| Expr::Prim(op, values)),
            Builtin::Compare(op) => {
                self.comparison_operands(op, evidence[0], args, |lower, a, b| lower.compare(op, evidence[0], a, b))
            }
            Builtin::And => {
                let (a, b) = (self.expr(&args[0]), self.expr(&args[1]));
                boolean(a, b, truth(false))
            }
            Builtin::Or => {
                let (a, b) = (self.expr(&args[0]), self.expr(&args[1]));
                boolean(a, truth(true), b)
            }
            Builtin::Not => {
                let a = self.expr(&args[0]);
                boolean(a, truth(false), truth(true))
            }
            Builtin::Raise => self.raise(&args[0]),
            Builtin::Failwith => self.raise_text("Failure", &args[0]),
            Builtin::InvalidArg => self.raise_text("Invalid_argument", &args[0]),
            Builtin::Apply => self.application(&args[0], &args[1..]),
            Builtin::Pipe => self.application(&args[1], &args[..1]),
            Builtin::Identity
            | Builtin::ListOfArray
            | Builtin::ArrayOfList
            | Builtin::StringOfBytes
            | Builtin::BytesOfString => self.expr(&args[0]),
            Builtin::ReadInt => self.input(Type::int(), &args[0]),
            Builtin::ReadLine => self.input(string(), &args[0]),
            Builtin::ReadFloat => self.input(Type::double(), &args[0]),
            Builtin::Force => {
                let value = self.expr(&args[0]);
                self.force_lazy(value)
            }
            Builtin::Ref | Builtin::Deref | Builtin::Assign | Builtin::Incr | Builtin::Decr => {
                self.state_outside(builtin, args)
            }
            Builtin::ArraySet => unsupported("assignment to an array that is not local and simple"),
            Builtin::Output | Builtin::ErrorOutput => self.printed(unit()),
            Builtin::Cell(_) | Builtin::Halt => unsupported("what a program does at its end"),
            Builtin::Inside | Builtin::HashWith | Builtin::ExceptionName => {
                unsupported("a container that is not local and simple")
            }
        }
    }

    /// Comparisons of machine values evaluate their operands themselves; others are calls.
    fn comparison_operands(
        &mut self,
        op: Comparison,
        evidence: EvidenceId,
        args: &[Elab],
        then: impl FnOnce(&mut Self, Expr, Expr) -> Expr,
    ) -> Expr {
        let then = |lower: &mut Self, mut values: Vec<Expr>| {
            let (b, a) = (values.pop(), values.pop());
            match (a, b) {
                (Some(a), Some(b)) => then(lower, a, b),
                _ => unreachable!("a comparison has two operands"),
            }
        };
        if self.is_primitive(op, evidence) { self.operands(args, then) } else { self.evaluated(args, then) }
    }

    /// A builtin applied to values.
    pub(super) fn builtin_of_values(&mut self, builtin: Builtin, evidence: &[EvidenceId], values: Vec<Expr>) -> Expr {
        match (builtin, &values[..]) {
            (Builtin::Prim(op), _) => Expr::Prim(op, values),
            (Builtin::Compare(op), [a, b]) => self.compare(op, evidence[0], a.clone(), b.clone()),
            _ => {
                let function = self.builtin_value(builtin, evidence);
                apply(function, values)
            }
        }
    }

    fn input(&mut self, ty: Type, argument: &Elab) -> Expr {
        let argument = self.expr(argument);
        force(argument, Expr::Input(ty))
    }

    /// A result after something was printed. What is printed is neither made nor kept: a gap that is mentioned here and never
    /// evaluated tells whoever compares definitions that they do something besides.
    pub(super) fn printed(&mut self, result: Expr) -> Expr {
        let mark = self.fresh("printed");
        Expr::Let(mark, Box::new(unsupported(OUTPUT_DROPPED)), Box::new(result))
    }

    pub(super) fn force_lazy(&mut self, value: Expr) -> Expr {
        let content = self.fresh("value");
        let pattern = AltPattern::Con(lazy_con().name, vec![content]);
        let alt = Alt { pattern, body: Expr::Local(content) };
        Expr::Case(Box::new(value), vec![alt], None)
    }

    /// A builtin that is not called at once: a function of its arguments.
    pub(super) fn builtin_value(&mut self, builtin: Builtin, evidence: &[EvidenceId]) -> Expr {
        if let Builtin::Compare(op) = builtin
            && matches!(op, Comparison::Eq | Comparison::Compare)
            && self.memory.world.is_none()
        {
            return self.evidence(evidence[0]);
        }
        let params: Vec<_> = (0..builtin.arity()).map(|i| self.fresh(["x", "y", "z"][i.min(2)])).collect();
        let args: Vec<Elab> = params.iter().map(|param| Elab::Local(*param, Vec::new())).collect();
        let body = self.saturated(builtin, evidence, &args);
        lambda(params, body)
    }

    /// An exception that nobody catches.
    fn raise(&mut self, exception: &Elab) -> Expr {
        if let Some(text) = constant_exception(exception) {
            return Expr::Bottom(Label::new(LabelKind::Error, text));
        }
        self.evaluated(std::slice::from_ref(exception), |lower, mut values| {
            let exception = values.remove(0);
            lower.raise_value(exception)
        })
    }

    /// Raises an exception that has been evaluated.
    pub(super) fn raise_value(&mut self, exception: Expr) -> Expr {
        self.want(Wanted::ExceptionText, EXCEPTION_TEXT.into());
        let text = apply(Expr::Global(EXCEPTION_TEXT.into()), vec![exception]);
        Expr::Prim(PrimOp::Error, vec![text])
    }

    fn raise_text(&mut self, name: &str, message: &Elab) -> Expr {
        if let Elab::Lit(Lit::Str(text)) = message.unmarked() {
            return Expr::Bottom(Label::new(LabelKind::Error, exception_label(name, text)));
        }
        let con = Symbol::new(&format!("Stdlib.{name}"));
        self.evaluated(std::slice::from_ref(message), |lower, values| lower.raise_value(Expr::Con(con, values)))
    }

    /// Operations on references that were not found to be local and simple.
    fn state_outside(&mut self, builtin: Builtin, args: &[Elab]) -> Expr {
        if let (Builtin::Deref, Elab::Local(local, _)) = (builtin, args[0].unmarked())
            && let Some(current) = self.refs.current(*local)
        {
            return Expr::Local(current);
        }
        match builtin {
            Builtin::Ref => unsupported("a reference that is not local and simple"),
            Builtin::Deref => unsupported("reading a reference that is not local and simple"),
            _ => unsupported("assignment to a reference that is not local and simple"),
        }
    }
}

/// The label of a `raise` whose exception is written out.
fn constant_exception(exception: &Elab) -> Option<Symbol> {
    let Elab::Con(con, args) = exception.unmarked() else { return None };
    let name = exception_name(con.name);
    match &args[..] {
        [] => Some(name.into()),
        [arg] => match arg.unmarked() {
            Elab::Lit(Lit::Str(text)) => Some(exception_label(name, text)),
            Elab::Lit(Lit::Int(n)) if *n < 0 => Some(Symbol::new(&format!("{name} ({n})"))),
            Elab::Lit(Lit::Int(n)) => Some(Symbol::new(&format!("{name} {n}"))),
            _ => None,
        },
        _ => None,
    }
}

/// `Exit` and those of modules are the exceptions of the library that the toplevel shows with their module.
pub(super) fn exception_name(name: Symbol) -> &'static str {
    match name.as_str() {
        "Stdlib.Exit" => "Stdlib.Exit",
        "Stdlib.Queue.Empty" => "Stdlib.Queue.Empty",
        "Stdlib.Stack.Empty" => "Stdlib.Stack.Empty",
        text => source_name(text),
    }
}

fn exception_label(name: &str, text: &str) -> Symbol {
    Symbol::new(&format!("{name} {}", quote_string(text)))
}

/// `-1`, `0` or `1`.
pub(super) fn sign(n: i64) -> Expr {
    int(n.signum())
}
