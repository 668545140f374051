//! What the compiler knows, where state is shared.

use selfsame_core::expr::{Alt, AltPattern, Expr, Lit, Local};
use selfsame_core::prim::PrimOp;
use selfsame_core::types::Type;

use super::{Then, curried, state};
use crate::check::string;
use crate::elab::{Builtin, Class, Comparison, ERRORS, Elab, Evidence, EvidenceId, OUTPUT};
use crate::library::{ARRAY, BYTES, DONE, END, GARBLED, HALTED, READ, READING};
use crate::lower::call::EXCEPTION_NAME;
use crate::lower::compare::machine_comparison;
use crate::lower::expr::{apply, bind, boolean, force, int, truth};
use crate::lower::{Lower, Wanted, unsupported};

impl<'a> Lower<'a> {
    /// A builtin as a function value.
    pub(super) fn builtin_function(&mut self, builtin: Builtin, evidence: &[EvidenceId]) -> Expr {
        let params: Vec<(Local, Local)> =
            (0..builtin.arity()).map(|_| (self.fresh("x"), self.fresh("memory"))).collect();
        let args: Vec<Elab> = params.iter().map(|(param, _)| Elab::Local(*param, Vec::new())).collect();
        let outside = self.memory.world;
        self.memory.world = params.last().map(|(_, world)| *world);
        let body = self.builtin(builtin, evidence, &args, Then::Return);
        self.memory.world = outside;
        curried(params, body)
    }

    pub(super) fn builtin<'k>(
        &mut self,
        builtin: Builtin,
        evidence: &'k [EvidenceId],
        args: &'k [Elab],
        then: Then<'a, 'k>,
    ) -> Expr {
        let count = builtin.arity();
        if args.len() > count {
            let (own, extra) = args.split_at(count);
            return self.remember_all(
                extra,
                Box::new(move |lower, extra| {
                    let step = lower.builtin_step(builtin, evidence, own);
                    lower.applied_step(step, extra, then)
                }),
            );
        }
        if args.len() < count {
            return self.remember_all(
                args,
                Box::new(move |lower, values| {
                    let function = lower.builtin_function(builtin, evidence);
                    lower.applied(function, values, then)
                }),
            );
        }
        match builtin {
            Builtin::And => self.remember(
                &args[0],
                Then::Go(Box::new(move |lower, first| {
                    let no = Expr::Con(DONE.into(), vec![truth(false), lower.world()]);
                    let second = lower.step(&args[1]);
                    lower.continued(boolean(first, second, no), then)
                })),
            ),
            Builtin::Or => self.remember(
                &args[0],
                Then::Go(Box::new(move |lower, first| {
                    let yes = Expr::Con(DONE.into(), vec![truth(true), lower.world()]);
                    let second = lower.step(&args[1]);
                    lower.continued(boolean(first, yes, second), then)
                })),
            ),
            Builtin::Apply => self.call(&args[0], &args[1..], then),
            Builtin::Pipe => self.call(&args[1], &args[..1], then),
            Builtin::HashWith if self.gives_extension_number(&args[0]) => self.remember(
                &args[1],
                Then::Go(Box::new(move |lower, constructor| {
                    let number = apply(Expr::Global("Stdlib.number_of_extension".into()), vec![constructor]);
                    lower.computed(number, then)
                })),
            ),
            Builtin::HashWith => self.call(&args[0], &args[1..], then),
            Builtin::Identity | Builtin::Inside => self.remember(&args[0], then),
            _ => {
                self.remember_all(args, Box::new(move |lower, values| lower.of_values(builtin, evidence, values, then)))
            }
        }
    }

    /// Whether it is the function that numbers exceptions, perhaps under another name: the numbers are not OCaml's, so nobody may
    /// see them, but they are as different.
    fn gives_extension_number(&self, function: &Elab) -> bool {
        let mut function = function.unmarked();
        for _ in 0..MOST_NAMES {
            match function {
                Elab::Global(name, _) if name.as_str() == "Stdlib.Obj.Extension_constructor.id" => return true,
                Elab::Global(name, _) => match self.definitions.get(name) {
                    Some(definition) => function = definition.body.unmarked(),
                    None => return false,
                },
                _ => return false,
            }
        }
        false
    }

    fn builtin_step(&mut self, builtin: Builtin, evidence: &[EvidenceId], args: &[Elab]) -> Expr {
        let world = self.memory.world;
        let step = self.builtin(builtin, evidence, args, Then::Return);
        self.memory.world = world;
        step
    }

    fn of_values(
        &mut self,
        builtin: Builtin,
        evidence: &[EvidenceId],
        mut values: Vec<Expr>,
        then: Then<'a, '_>,
    ) -> Expr {
        let first = values.first().cloned().unwrap_or_else(|| unsupported("an argument that is missing"));
        match builtin {
            Builtin::Prim(op @ (PrimOp::IntQuot | PrimOp::IntRem)) => {
                let failed = self.fails(exception("Division_by_zero"));
                let zero = Alt { pattern: AltPattern::Lit(Lit::Int(0)), body: failed };
                let divisor = values[1].clone();
                if let Expr::Lit(Lit::Int(n)) = &divisor
                    && *n != 0
                {
                    return self.computed(Expr::Prim(op, values), then);
                }
                let result = self.fresh("v");
                let done = Expr::Con(DONE.into(), vec![Expr::Local(result), self.world()]);
                let divided = bind(result, Expr::Prim(op, values), done);
                let step = Expr::Case(Box::new(divisor), vec![zero], Some(Box::new(divided)));
                self.continued(step, then)
            }
            Builtin::Prim(op) => self.computed(Expr::Prim(op, values), then),
            Builtin::Compare(op) => {
                let second = values.pop().unwrap_or_else(|| unsupported("an operand that is missing"));
                self.compared(op, evidence[0], first, second, then)
            }
            Builtin::Not => self.computed(boolean(first, truth(false), truth(true)), then),
            Builtin::Raise => self.fails(first),
            Builtin::Failwith => self.fails(Expr::Con("Stdlib.Failure".into(), values)),
            Builtin::InvalidArg => self.fails(Expr::Con("Stdlib.Invalid_argument".into(), values)),
            Builtin::Ref => self.allocated(first, then),
            Builtin::Deref => {
                let content = self.content(first);
                self.computed(content, then)
            }
            Builtin::Assign => {
                let value = values.pop().unwrap_or_else(|| unsupported("a value that is missing"));
                self.written(first, value, then)
            }
            Builtin::Incr => self.counted_on(PrimOp::IntAdd, first, then),
            Builtin::Decr => self.counted_on(PrimOp::IntSub, first, then),
            Builtin::ArraySet => self.memory_call("array_set", values, then),
            Builtin::ListOfArray => self.memory_call("array_to_list", values, then),
            Builtin::ArrayOfList => self.memory_call("array_of_list", values, then),
            Builtin::StringOfBytes => self.memory_call("bytes_to_string", values, then),
            Builtin::BytesOfString => self.memory_call("bytes_of_string", values, then),
            Builtin::Force => self.memory_call("force", values, then),
            Builtin::Output => self.printed_on(OUTPUT, first, then),
            Builtin::ErrorOutput => self.printed_on(ERRORS, first, then),
            Builtin::Cell(cell) => self.finish(int(cell.into()), then),
            Builtin::ExceptionName => {
                self.want(Wanted::ExceptionName, EXCEPTION_NAME.into());
                self.computed(apply(Expr::Global(EXCEPTION_NAME.into()), vec![first]), then)
            }
            Builtin::Halt => Expr::Con(HALTED.into(), vec![first, self.world()]),
            Builtin::ReadInt if self.memory.has_text => self.memory_call("read_int", values, then),
            Builtin::ReadLine if self.memory.has_text => self.memory_call("read_line", values, then),
            Builtin::ReadFloat if self.memory.has_text => self.memory_call("read_float", values, then),
            Builtin::ReadInt => self.asked(first, Type::int(), "int_of_string", then),
            Builtin::ReadFloat => self.asked(first, Type::double(), "float_of_string", then),
            Builtin::ReadLine => self.asked(first, string(), "", then),
            Builtin::And
            | Builtin::Or
            | Builtin::Apply
            | Builtin::Pipe
            | Builtin::Identity
            | Builtin::Inside
            | Builtin::HashWith => unsupported("this call where state is shared"),
        }
    }

    fn counted_on(&mut self, op: PrimOp, address: Expr, then: Then<'a, '_>) -> Expr {
        let (value, content) = (self.fresh("v"), self.content(address.clone()));
        let changed = Expr::Prim(op, vec![content, int(1)]);
        let rest = self.written(address, Expr::Local(value), then);
        bind(value, changed, rest)
    }

    fn printed_on(&mut self, cell: u8, text: Expr, then: Then<'a, '_>) -> Expr {
        let (before, content) = (self.fresh("printed"), self.content(int(cell.into())));
        let all = Expr::Con(":".into(), vec![text, Expr::Local(before)]);
        let rest = self.written(int(cell.into()), all, then);
        bind(before, content, rest)
    }

    /// Reading is asking for input; where nothing is caught, it does not fail.
    fn asked(&mut self, unit: Expr, ty: Type, garbled: &str, then: Then<'a, '_>) -> Expr {
        if !self.memory.catches {
            let value = self.fresh("v");
            let rest = self.finish(Expr::Local(value), then);
            return force(unit, bind(value, Expr::Input(ty), rest));
        }
        let value = self.fresh("v");
        let done = Expr::Con(DONE.into(), vec![Expr::Local(value), self.world()]);
        let wrong = match garbled {
            "" => Expr::Con(DONE.into(), vec![Expr::Lit(Lit::Str("".into())), self.world()]),
            text => self.fails(Expr::Con("Stdlib.Failure".into(), vec![Expr::Lit(Lit::Str(text.into()))])),
        };
        let at_end = self.fails(exception("End_of_file"));
        let alt = |con: &str, fields, body| Alt { pattern: AltPattern::Con(con.into(), fields), body };
        let alts = vec![alt(READ, vec![value], done), alt(GARBLED, Vec::new(), wrong), alt(END, Vec::new(), at_end)];
        let read = Expr::Case(Box::new(Expr::Input(Type::con_of(READING, [ty]))), alts, None);
        self.continued(force(unit, read), then)
    }

    /// A comparison of two values: of numbers by themselves, of what has an address by that, of other things by what they hold.
    fn compared(&mut self, op: Comparison, id: EvidenceId, a: Expr, b: Expr, then: Then<'a, '_>) -> Expr {
        if matches!(op, Comparison::Same | Comparison::NotSame) && self.is_one_variable(id, &a, &b) {
            return self.finish(truth(op == Comparison::Same), then);
        }
        if let Evidence::Structure(class, name, _) = &self.facts.evidence[id.0 as usize] {
            // Not all that have addresses are told apart by them.
            let special = match (class, name.as_str()) {
                (Class::Same, ARRAY) => Some("same_arrays"),
                (Class::Same, BYTES) => Some("same_bytes"),
                _ => None,
            };
            if let Some(function) = special {
                let is_negated = op == Comparison::NotSame;
                let turned = Then::Go(Box::new(move |lower: &mut Lower<'a>, same| match is_negated {
                    true => lower.computed(boolean(same, truth(false), truth(true)), then),
                    false => lower.finish(same, then),
                }));
                return self.memory_call(function, vec![a, b], turned);
            }
            let prim = match (class, op) {
                (Class::Same, _) if !self.has_address(*name) => machine_comparison(op, *name),
                (Class::Same, Comparison::NotSame) => Some(PrimOp::IntNe),
                (Class::Same, _) => Some(PrimOp::IntEq),
                _ => machine_comparison(op, *name),
            };
            if let Some(prim) = prim {
                return self.computed(Expr::Prim(prim, vec![a, b]), then);
            }
        }
        if matches!(op, Comparison::Same | Comparison::NotSame) && !self.is_immediate(id) {
            let looked = apply(self.sameness(id), vec![self.world(), a, b]);
            let compared = self.identity(op, looked);
            return self.computed(compared, then);
        }
        if !matches!(op, Comparison::Hash | Comparison::Shape) && self.plain_type(id).is_some() {
            let compared = self.compare(op, id, a, b);
            return self.computed(compared, then);
        }
        let shape = self.shape_evidence(id);
        let world = self.world();
        let seen = |value: Expr| apply(shape.clone(), vec![world.clone(), value]);
        let (a, b) = (seen(a), seen(b));
        let (function, args) = match op {
            Comparison::Eq => ("shape_equal", vec![a, b]),
            Comparison::Ne => ("shape_unequal", vec![a, b]),
            Comparison::Same | Comparison::NotSame => return unsupported(crate::lower::compare::IDENTITY),
            Comparison::Lt => ("shape_less", vec![a, b]),
            Comparison::Le => ("shape_at_most", vec![a, b]),
            Comparison::Gt => ("shape_less", vec![b, a]),
            Comparison::Ge => ("shape_at_most", vec![b, a]),
            Comparison::Compare => ("shape_compare", vec![a, b]),
            Comparison::Shape => return self.computed(a, then),
            Comparison::Hash => return self.computed(apply(state("shape_hash"), vec![a]), then),
        };
        self.memory_call(function, args, then)
    }
}

/// More names of one function than this are not gone through.
const MOST_NAMES: usize = 50;

fn exception(name: &str) -> Expr {
    Expr::Con(format!("Stdlib.{name}").as_str().into(), Vec::new())
}
