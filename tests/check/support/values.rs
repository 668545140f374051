//! Small values of any type, and running both sides of a rule on them.

use std::sync::Arc;

use selfsame_core::eval::{Bottom, Limits, Machine, Ref, Stop, Value};
use selfsame_core::expr::{Alt, AltPattern, Expr, Label, LabelKind, Lit, Local};
use selfsame_core::program::{DataKind, Program};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;
use selfsame_equiv::{Goal, GoalVariable};

/// Combinations of values tried for one rule.
const COMBINATIONS: usize = 250;

/// Values of the variables for which the sides are seen to differ.
pub fn contradiction(program: &Arc<Program>, goal: &Goal) -> Option<String> {
    let mut choices: Vec<Vec<(Local, Expr)>> = vec![Vec::new()];
    for variable in &goal.variables {
        let local = Local { id: variable.local, name: variable.name };
        let values = Values::of(program, variable).all(&variable.ty, 2);
        let longer = |chosen: &Vec<(Local, Expr)>| -> Vec<Vec<(Local, Expr)>> {
            values.iter().map(|value| chosen.iter().cloned().chain([(local, value.clone())]).collect()).collect()
        };
        choices = choices.iter().flat_map(longer).collect();
    }
    let stride = choices.len().div_ceil(COMBINATIONS);
    let mut machine = Machine::new(program.clone(), Limits::default());
    let views = views(program, &goal.ty);
    for chosen in choices.iter().step_by(stride.max(1)) {
        for view in &views {
            let mut run = |steps| {
                [&goal.left, &goal.right].map(|side| {
                    let bind = |body: Expr, (local, value): &(Local, Expr)| {
                        Expr::Let(*local, Box::new(value.clone()), Box::new(body))
                    };
                    let side =
                        if view.is_empty() { side.clone() } else { Expr::App(Box::new(side.clone()), view.clone()) };
                    let closed = chosen.iter().fold(side, bind);
                    machine.set_limits(Limits { steps, bytes: 1 << 27, deadline: None });
                    let value = machine.load(&closed);
                    look(&mut machine, value, 4)
                })
            };
            // One side may only be a little slower than the other.
            let [left, right] = run(4_000);
            if left != right {
                let [left, right] = run(400_000);
                if left != right && left != Seen::Nothing && right != Seen::Nothing {
                    return Some(format!("{chosen:?}: {left:?} and {right:?}"));
                }
            }
        }
    }
    None
}

/// What to apply both sides to, where they are functions.
fn views(program: &Arc<Program>, ty: &Type) -> Vec<Vec<Expr>> {
    let Some((argument, _)) = ty.as_fun() else { return vec![Vec::new()] };
    let any = Values { program, name: "w", total: false, finite: false };
    any.all(argument, 1).into_iter().map(|argument| vec![argument]).collect()
}

struct Values<'a> {
    program: &'a Program,
    name: &'a str,
    total: bool,
    finite: bool,
}

impl<'a> Values<'a> {
    fn of(program: &'a Program, variable: &'a GoalVariable) -> Values<'a> {
        let GoalVariable { total, finite, .. } = *variable;
        Values { program, name: variable.name.as_str(), total: total || finite, finite }
    }

    fn bottom(&self, place: &str) -> Expr {
        Expr::Bottom(Label::new(LabelKind::Undefined, Symbol::new(&format!("{}{place}", self.name))))
    }

    fn all(&self, ty: &Type, depth: u32) -> Vec<Expr> {
        let mut all = Vec::new();
        if !self.total {
            all.push(self.bottom(&format!("-{depth}")));
        }
        if let Some((argument, result)) = ty.as_fun() {
            all.extend(self.functions(argument, result));
            return all;
        }
        let Type::Con(name, args) = ty else {
            all.extend([3, 4].map(|n| Expr::Lit(Lit::Int(n))));
            return all;
        };
        match name.as_str() {
            "Int" => all.extend([0, 1, -1, 3, i64::MAX, i64::MIN].map(|n| Expr::Lit(Lit::Int(n)))),
            "Integer" => all.extend([0, 1, -2].map(|n: i64| Expr::Lit(Lit::Integer(n.into())))),
            "Char" => all.extend(['a', 'Z'].map(|c| Expr::Lit(Lit::Char(c)))),
            "Double" => all.extend([0.0, 1.5, f64::NAN, -0.0].map(|x| Expr::Lit(Lit::Double(x)))),
            _ => {
                if let Some(id) = self.program.data_id(*name) {
                    self.constructed(ty, args, self.program.data(id), depth, &mut all);
                }
            }
        }
        all
    }

    fn constructed(
        &self,
        ty: &Type,
        args: &[Type],
        data: &selfsame_core::program::Data,
        depth: u32,
        all: &mut Vec<Expr>,
    ) {
        let of = |param: Symbol| data.params.iter().position(|p| *p == param).and_then(|i| args.get(i).cloned());
        for con in &data.cons {
            let def = &self.program.con(*con).def;
            let fields: Vec<Type> = def.fields.iter().map(|field| field.subst(&of)).collect();
            if data.kind == DataKind::Newtype {
                all.extend(self.all(&fields[0], depth).into_iter().skip(usize::from(!self.total)));
                continue;
            }
            if fields.is_empty() {
                all.push(Expr::Con(def.name, vec![]));
                continue;
            }
            if depth > 0 {
                all.extend(
                    self.combined(&fields, depth - 1, &def.strict)
                        .into_iter()
                        .map(|fields| Expr::Con(def.name, fields)),
                );
            }
            // A knot through the first field of the type, with the first value elsewhere.
            let own = fields.iter().position(|field| field == ty);
            if let Some(own) = own.filter(|_| !self.finite && depth == 2 && !def.strict.contains(&true)) {
                let knot = Local { id: 900, name: "knot".into() };
                let value = |(i, field): (usize, &Type)| match i == own {
                    true => Expr::Local(knot),
                    false => self.simple(field),
                };
                let body = Expr::Con(def.name, fields.iter().enumerate().map(value).collect());
                all.push(Expr::LetRec(vec![(knot, body)], Box::new(Expr::Local(knot))));
            }
        }
    }

    /// Values of several fields, not all combinations. Strict fields have values.
    fn combined(&self, fields: &[Type], depth: u32, strict: &[bool]) -> Vec<Vec<Expr>> {
        let mut combined: Vec<Vec<Expr>> = vec![Vec::new()];
        for (i, field) in fields.iter().enumerate() {
            let mut values = self.all(field, depth);
            if strict.get(i) == Some(&true) {
                values.retain(|value| !matches!(value, Expr::Bottom(_)));
            }
            let named = |value: Expr| match value {
                Expr::Bottom(_) => self.bottom(&format!("-{depth}-{i}")),
                other => other,
            };
            let longer = |known: Vec<Expr>| -> Vec<Vec<Expr>> {
                let values = values.iter().cloned().map(named);
                values.map(|value| known.iter().cloned().chain([value]).collect()).collect()
            };
            combined = combined.into_iter().flat_map(longer).take(40).collect();
        }
        combined.into_iter().take(12).collect()
    }

    fn simple(&self, ty: &Type) -> Expr {
        let total = Values { total: true, finite: true, ..*self };
        total.all(ty, 1).into_iter().next().unwrap_or(Expr::Lit(Lit::Int(3)))
    }

    /// Constants, the identity, and what tells constructors apart.
    fn functions(&self, argument: &Type, result: &Type) -> Vec<Expr> {
        let x = Local { id: 901, name: "x".into() };
        let lambda = |body: Expr| Expr::Lam(vec![x], Box::new(body));
        let total = Values { total: true, finite: true, ..*self };
        let results: Vec<Expr> = total.all(result, 1).into_iter().take(2).collect();
        let mut all: Vec<Expr> = results.iter().cloned().map(lambda).collect();
        if argument == result {
            all.push(lambda(Expr::Local(x)));
        }
        if let (Type::Con(name, _), [first, .., last]) = (argument, &results[..])
            && let Some(data) = self.program.data_id(*name).map(|id| self.program.data(id))
            && data.kind == DataKind::Data
            && !data.cons.is_empty()
        {
            let alt = |(i, con): (usize, &selfsame_core::program::ConId)| {
                let def = &self.program.con(*con).def;
                let local = |n: usize| Local { id: 902 + n as u32, name: "y".into() };
                let pattern = AltPattern::Con(def.name, (0..def.fields.len()).map(local).collect());
                Alt { pattern, body: if i == 0 { first.clone() } else { last.clone() } }
            };
            all.push(lambda(Expr::Case(
                Box::new(Expr::Local(x)),
                data.cons.iter().enumerate().map(alt).collect(),
                None,
            )));
        }
        if !self.total {
            all.push(lambda(self.bottom("-f")));
        }
        all
    }
}

#[derive(Debug, PartialEq)]
enum Seen {
    Con(u32, Vec<Seen>),
    Value(String),
    Bottom(String),
    Unfinished,
    Deeper,
    /// Nothing can be said.
    Nothing,
}

fn look(machine: &mut Machine, value: Ref, depth: u32) -> Seen {
    if depth == 0 {
        return Seen::Deeper;
    }
    let seen = match machine.whnf(value) {
        Ok(Value::Con(con, fields)) => {
            Seen::Con(con.0, fields.into_iter().map(|field| look(machine, field, depth - 1)).collect())
        }
        Ok(Value::Double(x)) => Seen::Value(format!("{:x}", x.to_bits())),
        Ok(plain) => Seen::Value(format!("{plain:?}")),
        Err(Stop::Bottom(Bottom::Label(label))) => Seen::Bottom(format!("{label:?}")),
        Err(Stop::Bottom(Bottom::Message(text))) => Seen::Bottom(machine.message(text, 200).0),
        Err(Stop::Steps | Stop::Loop | Stop::Memory) => Seen::Unfinished,
        Err(_) => Seen::Nothing,
    };
    machine.release(value);
    seen
}
