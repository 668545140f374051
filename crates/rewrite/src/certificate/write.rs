//! A certificate from what the prover did.

use rustc_hash::FxHashMap;

use super::{By, Cell, Found, GoalProof, NewSymbol, Step, Tree, Use};
use crate::derivation::{self, Derivation, Move};
use crate::proof;
use crate::signature::{Fun, Op};
use crate::simulation::{Formula, Proved};
use crate::term::{Node, Quantifier, Term, Var};
use crate::world::World;

/// What one direction of a proof is written from.
pub struct Way<'a> {
    pub world: &'a World,
    pub goals: &'a [Formula],
    /// The goals that the file gives come first.
    pub given: usize,
    /// The systems of the left and the right side.
    pub systems: (usize, usize),
}

/// Terms as a table.
struct Table<'a> {
    world: &'a World,
    numbers: FxHashMap<Var, u32>,
    next: u32,
    cells: Vec<Cell>,
    known: FxHashMap<Term, u32>,
}

impl Table<'_> {
    fn new(world: &World) -> Table<'_> {
        Table { world, numbers: FxHashMap::default(), next: 0, cells: Vec::new(), known: FxHashMap::default() }
    }

    /// A new number for the variable, from here on.
    fn bind(&mut self, var: Var) -> u32 {
        let number = self.next;
        self.next += 1;
        if self.numbers.insert(var, number).is_some() {
            self.known.clear();
        }
        number
    }

    fn add(&mut self, cell: Cell) -> u32 {
        self.cells.push(cell);
        self.cells.len() as u32 - 1
    }

    /// None for what no certificate can say.
    fn term(&mut self, term: Term) -> Option<u32> {
        if let Some(known) = self.known.get(&term) {
            return Some(*known);
        }
        let world = self.world;
        let cell = match world.terms.node(term) {
            Node::Var(var) => Cell::Var(*self.numbers.get(var)?),
            Node::Int(value) => Cell::Int(value.to_string()),
            Node::App(fun, args) => {
                let args = args.iter().map(|arg| self.term(*arg)).collect::<Option<Vec<u32>>>()?;
                let name = &world.terms.sig.fun_info(*fun).name;
                match world.terms.sig.op(*fun) {
                    _ if world.terms.sig.fun(name) == Some(*fun) => Cell::App(name.clone(), args),
                    Some(Op::Eq | Op::Ite | Op::Store) => Cell::Op(name.clone(), args),
                    _ => return None,
                }
            }
            Node::Quantified(quantifier, var, body) => {
                let number = self.bind(*var);
                let sort = self.world.terms.var_info(*var).sort;
                let sort = self.world.terms.sig.sort_name(sort).to_owned();
                let body = self.term(*body)?;
                Cell::Bind(*quantifier == Quantifier::Forall, number, sort, body)
            }
        };
        let place = self.add(cell);
        self.known.insert(term, place);
        Some(place)
    }

    fn terms(&mut self, terms: &[Term]) -> Option<Vec<u32>> {
        terms.iter().map(|term| self.term(*term)).collect()
    }
}

impl Way<'_> {
    /// The proof of one goal; no proof if it is assumed.
    pub fn goal(&self, index: usize, proved: Option<&Proved>, number: &dyn Fn(usize) -> usize) -> Option<GoalProof> {
        let goal = &self.goals[index];
        let mut table = Table::new(self.world);
        let whole = [&[goal.left, goal.right], goal.constraint.as_slice()].concat();
        let mut vars = self.world.terms.free_vars(&whole);
        let is_given = index < self.given;
        if is_given {
            vars = self.world.terms.free_vars(&goal.terms());
        }
        let variables: Vec<u32> = vars.iter().map(|var| table.bind(*var)).collect();
        let found = match is_given {
            true => None,
            false => Some(Found {
                variables: vars
                    .iter()
                    .zip(&variables)
                    .map(|(var, number)| {
                        let info = self.world.terms.var_info(*var);
                        (
                            *number,
                            self.world.terms.source_name(*var).to_owned(),
                            self.world.terms.sig.sort_name(info.sort).to_owned(),
                        )
                    })
                    .collect(),
                left: table.term(goal.left)?,
                right: table.term(goal.right)?,
                constraint: table.terms(&goal.constraint)?,
            }),
        };
        let measure = match proved.and_then(|proved| proved.measure) {
            Some(measure) => Some(table.term(measure)?),
            None => None,
        };
        let tree = match proved {
            Some(proved) => Some(self.tree(&mut table, &proved.derivation, number)?),
            None => None,
        };
        let variables = if is_given { variables } else { Vec::new() };
        Some(GoalProof { variables, found, measure, terms: table.cells, tree })
    }

    fn tree(&self, table: &mut Table, mut derivation: &Derivation, number: &dyn Fn(usize) -> usize) -> Option<Tree> {
        let mut tree = Tree::default();
        while derivation.uses.is_empty()
            && let [(step, then)] = derivation.next.as_slice()
        {
            tree.run.push(self.step(table, self.systems.0, step)?);
            derivation = then;
        }
        for one in &derivation.uses {
            tree.uses.push(self.one_use(table, one, number)?);
        }
        for (step, then) in &derivation.next {
            let step = self.step(table, self.systems.0, step)?;
            tree.next.push((step, self.tree(table, then, number)?));
        }
        Some(tree)
    }

    fn step(&self, table: &mut Table, system: usize, step: &Move) -> Option<Step> {
        let rule = &self.world.systems[system].rules[step.rule];
        let vars = self.world.terms.free_vars(&[rule.left, rule.right, rule.constraint]);
        let mut fresh = Vec::new();
        for (own, new) in &step.fresh {
            let place = vars.iter().position(|var| var == own)?;
            fresh.push((place, table.bind(*new)));
        }
        Some(Step(step.rule, step.way, fresh))
    }

    fn one_use(&self, table: &mut Table, one: &derivation::Use, number: &dyn Fn(usize) -> usize) -> Option<Use> {
        let mut run = Vec::new();
        for step in &one.run {
            run.push(self.step(table, self.systems.1, step)?);
        }
        let by = match one.by {
            proof::By::Base(i) => By::Base(i),
            proof::By::Circularity(i) => By::Goal(number(i)),
            proof::By::Measure(i) if one.decreasing => By::Smaller(number(i)),
            proof::By::Measure(i) => By::Before(number(i)),
        };
        let all: Vec<Term> = one.values.iter().map(|(_, value)| *value).collect();
        let mut open = Vec::new();
        for var in self.world.terms.pattern_vars(&all) {
            let sort = self.world.terms.var_info(var).sort;
            open.push((table.bind(var), self.world.terms.sig.sort_name(sort).to_owned()));
        }
        let mut values = Vec::new();
        for (place, value) in &one.values {
            values.push((*place, table.term(*value)?));
        }
        Some(Use { by, run, values, open })
    }
}

/// A symbol that was made for pending work.
pub fn symbol(world: &World, fun: Fun) -> Option<NewSymbol> {
    let info = world.terms.sig.fun_info(fun);
    let name = |sort| world.terms.sig.sort_name(sort).to_owned();
    let own = world.equations.get(&fun)?;
    let mut table = Table::new(world);
    let vars = world.terms.free_vars(&[own.first()?.left]);
    let variables = vars.iter().map(|var| table.bind(*var)).collect();
    let mut equations = Vec::new();
    for equation in own {
        equations.push((table.term(equation.right)?, table.term(equation.constraint)?));
    }
    Some(NewSymbol {
        name: info.name.clone(),
        args: info.args.iter().map(|sort| name(*sort)).collect(),
        result: name(info.result),
        variables,
        terms: table.cells,
        equations,
    })
}
