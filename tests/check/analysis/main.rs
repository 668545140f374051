//! No claim of the analyses of definitions is contradicted by running them: random programs, every function, arguments of
//! every mode, small values of these modes, partial and cyclic ones included.

mod generate;
mod samples;

use std::sync::Arc;

use selfsame_certify::{Finiteness, Mode};
use selfsame_core::eval::{Bottom, Limits, Machine, Ref, Stop, Value};
use selfsame_core::expr::{Expr, Local};
use selfsame_core::program::{ConId, Program};
use selfsame_core::term::{TermStore, VarId, Variable};
use selfsame_testing::{Random, on_large_stack, seeds};

use generate::{Function, Kind, case, con, lambda, random};
use samples::{Sample, Spine, samples};

/// What claims are made of, each tried in turn for every argument.
const MODES: [Mode; 4] = [
    Mode::ANY,
    Mode { spine: true, total: false, finite: false },
    Mode { spine: false, total: true, finite: false },
    Mode::FINITE,
];

const PROGRAMS: u64 = 800;
/// Values tried for one claim.
const TRIES: usize = 24;
/// An evaluation that takes longer has no end, for values as small as these.
const STEPS: u64 = 200_000;
/// After so many, a call that is claimed to have no end is believed to have none.
const PATIENCE: u64 = 4_000;

#[derive(Default, Debug)]
struct Counts {
    questions: usize,
    finite: usize,
    total: usize,
    productive: usize,
    spine: usize,
    needs: usize,
    runs: usize,
}

/// One call with arguments of certain modes.
struct Question<'a> {
    function: &'a Function,
    modes: Vec<Mode>,
    /// The second argument is the same as the first.
    is_doubled: bool,
}

impl Question<'_> {
    /// Which variable is given for a parameter.
    fn variable(&self, at: usize) -> usize {
        if self.is_doubled && at == 1 { 0 } else { at }
    }
}

struct Tester<'a> {
    dice: Random,
    store: TermStore,
    finiteness: Finiteness,
    machine: Machine,
    functions: &'a [Function],
    counts: Counts,
}

impl Tester<'_> {
    fn ask(&mut self, question: &Question<'_>) -> Result<(), String> {
        self.counts.questions += 1;
        let mut locals = Vec::new();
        let mut variables: Vec<Option<VarId>> = Vec::new();
        for (i, (kind, mode)) in question.function.params.iter().zip(&question.modes).enumerate() {
            if *kind == Kind::Dictionary {
                variables.push(None);
                continue;
            }
            let var = self.variable(*kind, *mode);
            locals.push((i as u32, self.store.mk_free(var)));
            variables.push(Some(var));
        }
        let call = self.call(question);
        let term = self.store.import(&call, &locals).expect("the call is well formed");
        let claimed = self.finiteness.of(&mut self.store, term);
        self.counts.finite += usize::from(claimed.finite);
        self.counts.total += usize::from(claimed.total);
        self.counts.productive += usize::from(claimed.total && !claimed.spine);
        self.counts.spine += usize::from(claimed.spine);
        if claimed != Mode::ANY {
            self.contradict(question, claimed, &call)?;
        }
        for (at, var) in variables.iter().enumerate() {
            let (kind, mode) = (question.function.params[at], question.modes[at]);
            let is_given = question.variable(at) == at;
            let Some(var) = var.filter(|_| kind.is_data() && !mode.spine && is_given) else { continue };
            if self.finiteness.needs(&mut self.store, term, var) {
                self.counts.needs += 1;
                self.contradict_need(question, at, &call)?;
            }
        }
        Ok(())
    }

    fn variable(&mut self, kind: Kind, mode: Mode) -> VarId {
        let Mode { total, finite, spine } = mode;
        let var = self.store.fresh(Variable { total, finite, ..Variable::new("v", kind.ty()) });
        if spine && !finite {
            self.finiteness.assume_spine(var);
        }
        var
    }

    /// The function applied to locals that are numbered as its parameters are.
    fn call(&mut self, question: &Question<'_>) -> Expr {
        let function = question.function;
        let dictionary = Expr::Global(self.dice.pick(&["small", "large"]).into());
        let args = function.params.iter().enumerate().map(|(i, kind)| match kind {
            Kind::Dictionary => dictionary.clone(),
            _ => Expr::Local(local(question.variable(i))),
        });
        let head = Expr::Global(function.name.as_str().into());
        if function.params.is_empty() { head } else { Expr::App(Box::new(head), args.collect()) }
    }

    /// Arguments of the modes, as many as are worth a try; that at `fixed` has no finite spine.
    fn arguments(&mut self, question: &Question<'_>, fixed: Option<usize>) -> Vec<Vec<Sample>> {
        let mut all: Vec<Vec<Sample>> = vec![Vec::new()];
        for (at, (kind, mode)) in question.function.params.iter().zip(&question.modes).enumerate() {
            let fits = |sample: &Sample| sample.has(*mode) && (fixed != Some(at) || sample.spine != Spine::Finite);
            let fitting: Vec<Sample> =
                samples(*kind, &format!("v{at}")).into_iter().filter(|sample| fits(sample)).collect();
            let longer = |known: &Vec<Sample>| {
                let known = known.clone();
                fitting.iter().map(move |sample| known.iter().cloned().chain([sample.clone()]).collect())
            };
            all = all.iter().flat_map(longer).collect();
        }
        while all.len() > TRIES {
            let out = self.dice.below(all.len());
            all.swap_remove(out);
        }
        all
    }

    fn contradict(&mut self, question: &Question<'_>, claimed: Mode, call: &Expr) -> Result<(), String> {
        for args in self.arguments(question, None) {
            for (view, mode, kind) in views(question.function.result, claimed, call) {
                let closed = bind(view, &args);
                let seen = self.run(&closed, kind, mode);
                if let Some(why) = seen {
                    let name = &question.function.name;
                    return Err(format!("{name} is claimed {claimed:?} for {:?}: {why} of {closed:?}", question.modes));
                }
            }
        }
        Ok(())
    }

    /// How the value of a closed expression contradicts a mode.
    fn run(&mut self, closed: &Expr, kind: Kind, mode: Mode) -> Option<String> {
        self.counts.runs += 1;
        self.machine.set_limits(Limits { steps: STEPS, bytes: 1 << 27, deadline: None });
        let value = self.machine.load(closed);
        let mut walk = Walk { program: self.store.program(), machine: &mut self.machine, nodes: 400 };
        let wrong = match mode {
            Mode { finite: true, .. } => walk.whole(value, kind, None),
            Mode { total: true, .. } => walk.whole(value, kind, Some(5)),
            _ => None,
        };
        let wrong = wrong.or_else(|| if mode.spine && !mode.finite { walk.spine(value, kind) } else { None });
        self.machine.release(value);
        wrong
    }

    fn contradict_need(&mut self, question: &Question<'_>, at: usize, call: &Expr) -> Result<(), String> {
        for args in self.arguments(question, Some(at)) {
            let closed = bind(call.clone(), &args);
            self.counts.runs += 1;
            self.machine.set_limits(Limits { steps: PATIENCE, bytes: 1 << 25, deadline: None });
            let value = self.machine.load(&closed);
            let seen = self.machine.whnf(value);
            self.machine.release(value);
            let fails = match (&args[at].spine, &seen) {
                (Spine::Endless, Err(Stop::Steps | Stop::Loop | Stop::Memory)) => true,
                (Spine::Bottom(label), Err(Stop::Bottom(Bottom::Label(other)))) => label == other,
                _ => false,
            };
            if !fails {
                let (name, modes) = (&question.function.name, &question.modes);
                return Err(format!("{name} is claimed to need argument {at} for {modes:?}: {seen:?} of {closed:?}"));
            }
        }
        Ok(())
    }
}

fn local(at: usize) -> Local {
    Local { id: at as u32, name: "v".into() }
}

fn bind(body: Expr, args: &[Sample]) -> Expr {
    let bind =
        |body, (at, sample): (usize, &Sample)| Expr::Let(local(at), Box::new(sample.expr.clone()), Box::new(body));
    args.iter().enumerate().fold(body, bind)
}

/// What is to be looked at for a claim: the value itself, or what a function in it gives for arguments of the claim's mode.
fn views(result: Kind, claimed: Mode, call: &Expr) -> Vec<(Expr, Mode, Kind)> {
    let apply = |function: Expr, to: Kind| {
        let functions = samples(to, "w").into_iter().filter_map(|sample| {
            let app = Expr::App(Box::new(function.clone()), vec![sample.expr]);
            if sample.finite && claimed.finite {
                Some((app, Mode::FINITE, Kind::Nat))
            } else if sample.total && claimed.total {
                Some((app, MODES[2], Kind::Nat))
            } else {
                None
            }
        });
        functions.collect::<Vec<_>>()
    };
    match result {
        Kind::Function => apply(call.clone(), Kind::Nat),
        Kind::Functional => apply(call.clone(), Kind::Function),
        Kind::Box => {
            let mut views = vec![(call.clone(), claimed, result)];
            views.extend(apply(generate::unboxed(call.clone()), Kind::Nat));
            views
        }
        _ => vec![(call.clone(), claimed, result)],
    }
}

struct Walk<'a> {
    program: &'a Program,
    machine: &'a mut Machine,
    /// How many are still looked at.
    nodes: usize,
}

impl Walk<'_> {
    fn fields(&self, con: ConId, kind: Kind) -> Vec<Kind> {
        let constructors = kind.constructors();
        constructors.get(self.program.con(con).tag as usize).map_or_else(Vec::new, |(_, fields)| fields.to_vec())
    }

    fn whnf(&mut self, value: Ref) -> Result<Value, String> {
        self.nodes = self.nodes.saturating_sub(1);
        self.machine.whnf(value).map_err(|stop| format!("{stop:?}"))
    }

    /// What is wrong with a value that is to have no bottom in it, down to some depth.
    fn whole(&mut self, value: Ref, kind: Kind, depth: Option<u32>) -> Option<String> {
        if depth == Some(0) || self.nodes == 0 {
            return None;
        }
        match self.whnf(value) {
            Err(why) => Some(why),
            Ok(Value::Con(con, fields)) => {
                let kinds = self.fields(con, kind);
                let below = depth.map(|depth| depth - 1);
                let wrong = fields.iter().zip(kinds).find_map(|(field, kind)| self.whole(*field, kind, below));
                fields.into_iter().for_each(|field| self.machine.release(field));
                wrong
            }
            Ok(_) => None,
        }
    }

    /// What is wrong with the spine of a value.
    fn spine(&mut self, value: Ref, kind: Kind) -> Option<String> {
        if self.nodes == 0 {
            return Some("the spine has no end".to_owned());
        }
        match self.whnf(value) {
            Err(why) => Some(why),
            Ok(Value::Con(con, fields)) => {
                let kinds = self.fields(con, kind);
                let mut recursive = fields.iter().zip(kinds).filter(|(_, field)| *field == kind && kind.has_spine());
                let wrong = recursive.find_map(|(field, _)| self.spine(*field, kind));
                fields.into_iter().for_each(|field| self.machine.release(field));
                wrong
            }
            Ok(_) => None,
        }
    }
}

fn test(program: &Arc<Program>, functions: &[Function], seed: u64) -> Counts {
    let mut tester = Tester {
        dice: Random::nth(seed),
        store: TermStore::new(program.clone()),
        finiteness: Finiteness::default(),
        machine: Machine::new(program.clone(), Limits::default()),
        functions,
        counts: Counts::default(),
    };
    for function in tester.functions {
        let combinations = MODES.len().pow(function.params.len() as u32);
        for number in 0..combinations {
            let mode = |at: usize| MODES[number / MODES.len().pow(at as u32) % MODES.len()];
            let modes: Vec<Mode> = (0..function.params.len()).map(mode).collect();
            let is_sensible = |(kind, mode): (&Kind, &Mode)| kind.is_data() || *mode != MODES[1];
            if !function.params.iter().zip(&modes).all(is_sensible) {
                continue;
            }
            let may_double =
                function.params.len() > 1 && function.params[0] == function.params[1] && modes[0] == modes[1];
            for is_doubled in [false, true].into_iter().take(1 + usize::from(may_double)) {
                if let Err(why) = tester.ask(&Question { function, modes: modes.clone(), is_doubled }) {
                    panic!("program {seed}: {why}\n{}", generate::shown(program));
                }
            }
        }
    }
    tester.counts
}

#[test]
fn claims_survive_being_run() {
    let counts = on_large_stack(|| {
        let mut sum = Counts::default();
        for seed in seeds(PROGRAMS) {
            let (program, functions) = random(seed);
            let counts = test(&program, &functions, seed);
            sum.questions += counts.questions;
            sum.finite += counts.finite;
            sum.total += counts.total;
            sum.productive += counts.productive;
            sum.spine += counts.spine;
            sum.needs += counts.needs;
            sum.runs += counts.runs;
        }
        sum
    });
    println!("{counts:?}");
    let enough = counts.finite > 1000 && counts.spine > 1000 && counts.total > 1000 && counts.needs > 100;
    assert!(enough, "the test tests little: {counts:?}");
}

/// What is known of terms over a finite number and a total one, locals 0 and 1, in a program with these definitions.
fn asked(definitions: Vec<(&str, Kind, Expr)>, terms: &[Expr]) -> Vec<Mode> {
    let (program, _) = random(0);
    let mut program = Program::clone(&program);
    for (name, kind, code) in definitions {
        generate::global(&mut program, name, kind.ty(), code);
    }
    let mut store = TermStore::new(Arc::new(program));
    let mut finiteness = Finiteness::default();
    let mut number = |finite| {
        let var = store.fresh(Variable { total: true, finite, ..Variable::new("v", Kind::Nat.ty()) });
        store.mk_free(var)
    };
    let locals = [(0, number(true)), (1, number(false))];
    let ask = |term: &Expr| {
        let term = store.import(term, &locals).expect("the term is well formed");
        finiteness.of(&mut store, term)
    };
    terms.iter().map(ask).collect()
}

fn app(head: Expr, args: Vec<Expr>) -> Expr {
    Expr::App(Box::new(head), args)
}

#[test]
fn a_finite_function_need_not_be_total() {
    let [x, k, g] = [11, 12, 13].map(|id| Local { id, name: "x".into() });
    let walk = lambda(vec![x], app(Expr::Global("walk".into()), vec![Expr::Local(x)]));
    let given = lambda(vec![k], app(Expr::Local(k), vec![walk]));
    // Looks at what its argument gives of a number that may have no end, if another is zero.
    let look = app(Expr::Local(g), vec![Expr::Local(local(1))]);
    let look = case(look, vec![("Z", vec![], con("Z", vec![])), ("S", vec![x], con("Z", vec![]))]);
    let asks = case(Expr::Local(local(0)), vec![("Z", vec![], look), ("S", vec![x], con("Z", vec![]))]);
    let term = app(Expr::Global("given".into()), vec![lambda(vec![g], asks)]);
    assert_eq!(asked(vec![("given", Kind::Functional, given)], &[term]), [Mode::ANY]);
}

/// A function that was made from the parts of a value is asked about twice: the parts are those of the first question.
#[test]
fn what_is_known_of_a_call_outlives_the_question() {
    let [n, f, x] = [11, 12, 13].map(|id| Local { id, name: "x".into() });
    let rose = |n: Expr, f: Expr| con("Rose", vec![n, f]);
    let make = lambda(vec![x], rose(Expr::Local(x), con("Bare", vec![])));
    let first = lambda(vec![x], case(Expr::Local(x), vec![("Rose", vec![n, f], Expr::Local(n))]));
    let inner = lambda(vec![x], app(Expr::Global("first".into()), vec![rose(Expr::Local(n), Expr::Local(f))]));
    let made = app(Expr::Global("make".into()), vec![con("Z", vec![])]);
    let kept = case(made, vec![("Rose", vec![n, f], inner)]);
    let definitions = vec![("make", Kind::Rose, make), ("first", Kind::Nat, first), ("kept", Kind::Function, kept)];
    let call = |arg: Expr| app(Expr::Global("kept".into()), vec![arg]);
    let terms = [call(Expr::Local(local(0))), call(con("S", vec![Expr::Local(local(0))]))];
    assert_eq!(asked(definitions, &terms), [Mode::FINITE; 2]);
}

/// Two functions by way of each other: what is assumed of the one at first is not what is known of the other in the end.
#[test]
fn what_was_assumed_is_forgotten() {
    let [x, y] = [11, 12].map(|id| Local { id, name: "x".into() });
    let by_way_of = |other: &str, end: Expr| {
        let again = app(Expr::Global(other.into()), vec![Expr::Local(y)]);
        lambda(vec![x], case(Expr::Local(x), vec![("Z", vec![], end), ("S", vec![y], again)]))
    };
    let undefined = Expr::Prim(selfsame_core::prim::PrimOp::Error, vec![con("Nil", vec![])]);
    let definitions = vec![
        ("one", Kind::Function, by_way_of("other", undefined)),
        ("other", Kind::Function, by_way_of("one", con("Z", vec![]))),
    ];
    let call = |name: &str| app(Expr::Global(name.into()), vec![Expr::Local(local(0))]);
    assert_eq!(asked(definitions, &[call("one"), call("other")]), [Mode::ANY; 2]);
}

/// Functions that never end with their results: what they ask of these decides whether there is always more of them.
#[test]
fn what_is_asked_of_a_result_must_have_been_given() {
    let [x, y] = [11, 12].map(|id| Local { id, name: "x".into() });
    let call = |name: &str, arg: Expr| app(Expr::Global(name.into()), vec![arg]);
    let again = |name: &str| call(name, Expr::Local(x));
    let (succ, pred) = (|n: Expr| con("S", vec![n]), |n: Expr| call("pred", n));
    let before = case(Expr::Local(x), vec![("Z", vec![], con("Z", vec![])), ("S", vec![y], Expr::Local(y))]);
    let definitions = [
        ("pred", before),
        ("stuck", succ(pred(again("stuck")))),
        ("slow", succ(succ(pred(again("slow"))))),
        // Gives two levels and asks for three, by way of another.
        ("leap", succ(succ(again("back")))),
        ("back", pred(pred(pred(again("leap"))))),
    ];
    let definitions = definitions.map(|(name, body)| (name, Kind::Function, lambda(vec![x], body)));
    let terms = ["stuck", "slow", "leap"].map(|name| call(name, Expr::Local(local(0))));
    assert_eq!(asked(definitions.to_vec(), &terms), [Mode::ANY, Mode::TOTAL, Mode::ANY]);
}
