//! Conditions as facts and as things to prove. Traversals of data that is not known are kept with the data, and used when
//! it is looked at; to prove one, it is enough that it holds of any element.

use std::rc::Rc;

use selfsame_core::expr::Label;
use selfsame_core::symbol::Symbol;
use z3::ast::{Ast, Bool};

use super::code::{Node, Pattern};
use super::machine::{Flow, Machine, Stop};
use super::value::{Addr, Cell, Env, Val};

/// What is done with a condition.
#[derive(Clone, Copy)]
enum Aim<'l> {
    Assume,
    Assert(&'l Label),
}

impl Machine<'_> {
    pub fn assume(&mut self, node: &Rc<Node>, env: &Env) -> Flow<()> {
        self.aside(|machine| machine.condition(node, env, Aim::Assume))
    }

    pub fn assert(&mut self, node: &Rc<Node>, env: &Env, label: &Label) -> Flow<()> {
        self.aside(|machine| machine.condition(node, env, Aim::Assert(label)))
    }

    /// A predicate holds of a value.
    pub fn assume_of(&mut self, predicate: Addr, value: Addr) -> Flow<()> {
        self.aside(|machine| machine.of(predicate, value, Aim::Assume))
    }

    /// The same is to be shown.
    pub fn assert_of(&mut self, predicate: Addr, value: Addr, label: &Label) -> Flow<()> {
        self.aside(|machine| machine.of(predicate, value, Aim::Assert(label)))
    }

    fn condition(&mut self, node: &Rc<Node>, env: &Env, aim: Aim<'_>) -> Flow<()> {
        self.deeper(|machine| machine.decided(node, env, aim))
    }

    fn decided(&mut self, node: &Rc<Node>, env: &Env, aim: Aim<'_>) -> Flow<()> {
        if let Some((left, right)) = node.conjunction() {
            self.condition(left, env, aim)?;
            return self.condition(right, env, aim);
        }
        match &**node {
            Node::App(head, args) => match &**head {
                Node::Global(name) if name.as_str().starts_with("$inside<") || is_pairwise(*name) => {
                    let args = self.delay_all(args, env)?;
                    return self.traversal(*name, args, aim);
                }
                Node::Local(_) if args.len() == 1 => {
                    let (predicate, value) = (self.delay(head, env)?, self.delay(&args[0], env)?);
                    return self.of(predicate, value, aim);
                }
                _ => {}
            },
            Node::Case(scrutinee, alts, _) if is_of_data(alts) => {
                let scrutinee = self.delay(scrutinee, env)?;
                if let Val::Con(con, fields) = self.force(scrutinee)? {
                    for (pattern, body) in alts {
                        if let Pattern::Con(name, locals) = pattern
                            && *name == con
                        {
                            let bind = |env: Env, (local, field): (&u32, &Addr)| env.with(*local, *field);
                            let env = locals.iter().zip(&fields).fold(env.clone(), bind);
                            return self.condition(body, &env, aim);
                        }
                    }
                }
            }
            _ => {}
        }
        match self.as_term(|machine| machine.eval(node, env)) {
            Ok(Val::Bool(truth)) => self.settle(&truth, aim),
            Ok(_) => Err(Stop::Open("a condition that is no truth value".into())),
            // Knowing less is no harm.
            Err(Stop::Open(_) | Stop::Endless(_)) if matches!(aim, Aim::Assume) => Ok(()),
            Err(stop) => Err(stop),
        }
    }

    fn settle(&mut self, truth: &Bool, aim: Aim<'_>) -> Flow<()> {
        match aim {
            Aim::Assume => {
                if truth.simplify().as_bool() == Some(false) {
                    return Err(Stop::Done);
                }
                self.logic.assume(truth);
                Ok(())
            }
            Aim::Assert(label) => {
                if !self.logic.proves(truth) {
                    return Err(Stop::Violated(label.clone()));
                }
                self.logic.assume(truth);
                Ok(())
            }
        }
    }

    fn of(&mut self, predicate: Addr, value: Addr, aim: Aim<'_>) -> Flow<()> {
        if let (Aim::Assume, Cell::Make(_)) = (aim, &self.cells[value.0 as usize]) {
            self.later.entry(value).or_default().push(predicate);
            return Ok(());
        }
        self.of_all(predicate, &[value], aim)
    }

    /// A traversal holds; its arguments are a predicate for each argument of the type, then the data.
    pub fn assume_traversal(&mut self, name: Symbol, args: Vec<Addr>) -> Flow<()> {
        self.aside(|machine| machine.traversal(name, args, Aim::Assume))
    }

    fn traversal(&mut self, name: Symbol, mut args: Vec<Addr>, aim: Aim<'_>) -> Flow<()> {
        let Some(data) = args.pop() else { return Err(Stop::Open("a traversal of nothing".into())) };
        match self.force(data)? {
            Val::Unknown(id) => match aim {
                Aim::Assume => {
                    self.unknowns[id].holds.push((name, args));
                    Ok(())
                }
                Aim::Assert(label) if is_pairwise(name) => self.assert_pairwise(name, &args, id, label),
                Aim::Assert(label) => self.assert_everywhere(name, &args, id, label),
            },
            Val::Con(..) => {
                let Node::Lam(params, body) = &*self.code(name)? else {
                    return Err(Stop::Open("a traversal that is no function".into()));
                };
                args.push(data);
                let env = params.iter().zip(args).fold(Env::default(), |env, (param, arg)| env.with(*param, arg));
                self.condition(body, &env, aim)
            }
            _ => Err(Stop::Open("a traversal of what is no data".into())),
        }
    }

    /// What is known of the unknown data implies the traversal: each predicate holds of any element.
    fn assert_everywhere(&mut self, name: Symbol, predicates: &[Addr], id: usize, label: &Label) -> Flow<()> {
        let unknown = self.unknowns[id].clone();
        let is_known = unknown.holds.iter().any(|(known, _)| *known == name);
        if !is_known && self.measures.has_invariants(&unknown.ty) {
            return Err(Stop::Violated(label.clone()));
        }
        let elements = unknown.recipes.len();
        for (i, predicate) in predicates.iter().enumerate() {
            let is_needless = match self.force(*predicate)? {
                Val::Closure(_, body, _) => matches!(&*body, Node::Con(name, _) if name.as_str() == "True"),
                _ => false,
            };
            if !is_needless && i >= elements {
                self.assert_abstract(name, (i, i - elements), *predicate, &unknown.holds, label)?;
            } else if !is_needless && self.choose(2) == 0 {
                let element = self.element(id, i)?;
                self.of(*predicate, element, Aim::Assert(label))?;
                return Err(Stop::Done);
            }
        }
        Ok(())
    }

    /// What an abstract refinement of unknown data is known to stand for implies what it shall: of any values.
    fn assert_abstract(
        &mut self,
        name: Symbol,
        (position, at): (usize, usize),
        wanted: Addr,
        holds: &[(Symbol, Vec<Addr>)],
        label: &Label,
    ) -> Flow<()> {
        let Some(types) = self.measures.abstracts(name, at) else {
            return Err(Stop::Open("an abstract refinement of values that are not known".into()));
        };
        if self.choose(2) != 0 {
            return Ok(());
        }
        let values = types.iter().map(|ty| self.any(ty)).collect::<Flow<Vec<_>>>()?;
        for (_, known) in holds.iter().filter(|(of, _)| *of == name) {
            if let Some(known) = known.get(position) {
                self.of_all(*known, &values, Aim::Assume)?;
            }
        }
        self.of_all(wanted, &values, Aim::Assert(label))?;
        Err(Stop::Done)
    }

    /// What is known of each two elements of unknown data implies what is wanted of them.
    fn assert_pairwise(&mut self, name: Symbol, wanted: &[Addr], id: usize, label: &Label) -> Flow<()> {
        let known: Vec<Addr> = self.unknowns[id]
            .holds
            .iter()
            .filter(|(of, _)| *of == name)
            .filter_map(|(_, p)| p.first().copied())
            .collect();
        let (Some(wanted), false) = (wanted.first().copied(), known.is_empty()) else {
            return Err(Stop::Violated(label.clone()));
        };
        if self.choose(2) != 0 {
            return Ok(());
        }
        let (first, second) = (self.element(id, 0)?, self.element(id, 0)?);
        for known in known {
            self.of_all(known, &[first, second], Aim::Assume)?;
        }
        self.of_all(wanted, &[first, second], Aim::Assert(label))?;
        Err(Stop::Done)
    }

    /// A predicate of several values.
    fn of_all(&mut self, predicate: Addr, values: &[Addr], aim: Aim<'_>) -> Flow<()> {
        match self.force(predicate)? {
            Val::Closure(params, body, env) if params.len() == values.len() => {
                let env = params.iter().zip(values).fold(env, |env, (param, value)| env.with(*param, *value));
                self.condition(&body, &env, aim)
            }
            function @ Val::Function(..) => match self.as_term(|machine| machine.call(function, values.to_vec())) {
                Ok(Val::Bool(truth)) => self.settle(&truth, aim),
                Ok(_) => Err(Stop::Open("a predicate that gives no truth value".into())),
                Err(Stop::Open(_) | Stop::Endless(_)) if matches!(aim, Aim::Assume) => Ok(()),
                Err(stop) => Err(stop),
            },
            _ => Err(Stop::Open("a predicate that is no function".into())),
        }
    }

    /// Any element of unknown data, by the argument of its type.
    pub fn element(&mut self, id: usize, i: usize) -> Flow<Addr> {
        let unknown = self.unknowns[id].clone();
        let Some(recipe) = unknown.recipes.get(i) else { return Err(Stop::Open("an element of another type".into())) };
        let element = self.make(recipe)?;
        // Whatever it is made of is a value of its own: what holds of elements holds of it.
        for (_, predicates) in unknown.holds.iter().filter(|(name, _)| !is_pairwise(*name)) {
            if let Some(predicate) = predicates.get(i) {
                self.assume_of(*predicate, element)?;
            }
        }
        Ok(element)
    }
}

/// Whether a traversal looks at two elements at a time.
fn is_pairwise(name: Symbol) -> bool {
    name.as_str().starts_with(crate::logic::PAIRWISE)
}

fn is_of_data(alts: &[(Pattern, Rc<Node>)]) -> bool {
    let is_truth = |name: &Symbol| matches!(name.as_str(), "True" | "False");
    matches!(alts.first(), Some((Pattern::Con(name, _), _)) if !is_truth(name))
}
