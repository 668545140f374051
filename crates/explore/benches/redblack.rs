//! Paper 003, Table 2: insertion into red-black trees, with constructors decided natively and by Z3's data types. Prints
//! times and their ratio; both in one run, one after the other, several times.

use std::path::Path;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use selfsame_core::eval::{Machine as Evaluator, Ref, Stop};
use selfsame_core::span::SourceMap;
use selfsame_core::types::Type;
use selfsame_explore::constructors::{BySmt, Constructors, Native};
use selfsame_explore::machine::input::NoViews;
use selfsame_explore::machine::{Bounds, Machine};
use selfsame_explore::search::{Budget, Strategy, search};
use selfsame_explore::walk::{Call, End};
use selfsame_explore::{Function, Layer, Options, Place, Syntax, explore, witness};
use selfsame_haskell::load::{Found, Loaded, Loader};
use selfsame_solver::{Solver, Width};

const ROUNDS: usize = 5;

fn main() {
    let mut sources = selfsame_library::sources();
    let loaded = load(&mut sources);
    let module = loaded.root().expect("the example is a module");
    let (expr, ty) = loaded.sample(module, "insert", &mut sources).expect("`insert` is defined");
    println!(
        "pairs of inputs and outputs of insert, depth 3 (G2: 162 pairs, 8.9 s, without its optimization 560.7 s)\n"
    );
    println!("| pairs | constructors | search and inputs | all, with replay |\n|---|---|---|---|");
    for most in [162, usize::MAX] {
        let mut best = [[Duration::MAX; 2]; 2];
        let mut pairs = 0;
        for _ in 0..ROUNDS {
            for by_smt in [false, true] {
                let started = clock();
                pairs = searched(&loaded, &expr, &ty, most, by_smt);
                keep(&mut best[usize::from(by_smt)][0], clock() - started);
                let started = clock();
                let options = Options { depth: 3, most, constructors_by_smt: by_smt, ..Options::default() };
                let function = Function {
                    program: loaded.program.clone(),
                    expr: &expr,
                    ty: &ty,
                    is_filtered: false,
                    views: &NoViews,
                    syntax: &Silent,
                };
                let found = explore(&function, &options).expect("trees can be made");
                assert_eq!(found.examples.len(), pairs);
                assert!(found.left_out.is_empty(), "every pair replays");
                keep(&mut best[usize::from(by_smt)][1], clock() - started);
            }
        }
        let ms = |time: Duration| time.as_secs_f64() * 1000.0;
        let [native, smt] = best;
        println!("| {pairs} | native | {:.1} ms | {:.1} ms |", ms(native[0]), ms(native[1]));
        println!("| {pairs} | Z3 data types | {:.1} ms | {:.1} ms |", ms(smt[0]), ms(smt[1]));
        println!("| {pairs} | ratio | {:.0} | {:.0} |", ms(smt[0]) / ms(native[0]), ms(smt[1]) / ms(native[1]));
    }
}

/// The processor time of this thread, which does not depend on what else runs; where the system does not say, the clock.
fn clock() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    let scheduled = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanos = scheduled.and_then(|text| text.split_whitespace().next()?.parse().ok());
    nanos.map_or_else(|| START.elapsed(), Duration::from_nanos)
}

fn keep(best: &mut Duration, time: Duration) {
    *best = (*best).min(time);
}

fn load(sources: &mut SourceMap) -> Loaded {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/explore/RedBlack.hs");
    let text = std::fs::read_to_string(&path).expect("the example is there");
    let root = Found::new(path.display().to_string(), text);
    Loader { sources, find: &mut |_| None, library: Some(selfsame_library::library()) }.load(root)
}

/// All paths to their ends, with the inputs that lead there.
fn searched(loaded: &Loaded, expr: &selfsame_core::expr::Expr, ty: &Type, most: usize, by_smt: bool) -> usize {
    let bounds = Bounds { depth: 3, steps: 20_000 };
    let mut machine = Machine::new(loaded.program.clone(), &NoViews, bounds, Width::Unbounded);
    let block = machine.compile(expr).expect("`insert` compiles");
    let mut solver = Solver::new(Width::Unbounded);
    let (mut native, mut smt) = (Native, BySmt::default());
    let constructors: &mut dyn Constructors = if by_smt { &mut smt } else { &mut native };
    let mut params = Vec::new();
    let mut rest = ty;
    while let Some((from, to)) = rest.as_fun() {
        params.push(from.clone());
        rest = to;
    }
    let mut pairs = 0;
    search(
        &mut machine,
        &mut solver,
        constructors,
        Strategy::BreadthFirst,
        Budget { deadline: None, paths: u64::MAX, bytes: usize::MAX },
        &mut |machine| {
            let args: Vec<_> = params.iter().filter_map(|param| machine.input(param, 0).ok()).collect();
            let addrs: Vec<_> = args.iter().map(|arg| machine.inputs[arg.0 as usize].addr).collect();
            let result = machine.call(block, &addrs);
            Call { args, result }
        },
        &mut |machine, solver, arrived| {
            if *arrived.end == End::Value && witness(machine, solver, arrived.model, &arrived.call.args).is_ok() {
                pairs += 1;
            }
            pairs < most
        },
    );
    pairs
}

/// Writing is not what is measured.
struct Silent;

impl Syntax for Silent {
    fn value(&self, _: &mut Evaluator, _: Ref, _: &Type, _: Place) -> (String, Option<Stop>) {
        (String::new(), None)
    }

    fn function(&self, _: &[Layer], _: &[(Vec<String>, String)], _: &str) -> String {
        String::new()
    }

    fn built(&self, _: &str, _: &str, _: Place) -> String {
        String::new()
    }

    fn call(&self, _: &str, _: &[String]) -> String {
        String::new()
    }

    fn failure(&self, _: &mut Evaluator, _: &Stop) -> String {
        String::new()
    }
}
