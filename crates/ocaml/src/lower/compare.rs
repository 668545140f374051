//! Structural comparison, type by type: what `=` and `compare` do at a data type is a function made for that type, which
//! takes the comparisons of the type's parameters.

use std::sync::Arc;

use selfsame_core::expr::{Alt, AltPattern, Expr, Lit, Local};
use selfsame_core::prim::PrimOp;
use selfsame_core::program::{Code, ConDef, Global};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::{Type, tuple_size};

use super::call::{EXCEPTION_NAME, EXCEPTION_TEXT, exception_name, sign};
use super::expr::{apply, boolean, int, truth};
use super::{Lower, Wanted, forall, unsupported};
use crate::check::{exn, string};
use crate::elab::{Class, Comparison, Evidence, EvidenceId, GroupId};
use crate::library::{BYTES, ENDLESS, LAZY};
use crate::mutable::is_abstract_container;
use crate::show::source_name;

impl Lower<'_> {
    pub(super) fn with_evidence(&mut self, head: Expr, evidence: &[EvidenceId]) -> Expr {
        let before = std::mem::replace(&mut self.passes_evidence, true);
        let args: Vec<Expr> = evidence.iter().map(|id| self.evidence(*id)).collect();
        self.passes_evidence = before;
        apply(head, args)
    }

    pub(super) fn evidence_param(&mut self, group: GroupId, index: usize) -> Expr {
        match self.evidence.get(&(group, index)) {
            Some(local) => Expr::Local(*local),
            None => unsupported("a comparison whose type is not known here"),
        }
    }

    /// The comparison function for a class at a type.
    pub(super) fn evidence(&mut self, id: EvidenceId) -> Expr {
        match &self.facts.evidence[id.0 as usize] {
            Evidence::Pending => unsupported(IDENTITY),
            Evidence::Param(group, index) => self.evidence_param(*group, *index),
            Evidence::Structure(Class::Same, ..) => self.sameness(id),
            Evidence::Structure(class, name, parts) => {
                let (class, name, parts) = (*class, *name, parts.clone());
                let args = parts.iter().map(|part| self.evidence(*part)).collect();
                self.comparer(class, name, args)
            }
        }
    }

    /// Whether the comparison is one primitive.
    pub(super) fn is_primitive(&self, op: Comparison, id: EvidenceId) -> bool {
        matches!(&self.facts.evidence[id.0 as usize], Evidence::Structure(_, name, _)
            if machine_comparison(op, *name).is_some())
    }

    /// A comparison of two values.
    pub(super) fn compare(&mut self, op: Comparison, id: EvidenceId, a: Expr, b: Expr) -> Expr {
        if let Evidence::Structure(_, name, _) = &self.facts.evidence[id.0 as usize]
            && let Some(prim) = machine_comparison(op, *name)
        {
            return Expr::Prim(prim, vec![a, b]);
        }
        if matches!(op, Comparison::Same | Comparison::NotSame) {
            return self.same_or_not(op, id, a, b);
        }
        let function = self.evidence(id);
        // What is not ordered counts as above, on both sides: so `a > b` is `b < a`.
        let against_zero = |prim, a, b| Expr::Prim(prim, vec![apply(function.clone(), vec![a, b]), int(0)]);
        match op {
            Comparison::Hash => unsupported("the hash of a value"),
            Comparison::Shape => unsupported("what a value is in memory"),
            Comparison::Eq | Comparison::Compare => apply(function, vec![a, b]),
            Comparison::Ne => boolean(apply(function, vec![a, b]), truth(false), truth(true)),
            Comparison::Same | Comparison::NotSame => unsupported(IDENTITY),
            Comparison::Lt => against_zero(PrimOp::IntLt, a, b),
            Comparison::Le => against_zero(PrimOp::IntLe, a, b),
            Comparison::Gt => against_zero(PrimOp::IntLt, b, a),
            Comparison::Ge => against_zero(PrimOp::IntLe, b, a),
        }
    }

    /// `==` or `!=`: at a type of constants it is `=` or `<>`.
    fn same_or_not(&mut self, op: Comparison, id: EvidenceId, a: Expr, b: Expr) -> Expr {
        if self.is_one_variable(id, &a, &b) {
            return truth(op == Comparison::Same);
        }
        match &self.facts.evidence[id.0 as usize] {
            Evidence::Structure(_, name, _) if self.is_immediate(id) => {
                let equal = self.comparer(Class::Eq, *name, Vec::new());
                let equal = apply(equal, vec![a, b]);
                if op == Comparison::Same { equal } else { boolean(equal, truth(false), truth(true)) }
            }
            _ => {
                let looked = apply(self.sameness(id), vec![a, b]);
                self.identity(op, looked)
            }
        }
    }

    /// The comparison function of a type constructor, given those of its arguments.
    pub(super) fn comparer(&mut self, class: Class, name: Symbol, args: Vec<Expr>) -> Expr {
        let library = |text: &str| Expr::Global(Symbol::new(&format!("Stdlib.{text}")));
        let of_class = |eq: &str, ord: &str| library(if class.is_order() { ord } else { eq });
        if class == Class::Same {
            return self.sameness_of(name, args);
        }
        match name.as_str() {
            // A tag of a type that is open.
            "Tags.open" => unsupported(UNKNOWN_TYPE),
            "Int" => of_class("int_equal", "int_compare"),
            "Integer" | "int32" | "int64" | "nativeint" => of_class("integer_equal", "integer_compare"),
            "Char" => of_class("char_equal", "char_compare"),
            "Double" if class == Class::Less => library("float_order"),
            "Double" => of_class("float_equal", "float_compare"),
            // The exception would not be caught by a `try` around the comparison, which may be in what is called.
            "->" if self.passes_evidence || self.is_attempting() => unsupported("comparison of functions"),
            "->" if class == Class::Less => library("functional_order"),
            "->" => of_class("functional_equal", "functional_compare"),
            "string" | BYTES => {
                let element = of_class("char_equal", "char_compare");
                self.comparer(class, "[]".into(), vec![element])
            }
            "Stdlib.array" => apply(of_class("array_equal", "array_compare"), args),
            _ => {
                let known = self.program.data_id(name).map(|id| self.program.data(id).cons.is_empty());
                // Suspended computations are compared as they are in memory, and exceptions in the order of their making.
                let is_odd = name.as_str() == LAZY
                    || is_abstract_container(name)
                    || ((name.as_str() == "exn" || self.facts.open.contains(&name)) && class.is_order());
                if known != Some(false) || is_odd {
                    return unsupported(&*format!("comparison of values of type {}", source_name(name.as_str())));
                }
                // Where no number or function is inside, both orders are one.
                let class = match class {
                    Class::Less if !self.has_partial_order(name) => Class::Ord,
                    class => class,
                };
                let global = comparison_name(class, name);
                self.want(Wanted::Comparison(class, name), global);
                apply(Expr::Global(global), args)
            }
        }
    }

    /// Whether values of a data type hold floats or functions, besides those of its parameters.
    fn has_partial_order(&self, data: Symbol) -> bool {
        let mut seen = vec![data];
        let mut next = 0;
        while let Some(name) = seen.get(next).copied() {
            next += 1;
            let Some(data) = self.program.data_id(name).map(|id| self.program.data(id)) else { continue };
            for con in &data.cons {
                let mut todo: Vec<&Type> = self.program.con(*con).def.fields.iter().collect();
                while let Some(ty) = todo.pop() {
                    match ty {
                        Type::Con(name, _) if matches!(name.as_str(), "Double" | "->") => return true,
                        Type::Con(name, args) => {
                            todo.extend(args.iter());
                            if !seen.contains(name) {
                                seen.push(*name);
                            }
                        }
                        Type::Var(_) => {}
                        Type::Meta(_) | Type::App(..) | Type::Forall(..) => return true,
                    }
                }
            }
        }
        false
    }

    /// The comparison of a field, by its type.
    fn field_comparer(&mut self, class: Class, ty: &Type, params: &[(Symbol, Local)]) -> Expr {
        match ty {
            Type::Var(v) => match params.iter().find(|(name, _)| name == v) {
                Some((_, local)) => Expr::Local(*local),
                None => unsupported(UNKNOWN_TYPE),
            },
            Type::Con(name, _) if name.as_str() == "->" => self.comparer(class, *name, Vec::new()),
            Type::Con(name, args) => {
                let args = args.iter().map(|arg| self.field_comparer(class, arg, params)).collect();
                self.comparer(class, *name, args)
            }
            Type::Meta(_) | Type::App(..) | Type::Forall(..) => unsupported(UNKNOWN_TYPE),
        }
    }

    /// The global that compares values of a data type.
    pub(super) fn comparison(&mut self, class: Class, data: Symbol) -> Global {
        let (params, cons) = match self.program.data_id(data).map(|id| self.program.data(id)) {
            Some(found) => {
                let cons: Vec<ConDef> = found.cons.iter().map(|con| self.program.con(*con).def.clone()).collect();
                (found.params.clone(), cons)
            }
            None => (Vec::new(), Vec::new()),
        };
        self.passes_evidence = true;
        let argument = if class.is_order() { "compare" } else { "equal" };
        let given: Vec<(Symbol, Local)> = params.iter().map(|param| (*param, self.fresh(argument))).collect();
        let (x, y) = (self.fresh("x"), self.fresh("y"));
        let body = if class.is_order() {
            self.ordering(class, &cons, &given, x, y)
        } else {
            self.equality(&cons, &given, x, y)
        };
        self.passes_evidence = false;
        let body = match unnamed(&cons) {
            Some(ty) => {
                self.passes_evidence = true;
                let function = self.field_comparer(class, ty, &given);
                self.passes_evidence = false;
                apply(function, vec![Expr::Local(x), Expr::Local(y)])
            }
            None => body,
        };
        let locals: Vec<Local> = given.iter().map(|(_, local)| *local).chain([x, y]).collect();
        let result = if class.is_order() { Type::int() } else { Type::bool() };
        let own = Type::con_of(data, params.iter().map(|p| Type::Var(*p)));
        let evidence = params.iter().map(|p| Type::funs([Type::Var(*p), Type::Var(*p)], result.clone()));
        let args: Vec<Type> = evidence.chain([own.clone(), own]).collect();
        Global {
            name: comparison_name(class, data),
            ty: forall(&params, Type::funs(args, result)),
            code: Code::Expr(Arc::new(Expr::Lam(locals, Box::new(body)))),
            span: None,
            fixity: None,
        }
    }

    fn equality(&mut self, cons: &[ConDef], given: &[(Symbol, Local)], x: Local, y: Local) -> Expr {
        let mut alts = Vec::new();
        for con in cons {
            let (xs, ys) = (self.field_locals_of(con, "x"), self.field_locals_of(con, "y"));
            let mut same = truth(true);
            for (i, ty) in con.fields.iter().enumerate().rev() {
                let function = self.field_comparer(Class::Eq, ty, given);
                let test = apply(function, vec![Expr::Local(xs[i]), Expr::Local(ys[i])]);
                same = if i + 1 == con.fields.len() { test } else { boolean(test, same, truth(false)) };
            }
            let inner = Alt { pattern: AltPattern::Con(con.name, ys), body: same };
            let default = (cons.len() > 1).then(|| Box::new(truth(false)));
            let body = Expr::Case(Box::new(Expr::Local(y)), vec![inner], default);
            alts.push(Alt { pattern: AltPattern::Con(con.name, xs), body });
        }
        Expr::Case(Box::new(Expr::Local(x)), alts, None)
    }

    /// Constant constructors come before the others; within each kind the order of the definition decides.
    fn ordering(&mut self, class: Class, cons: &[ConDef], given: &[(Symbol, Local)], x: Local, y: Local) -> Expr {
        let rank = |con: &ConDef| {
            let constant = |c: &&ConDef| c.fields.is_empty();
            let before = cons.iter().take_while(|other| other.name != con.name);
            if con.fields.is_empty() {
                before.filter(constant).count()
            } else {
                cons.iter().filter(constant).count() + before.filter(|c| !constant(c)).count()
            }
        };
        let mut alts = Vec::new();
        for con in cons {
            let (xs, ys) = (self.field_locals_of(con, "x"), self.field_locals_of(con, "y"));
            let mut order = int(0);
            for (i, ty) in con.fields.iter().enumerate().rev() {
                let function = self.field_comparer(class, ty, given);
                let this = apply(function, vec![Expr::Local(xs[i]), Expr::Local(ys[i])]);
                if i + 1 == con.fields.len() {
                    order = this;
                    continue;
                }
                let name = self.fresh("order");
                let zero = Alt { pattern: AltPattern::Lit(Lit::Int(0)), body: order };
                let decide = Expr::Case(Box::new(Expr::Local(name)), vec![zero], Some(Box::new(Expr::Local(name))));
                order = Expr::Let(name, Box::new(this), Box::new(decide));
            }
            let mut inner = vec![Alt { pattern: AltPattern::Con(con.name, ys), body: order }];
            let (lower, higher): (Vec<&ConDef>, Vec<&ConDef>) =
                cons.iter().filter(|other| other.name != con.name).partition(|other| rank(other) < rank(con));
            // The larger side is the default.
            let (listed, listed_sign, rest_sign) =
                if lower.len() <= higher.len() { (&lower, 1, -1) } else { (&higher, -1, 1) };
            for other in listed {
                let fields = self.field_locals_of(other, "y");
                inner.push(Alt { pattern: AltPattern::Con(other.name, fields), body: sign(listed_sign) });
            }
            let default = (inner.len() < cons.len()).then(|| Box::new(sign(rest_sign)));
            let body = Expr::Case(Box::new(Expr::Local(y)), inner, default);
            alts.push(Alt { pattern: AltPattern::Con(con.name, xs), body });
        }
        Expr::Case(Box::new(Expr::Local(x)), alts, None)
    }

    fn field_locals_of(&mut self, con: &ConDef, name: &str) -> Vec<Local> {
        con.fields.iter().map(|_| self.fresh(name)).collect()
    }

    /// The global that words an exception as OCaml's toplevel prints it; arguments that are neither numbers, strings,
    /// characters nor booleans are shown as `_`.
    pub(super) fn exception_text(&mut self) -> Global {
        let exception = self.fresh("exception");
        let cons: Vec<ConDef> = match self.program.data_id("exn".into()) {
            Some(id) => self.program.data(id).cons.iter().map(|con| self.program.con(*con).def.clone()).collect(),
            None => Vec::new(),
        };
        let mut alts = Vec::new();
        for con in &cons {
            let fields = self.field_locals_of(con, "x");
            let name = exception_name(con.name);
            let text = |text: String| Expr::Lit(Lit::Str(text));
            let alone = fields.len() == 1;
            let shown: Vec<Expr> = con.fields.iter().zip(&fields).map(|(ty, local)| shown(ty, *local, alone)).collect();
            let body = match &shown[..] {
                [] => text(name.into()),
                [one] => concat(vec![text(format!("{name} ")), one.clone()]),
                many => {
                    let mut parts = vec![text(format!("{name} ("))];
                    for (i, part) in many.iter().enumerate() {
                        if i > 0 {
                            parts.push(text(", ".into()));
                        }
                        parts.push(part.clone());
                    }
                    parts.push(text(")".into()));
                    concat(parts)
                }
            };
            alts.push(Alt { pattern: AltPattern::Con(con.name, fields), body });
        }
        let body = Expr::Case(Box::new(Expr::Local(exception)), alts, None);
        Global {
            name: EXCEPTION_TEXT.into(),
            ty: Type::fun(exn(), Type::string()),
            code: Code::Expr(Arc::new(Expr::Lam(vec![exception], Box::new(body)))),
            span: None,
            fixity: None,
        }
    }
}

impl Lower<'_> {
    /// The global that names an exception as `Printexc` does, if it is one of the library: of others the name depends on how the
    /// program is compiled.
    pub(super) fn exception_names(&mut self) -> Global {
        let exception = self.fresh("exception");
        let cons: Vec<ConDef> = match self.program.data_id("exn".into()) {
            Some(id) => self.program.data(id).cons.iter().map(|con| self.program.con(*con).def.clone()).collect(),
            None => Vec::new(),
        };
        let mut alts = Vec::new();
        for con in &cons {
            let fields = self.field_locals_of(con, "x");
            let body = match con.name.as_str().strip_prefix("Stdlib.") {
                Some("Exit") => Expr::Lit(Lit::Str("Stdlib.Exit".into())),
                Some(short) if !short.contains('.') => Expr::Lit(Lit::Str(short.into())),
                Some(long)
                    if NAMED
                        .iter()
                        .any(|module| long.strip_prefix(module).is_some_and(|rest| rest.starts_with('.'))) =>
                {
                    Expr::Lit(Lit::Str(con.name.as_str().into()))
                }
                Some(_) | None => unsupported("a run that shows the name of an exception of the program"),
            };
            alts.push(Alt { pattern: AltPattern::Con(con.name, fields), body });
        }
        let body = Expr::Case(Box::new(Expr::Local(exception)), alts, None);
        let code = Code::Expr(Arc::new(Expr::Lam(vec![exception], Box::new(body))));
        let ty = Type::fun(exn(), string());
        Global { name: EXCEPTION_NAME.into(), ty, code, span: None, fixity: None }
    }
}

/// Modules of OCaml's library with exceptions.
const NAMED: &[&str] = &["Queue", "Stack", "Stream", "Sys"];

/// An argument of an exception; a negative number is put in parentheses when it is the only one.
fn shown(ty: &Type, local: Local, alone: bool) -> Expr {
    let call = |name: &str| apply(Expr::Global(Symbol::new(&format!("Stdlib.{name}"))), vec![Expr::Local(local)]);
    match ty {
        ty if *ty == Type::int() && alone => call("show_int_argument"),
        ty if *ty == Type::int() => call("string_of_int_argument"),
        ty if *ty == string() => call("show_string_argument"),
        ty if *ty == Type::char() => call("show_char_argument"),
        ty if *ty == Type::bool() => call("string_of_bool"),
        ty if *ty == Type::double() => call("string_of_float"),
        _ => Expr::Lit(Lit::Str("_".into())),
    }
}

fn concat(parts: Vec<Expr>) -> Expr {
    let append = || Expr::Global("Stdlib.^".into());
    parts
        .into_iter()
        .rev()
        .reduce(|rest, part| apply(append(), vec![part, rest]))
        .unwrap_or_else(|| Expr::Lit(Lit::Str(String::new())))
}

/// What an abbreviation stands for that is part of itself.
pub(super) fn unnamed(cons: &[ConDef]) -> Option<&Type> {
    match cons {
        [con] if con.name.as_str().ends_with(ENDLESS) => con.fields.first(),
        _ => None,
    }
}

/// What a run stops with that compares a part whose type nobody wrote down.
pub(super) const UNKNOWN_TYPE: &str = "a run that compares parts of unknown types";

/// Why `==` is not followed.
pub(super) const IDENTITY: &str = "physical equality of values that are not immediate";

fn comparison_name(class: Class, data: Symbol) -> Symbol {
    let verb = match class {
        Class::Ord => "compare",
        Class::Less => "order",
        Class::Eq | Class::Same => "equal",
    };
    let text = data.as_str();
    let text = match text {
        "[]" => format!("Stdlib.${verb}_list"),
        "()" => format!("Stdlib.${verb}_unit"),
        "Bool" => format!("Stdlib.${verb}_bool"),
        "exn" => format!("Stdlib.${verb}_exn"),
        _ => match tuple_size(text) {
            Some(size) => format!("Stdlib.${verb}_tuple{size}"),
            None => match text.rsplit_once('.') {
                Some((module, name)) => format!("{module}.${verb}_{name}"),
                None => format!("${verb}_{text}"),
            },
        },
    };
    Symbol::new(&text)
}

/// Machine types are compared by primitives.
pub(super) fn machine_comparison(op: Comparison, name: Symbol) -> Option<PrimOp> {
    use Comparison::*;
    use PrimOp::*;
    Some(match (name.as_str(), op) {
        ("Int", Eq | Same) => IntEq,
        ("Int", Ne | NotSame) => IntNe,
        ("Int", Lt) => IntLt,
        ("Int", Le) => IntLe,
        ("Int", Gt) => IntGt,
        ("Int", Ge) => IntGe,
        ("Char", Eq | Same) => CharEq,
        ("Char", Ne | NotSame) => CharNe,
        ("Char", Lt) => CharLt,
        ("Char", Le) => CharLe,
        ("Char", Gt) => CharGt,
        ("Char", Ge) => CharGe,
        ("Double", Eq) => DoubleEq,
        ("Double", Ne) => DoubleNe,
        ("Double", Lt) => DoubleLt,
        ("Double", Le) => DoubleLe,
        ("Double", Gt) => DoubleGt,
        ("Double", Ge) => DoubleGe,
        ("Integer" | "int32" | "int64" | "nativeint", Eq) => IntegerEq,
        ("Integer" | "int32" | "int64" | "nativeint", Ne) => IntegerNe,
        ("Integer" | "int32" | "int64" | "nativeint", Lt) => IntegerLt,
        ("Integer" | "int32" | "int64" | "nativeint", Le) => IntegerLe,
        ("Integer" | "int32" | "int64" | "nativeint", Gt) => IntegerGt,
        ("Integer" | "int32" | "int64" | "nativeint", Ge) => IntegerGe,
        _ => return None,
    })
}
