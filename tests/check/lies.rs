//! Certificates made by hand that lie: about terms that are none, about types, about how much was observed, and about what
//! may be used where. None is accepted; the true ones beside them are.

mod support;

use std::path::Path;
use std::sync::Arc;

use selfsame_certify::{Certificate, Goal as Claim, Rejection, check as recheck};
use selfsame_core::program::Program;
use selfsame_core::step::representation;
use selfsame_core::term::{TermStore, Variable};
use selfsame_equiv::Goal;
use serde::Deserialize;
use serde_json::{Value, json};

const MODULE: &str = r#"
module Lies where
data N = Z | S N
data T = T !Int
data L = E | C !L
data P = P Int Bool
newtype W = W Int
first :: a -> b -> a
first x y = x
grow :: N -> N
grow n = S (grow n)
shrink :: N -> N
shrink Z = Z
shrink (S n) = n
double :: N -> N
double Z = Z
double (S n) = S (S (double n))
isZ :: N -> Bool
isZ Z = True
isZ (S n) = False
drain :: N -> N
drain Z = Z
drain (S n) = drain n
inf :: N
inf = S inf
digits :: Int -> String
digits n = show n
spin :: N -> N
spin n = spin n
zero :: N -> N
zero n = Z
dbl :: N -> N
dbl Z = Z
dbl (S n) = S (S (dbl n))
strict :: N -> N
strict Z = Z
strict (S n) = Z
loopy :: N -> N
loopy n = strict (loopy n)
via :: N -> N
via n = zero n
down :: Int -> Int
down n = if n <= 0 then 0 else down (n - 1)
drop0 :: Int -> Int
drop0 n = if n == 0 then 0 else drop0 (n - 1)
up :: Int -> Int
up n = if n <= 0 then 0 else up (n + 1)
stay :: Int -> Int
stay n = if n <= 0 then 0 else stay n
span0 :: Int -> Int -> Int
span0 a b = if b < a then 0 else span0 (a + 1) b
farther :: Int -> Int -> Int
farther a b = if b < a then 0 else farther (a - 1) b
along :: Int -> Int -> Int
along a b = if b < a then 0 else along (a + 1) (b + 1)
above :: Int -> Int -> Int
above a b = if a <= b then 0 else above (a + 1) b
other :: Int -> Int -> Int
other a b = if a < b then 0 else other (a + 1) b
walk :: Int -> N -> N
walk n Z = if n <= 0 then Z else walk (n - 1) (S Z)
walk n (S m) = walk n m
sink :: L -> L
sink E = E
sink (C l) = sink l
data M = O | M !M M
strictly :: M -> L
strictly O = E
strictly (M l r) = strictly l
lazily :: M -> L
lazily O = E
lazily (M l r) = lazily r
{-# RULES
"the same" (0 :: Int) = 0
"zero is one" (0 :: Int) = 1
"first" first (0 :: Int) True = first (0 :: Int) True
"seq" seq (undefined :: Int) (0 :: Int) = 0
"seq of a number" forall (n :: N) . seq n True = True
"all are zero" forall (n :: N) . n = Z
"finite ones are zero" forall (n :: N) . n = Z
"E is undefined" E = undefined
"grown" grow Z = Z
"shown" forall (n :: Int) . null (digits n) = True
"double" forall (n :: N) . double n = n
"apart" Z = S Z
"drained" forall (n :: N) . drain n = Z
"total ones are drained" forall (n :: N) . drain n = Z
"finite ones are drained" forall (n :: N) . drain n = Z
"copied" forall (n :: N) . double n = dbl n
"spun" forall (n :: N) . spin n = Z
"looped" forall (n :: N) . loopy n = Z
"named" forall (n :: N) . seq (spin n) Z = Z
"eta" forall (f :: N -> N) . f = (\x -> f x)
"eta of what is total" forall (f :: N -> N) . f = (\x -> f x)
"two errors" (error "one" :: Int) = error "two"
"finite ones are copied" forall (n :: N) . double n = dbl n
"drained twice" forall (n :: N) . drain (drain n) = drain n
  #-}
-- selfsame: "finite ones are zero" finite n
-- selfsame: "total ones are drained" total n
-- selfsame: "finite ones are drained" finite n
-- selfsame: "finite ones are copied" finite n
-- selfsame: "eta of what is total" total f
"#;

fn int(n: i64) -> Value {
    json!({ "l": { "Int": n } })
}

fn con(name: &str, fields: &[Value]) -> Value {
    json!({ "c": [name, fields] })
}

fn call(name: &str, args: &[Value]) -> Value {
    json!({ "a": [{ "g": format!("Lies.{name}") }, args] })
}

fn prim(name: &str, args: &[Value]) -> Value {
    json!({ "p": [name, args] })
}

fn case(scrutinee: Value, alts: &[(Value, Value)], default: Option<Value>) -> Value {
    json!({ "case": [scrutinee, alts, default] })
}

fn constructor(name: &str, fields: u32) -> Value {
    json!({ "c": [name, fields] })
}

fn undefined() -> Value {
    json!({ "bot": { "kind": "Undefined", "text": "Prelude.undefined" } })
}

fn of(name: &str) -> Value {
    json!({ "Con": [name, []] })
}

fn variable(name: &str, ty: Value) -> Value {
    json!({ "name": name, "ty": ty })
}

fn flagged(name: &str, ty: Value, flag: &str) -> Value {
    json!({ "name": name, "ty": ty, flag: true })
}

fn v(position: u32) -> Value {
    json!({ "v": position })
}

/// A lemma with a proof by moves.
fn lemma(variables: &[Value], sides: [Value; 2], moves: &[Value]) -> Value {
    let [left, right] = sides;
    json!({ "statement": { "variables": variables, "ty": null, "left": left, "right": right }, "moves": moves })
}

/// A term that is the same as itself, whatever it is.
fn itself(variables: &[Value], term: Value) -> Value {
    lemma(variables, [term.clone(), term], &[json!("same")])
}

fn law(at: &str, place: &[u32], lemma: u32, flipped: bool) -> Value {
    json!({ "law": { "at": at, "place": place, "lemma": lemma, "flipped": flipped } })
}

fn step(at: &str, place: &[u32], steps: u32) -> Value {
    json!({ "step": { "at": at, "place": place, "steps": steps } })
}

fn vary(at: &str, place: &[u32]) -> Value {
    json!({ "vary": { "at": at, "place": place } })
}

fn same() -> Value {
    json!("same")
}

struct Module {
    program: Arc<Program>,
    goals: Vec<Goal>,
}

impl Module {
    fn load() -> Module {
        let (program, goals) = support::load_text(Path::new("Lies.hs"), MODULE.to_owned());
        Module { program, goals }
    }

    /// Whether a certificate with these parts proves the rule.
    fn check(&self, rule: &str, parts: Value) -> Result<(), Rejection> {
        let goal = self.goals.iter().find(|goal| goal.name == rule).expect("the rule is there");
        let mut store = TermStore::new(self.program.clone());
        let variable = |var: &selfsame_equiv::GoalVariable| Variable {
            total: var.total || var.finite,
            finite: var.finite,
            ..Variable::new(var.name, representation(&store, var.ty.clone()))
        };
        let variables: Vec<(u32, Variable)> = goal.variables.iter().map(|var| (var.local, variable(var))).collect();
        let vars: Vec<_> = variables.iter().map(|(_, variable)| store.fresh(variable.clone())).collect();
        let locals: Vec<_> = variables.iter().zip(&vars).map(|((id, _), var)| (*id, store.mk_free(*var))).collect();
        let [left, right] = [&goal.left, &goal.right].map(|side| {
            let term = store.import(side, &locals).expect("the rule is supported");
            selfsame_certify::write(&store, term, &vars).expect("a rule can be written")
        });
        let quantified = variables.iter().map(|(_, variable)| {
            let Variable { name, ty, evaluated, total, finite } = variable;
            json!({ "name": name, "ty": ty, "evaluated": evaluated, "total": total, "finite": finite })
        });
        let statement = json!({
            "variables": quantified.collect::<Vec<_>>(),
            "ty": representation(&store, goal.ty.clone()),
            "left": left,
            "right": right,
        });
        let mut theorem = json!({ "statement": statement });
        for key in ["moves", "proof", "induct", "along", "recursion"] {
            if let Some(part) = parts.get(key) {
                theorem[key] = part.clone();
            }
        }
        let none = json!([]);
        let certificate = json!({
            "bottoms": "labelled",
            "int": "unbounded",
            "goal": theorem,
            "lemmas": parts.get("lemmas").unwrap_or(&none),
            "walks": parts.get("walks").unwrap_or(&none),
        });
        let certificate = Certificate::deserialize(certificate).expect("the certificate can be read");
        let claim = Claim { variables: &variables, left: &goal.left, right: &goal.right, ty: &goal.ty };
        recheck(&self.program, &claim, &certificate)
    }

    /// A true rule is proved beside this lemma.
    fn beside(&self, lemma: Value) -> Result<(), Rejection> {
        self.check("the same", json!({ "moves": ["same"], "lemmas": [lemma] }))
    }
}

#[test]
fn what_is_well_formed_is_accepted() {
    let module = Module::load();
    let n = || of("Lies.N");
    let fine = [
        itself(&[], int(3)),
        itself(&[variable("x", n())], case(v(0), &[(constructor("Lies.Z", 0), int(1))], Some(int(2)))),
        itself(&[variable("x", of("Int"))], case(v(0), &[(json!({ "l": { "Int": 1 } }), int(1))], Some(int(2)))),
        itself(&[], con("Lies.T", &[int(3)])),
        itself(&[flagged("x", of("Int"), "evaluated")], con("Lies.T", &[v(0)])),
        // As the function that makes a `T` unfolds.
        itself(&[variable("x", of("Int"))], case(v(0), &[], Some(con("Lies.T", &[v(0)])))),
        itself(
            &[variable("x", of("Lies.T"))],
            case(v(0), &[(constructor("Lies.T", 1), con("Lies.T", &[json!({ "b": 0 })]))], None),
        ),
        itself(&[variable("f", json!({ "Con": ["->", [{ "Var": "a" }, { "Var": "a" }]] }))], v(0)),
        itself(&[], undefined()),
    ];
    for lemma in fine {
        assert_eq!(module.beside(lemma.clone()), Ok(()), "{lemma}");
    }
    let proof =
        json!({ "moves": [law("l", &[], 0, false), same()], "lemmas": [lemma(&[], [int(0), int(0)], &[same()])] });
    assert_eq!(module.check("the same", proof), Ok(()));
}

#[test]
fn what_is_not_well_formed_is_rejected_though_nothing_is_made_of_it() {
    let module = Module::load();
    let list = || con(":", &[int(7), con("[]", &[])]);
    let pair = || con("Lies.P", &[int(1), con("True", &[])]);
    let (truth, b) = (|| con("True", &[]), |index: u32| json!({ "b": index }));
    let x = |ty: Value| [variable("x", ty)];
    let number = |n: i64| json!({ "l": { "Int": n } });
    let lies = [
        ("a pattern with a field too few", itself(&[], case(list(), &[(constructor(":", 1), int(0))], Some(int(1))))),
        ("a pattern with a field too many", itself(&[], case(pair(), &[(constructor("Lies.P", 3), b(2))], None))),
        ("a field of the binder outside", itself(&[], case(pair(), &[(constructor("Lies.P", 1), b(1))], None))),
        ("a constructor with a field too few", itself(&[], con("Lies.P", &[int(1)]))),
        ("a primitive with an argument too few", itself(&[], prim("IntAdd", &[int(1)]))),
        (
            "patterns of two kinds",
            itself(&[], case(truth(), &[(number(0), int(1)), (constructor("True", 0), int(0))], Some(int(1)))),
        ),
        (
            "literals of two types",
            itself(&[], case(int(3), &[(number(3), int(1)), (json!({ "l": { "Char": "a" } }), int(0))], Some(int(1)))),
        ),
        (
            "a pattern twice",
            itself(
                &[],
                case(truth(), &[(constructor("True", 0), int(1)), (constructor("True", 0), int(0))], Some(int(2))),
            ),
        ),
        ("a literal twice", itself(&[], case(int(0), &[(number(0), int(1)), (number(0), int(0))], Some(int(2))))),
        (
            "patterns of two types",
            itself(
                &[],
                case(truth(), &[(constructor("True", 0), int(1)), (constructor("Lies.Z", 0), int(0))], Some(int(2))),
            ),
        ),
        ("a text as a pattern", itself(&[], case(list(), &[(json!({ "l": { "Str": "a" } }), int(1))], Some(int(2))))),
        (
            "a case that forgets a constructor",
            itself(&x(of("Bool")), case(v(0), &[(constructor("True", 0), int(1))], None)),
        ),
        ("a case that forgets numbers", itself(&x(of("Int")), case(v(0), &[(number(0), int(1))], None))),
        ("a literal of another type", itself(&[], case(truth(), &[(number(0), int(1))], Some(int(2))))),
        ("a newtype's constructor", itself(&[], con("Lies.W", &[int(1)]))),
        ("a newtype's pattern", itself(&[], case(int(1), &[(constructor("Lies.W", 1), b(0))], None))),
        ("a variable that nobody binds", itself(&[], b(0))),
        ("the last of all variables that nobody binds", itself(&[], b(u32::MAX))),
        ("a function without parameters", itself(&[], json!({ "fn": [0, int(1)] }))),
        ("more parameters than there are numbers", itself(&[], json!({ "fn": [u32::MAX, { "fn": [1, int(1)] }] }))),
        ("the bottom of a variable", itself(&[], json!({ "bot": { "kind": "Variable", "text": "x" } }))),
        ("a variable that is not there", itself(&[], v(0))),
        ("a variable that is in no term", itself(&x(of("Lies.L")), int(1))),
        ("an unknown type", itself(&x(of("Lies.Q")), v(0))),
        ("a type with an argument too many", itself(&x(json!({ "Con": ["Bool", [of("Int")]] })), v(0))),
        ("a type with an argument too few", itself(&x(json!({ "Con": ["[]", []] })), v(0))),
        ("a type that is not known", itself(&x(json!({ "Meta": 0 })), v(0))),
        ("a polymorphic variable", itself(&x(json!({ "Forall": [["a"], [], { "Var": "a" }] })), v(0))),
        ("a type variable that inference made", itself(&x(json!({ "Var": "?0" })), v(0))),
        ("a number and a letter", lemma(&[], [int(3), json!({ "l": { "Char": "\u{3}" } })], &[json!("arith")])),
        ("a function of itself", itself(&x(json!({ "Var": "a" })), json!({ "a": [v(0), [v(0)]] }))),
        ("a number that is applied", itself(&[], json!({ "a": [int(1), [int(2)]] }))),
        ("a sum of truths", itself(&[], prim("IntAdd", &[truth(), truth()]))),
        ("a bottom in a strict field", itself(&[], con("Lies.T", &[undefined()]))),
        ("what may be a bottom in a strict field", itself(&x(of("Int")), con("Lies.T", &[v(0)]))),
        ("a parameter in a strict field", itself(&[], json!({ "fn": [1, con("Lies.T", &[b(0)])] }))),
        (
            "another evaluated than what is in the strict field",
            itself(
                &[variable("x", of("Int")), variable("y", of("Int"))],
                case(v(1), &[], Some(con("Lies.T", &[v(0)]))),
            ),
        ),
    ];
    assert!(lies.len() >= 20);
    for (what, lemma) in lies {
        let verdict = module.beside(lemma);
        assert!(matches!(verdict, Err(Rejection::IllFormed(_) | Rejection::Type)), "{what}: {verdict:?}");
    }
    let claimed = |ty: Value| {
        let statement = json!({ "variables": [], "ty": ty, "left": int(1), "right": int(1) });
        module.beside(json!({ "statement": statement, "moves": ["same"] }))
    };
    assert_eq!(claimed(of("Int")), Ok(()));
    assert_eq!(claimed(of("Bool")), Err(Rejection::Type));
    let condition = json!([[int(1), truth()]]);
    let statement = json!({ "variables": [], "ty": null, "left": int(1), "right": int(1), "facts": condition });
    let verdict = module.beside(json!({ "statement": statement, "moves": ["same"] }));
    assert_eq!(verdict, Err(Rejection::Type));
    let walk = json!({
        "variables": [flagged("x", of("Lies.N"), "total")],
        "term": case(v(0), &[(constructor("Lies.S", 0), int(0))], Some(int(1))),
        "on": 0,
        "hole": null,
        "proof": ["done"],
    });
    let verdict = module.check("the same", json!({ "moves": ["same"], "walks": [walk] }));
    assert!(matches!(verdict, Err(Rejection::IllFormed(_))), "{verdict:?}");
}

/// Rules that are false, or true and proved by something that does not follow.
#[test]
fn lies_about_what_follows_are_rejected() {
    let module = Module::load();
    let n = || of("Lies.N");
    let a = || json!({ "Var": "a" });
    let keep = || json!("keep");
    let force = |value: Value, then: Value| case(value, &[], Some(then));
    let cohyp = |place: &[u32]| json!({ "cohyp": { "at": "l", "place": place, "hypothesis": 0, "flipped": false } });
    let hyp = |place: &[u32]| json!({ "hyp": { "at": "l", "place": place, "hypothesis": 0, "flipped": false } });
    let cases = |place: &[u32]| json!({ "cases": { "at": "l", "place": place } });
    let seq_of = |flag: Option<&str>| {
        let x = flag.map_or_else(|| variable("x", of("Int")), |flag| flagged("x", of("Int"), flag));
        lemma(&[x], [force(v(0), int(0)), int(0)], &[vary("l", &[0]), step("l", &[], 1), same()])
    };
    let split = |side: &str, kept: &[u32]| json!({ "split": [side, kept] });
    let lies = [
        (
            "one type variable for a number and a truth value",
            "first",
            json!({
                "moves": [law("l", &[], 0, false), same()],
                "lemmas": [itself(&[variable("x", a()), variable("y", a())], call("first", &[v(0), v(1)]))],
            }),
        ),
        (
            "a lemma that uses itself",
            "zero is one",
            json!({
                "moves": [law("l", &[], 0, false), same()],
                "lemmas": [lemma(&[], [int(0), int(1)], &[law("l", &[], 0, false), same()])],
            }),
        ),
        ("a lemma that is not there", "zero is one", json!({ "moves": [law("l", &[], 0, false), same()] })),
        (
            "evaluated values are no bottoms",
            "seq",
            json!({ "moves": [law("l", &[], 0, false), same()], "lemmas": [seq_of(Some("evaluated"))] }),
        ),
        (
            "total values are no bottoms",
            "seq",
            json!({ "moves": [law("l", &[], 0, false), same()], "lemmas": [seq_of(Some("total"))] }),
        ),
        (
            "finite values are no bottoms",
            "seq",
            json!({ "moves": [law("l", &[], 0, false), same()], "lemmas": [seq_of(Some("finite"))] }),
        ),
        (
            "a bottom is left out",
            "seq of a number",
            json!({ "moves": [vary("l", &[0]), step("l", &[], 1), same(), step("l", &[], 1), same()] }),
        ),
        (
            "a bottom is left out of a split",
            "seq of a number",
            json!({ "proof": [split("l", &[0, 1]), { "red": ["l", 1] }, { "same": [1, 0] }, { "red": ["l", 1] }, { "same": [1, 0] }] }),
        ),
        (
            "the cases of what may be a bottom",
            "seq of a number",
            json!({ "moves": [cases(&[0]), step("l", &[], 1), same(), step("l", &[], 1), same()] }),
        ),
        ("nothing was observed", "all are zero", json!({ "moves": [keep(), cohyp(&[]), same()] })),
        ("nothing is smaller", "finite ones are zero", json!({ "moves": [keep(), hyp(&[]), same()], "induct": [0] })),
        ("induction on what has no end", "all are zero", json!({ "moves": [keep(), hyp(&[]), same()], "induct": [0] })),
        ("different constructors", "apart", json!({ "moves": ["dc"] })),
        ("a fact that is not there", "zero is one", json!({ "moves": [{ "absurd": { "fact": 0 } }] })),
        ("numbers that differ", "zero is one", json!({ "moves": ["arith"] })),
        ("a proof without an end", "zero is one", json!({ "moves": [keep()] })),
        (
            "an observation too early",
            "grown",
            json!({ "moves": [keep(), step("l", &[], 2), cohyp(&[0]), step("r", &[], 0), same()] }),
        ),
        (
            "a level for a strict field",
            "E is undefined",
            json!({
                "moves": [
                    keep(), law("l", &[], 1, true), cohyp(&[0, 0]), law("l", &[], 0, true),
                    step("l", &[], 2), same(),
                ],
                "lemmas": [
                    lemma(
                        &[variable("v", of("Lies.L"))],
                        [
                            case(
                                v(0),
                                &[
                                    (constructor("Lies.E", 0), con("Lies.E", &[])),
                                    (constructor("Lies.C", 1), force(json!({ "b": 0 }), con("Lies.E", &[]))),
                                ],
                                None,
                            ),
                            force(v(0), con("Lies.E", &[])),
                        ],
                        &[
                            vary("l", &[0]), step("l", &[], 1), step("r", &[], 1), same(),
                            step("l", &[], 1), step("r", &[], 1), vary("l", &[0]), step("l", &[], 1), same(),
                            step("l", &[], 1), same(), step("l", &[], 1), step("r", &[], 1), same(),
                        ],
                    ),
                    lemma(
                        &[],
                        [force(con("Lies.C", &[con("Lies.E", &[])]), con("Lies.E", &[])), con("Lies.E", &[])],
                        &[step("l", &[], 1), same()],
                    ),
                ],
            }),
        ),
        (
            "the digits of a number are true or false",
            "shown",
            json!({ "proof": [{ "red": ["l", 5] }, split("l", &[0, 1]), { "same": [1, 0] }, { "same": [1, 0] }] }),
        ),
        (
            "a variable named as a bottom of the program",
            "seq",
            json!({
                "moves": [law("l", &[], 0, false), same()],
                "lemmas": [lemma(
                    &[variable("Prelude.undefined", of("Int"))],
                    [force(v(0), int(0)), force(undefined(), int(0))],
                    &[vary("l", &[0]), step("l", &[], 1), step("l", &[], 1), step("r", &[], 1), same()],
                )],
            }),
        ),
        (
            "a lemma of finite values for what has no end",
            "grown",
            json!({
                "moves": [law("l", &[], 0, false), same()],
                "lemmas": [itself(&[flagged("x", n(), "finite")], v(0))],
            }),
        ),
        (
            "the past without a step",
            "double",
            json!({ "proof": [{ "past": { "present": [0, 0], "past": [0, 0], "uses": [] } }] }),
        ),
        ("what is not the same", "double", json!({ "proof": [{ "same": [0, 0] }] })),
    ];
    assert!(lies.len() >= 20);
    for (what, rule, parts) in lies {
        let verdict = module.check(rule, parts);
        assert!(verdict.is_err(), "{what}");
    }
    // The same lemma where it may be used.
    let used = json!({ "moves": [step("l", &[], 0), same()], "lemmas": [seq_of(Some("evaluated"))] });
    assert_eq!(module.check("the same", used), Ok(()));
}

/// What holds of values that are cut off somewhere holds of those without an end, where nothing else is claimed of them.
#[test]
fn induction_reaches_values_without_an_end_and_nothing_more() {
    let module = Module::load();
    let at = |place: &str| json!({ place: 0 });
    let hyp = json!({ "hyp": { "at": "l", "place": [], "hypothesis": 0, "flipped": false } });
    // Cases of `n`; for each, `drain` is called on what it is.
    let drained = |steps: u32, for_bottom: &[Value]| {
        let mut moves =
            vec![vary("l", &[1]), step("l", &[], steps), same(), step("l", &[], steps), hyp.clone(), same()];
        moves.extend_from_slice(for_bottom);
        json!({ "moves": moves, "induct": [0] })
    };
    let steps = (1..5).find(|steps| module.check("finite ones are drained", drained(*steps, &[])) == Ok(()));
    let steps = steps.expect("that finite numbers are drained is proved");
    let verdict = module.check("total ones are drained", drained(steps, &[]));
    assert_eq!(verdict, Err(Rejection::Induction), "there are total numbers without an end");
    for end in [vec![], vec![same()], vec![step("l", &[], steps), same()]] {
        assert!(module.check("drained", drained(steps, &end)).is_err(), "a bottom is not drained");
    }
    // No finite number is the infinite one; but the infinite one is, whatever holds of all that it is the limit of.
    let none_is_infinite = |n: Value| {
        let inf = json!({ "g": "Lies.inf" });
        let [zero, one] = [con("Lies.Z", &[]), con("Lies.S", &[con("Lies.Z", &[])])];
        let unfold = || json!({ "step": { "at": at("t"), "place": [], "steps": 1 } });
        let absurd = |fact: u32| json!({ "absurd": { "fact": fact } });
        let is_partial = n.get("finite").is_none();
        let mut moves = vec![json!({ "vary": { "at": at("f"), "place": [] } })];
        moves.extend([unfold(), absurd(0)]);
        moves.extend([unfold(), json!({ "inject": { "fact": 0 } })]);
        moves.extend([json!({ "follow": { "hypothesis": 0, "given": [[0, 0]] } }), absurd(1)]);
        if is_partial {
            moves.extend([unfold(), absurd(0)]);
        }
        let facts = json!([[v(0), inf]]);
        let statement = json!({ "variables": [n], "ty": null, "left": zero, "right": one, "facts": facts });
        json!({ "statement": statement, "moves": moves, "induct": [0] })
    };
    assert_eq!(module.beside(none_is_infinite(flagged("n", of("Lies.N"), "finite"))), Ok(()));
    let verdict = module.beside(none_is_infinite(variable("n", of("Lies.N"))));
    assert_eq!(verdict, Err(Rejection::Induction), "a condition may hold of the limit alone");
}

/// An equation of a group, with its call on the right at this place.
fn equation(variables: &[Value], sides: [Value; 2], place: &[u32], more: u32, moves: &[Value]) -> Value {
    let mut lemma = lemma(variables, sides, moves);
    lemma["recursion"] = json!({ "place": place, "more": more });
    lemma
}

/// Both sides by cases of `n`, and the call inside by the equation itself.
fn copied(lemma: u32) -> Vec<Value> {
    let evaluated = || [step("l", &[], 1), step("r", &[], 1)];
    let mut moves = Vec::from(evaluated());
    moves.push(vary("l", &[0]));
    moves.extend(evaluated());
    moves.push(same());
    moves.extend(evaluated());
    moves.extend([law("l", &[0, 0], lemma, false), same()]);
    moves.extend(evaluated());
    moves.push(same());
    moves
}

#[test]
fn equations_proved_together_hold_of_all_approximations() {
    let module = Module::load();
    let n = || [variable("n", of("Lies.N"))];
    let used = |lemmas: &[Value]| json!({ "moves": [law("l", &[], 0, false), same()], "lemmas": lemmas });
    let doubles = || [call("double", &[v(0)]), call("dbl", &[v(0)])];
    let double = equation(&n(), doubles(), &[], 0, &copied(0));
    assert_eq!(module.check("copied", used(std::slice::from_ref(&double))), Ok(()));
    // The other way round the second equation would do: both are used for what they are about.
    let turned = equation(&n(), [call("dbl", &[v(0)]), call("double", &[v(0)])], &[], 0, &copied(1));
    let mut first = double.clone();
    first["recursion"]["more"] = json!(1);
    assert_eq!(module.check("copied", used(&[first.clone(), turned.clone()])), Ok(()));
    let lies = [
        ("a group that has fewer members", used(std::slice::from_ref(&first))),
        ("a member that is not proved", {
            let mut unproved = turned;
            unproved["moves"] = json!([]);
            used(&[first, unproved])
        }),
        ("induction besides", {
            let mut besides = double.clone();
            besides["induct"] = json!([0]);
            used(&[besides])
        }),
        ("an equation that rests on itself before a step", {
            let moves = [law("l", &[], 0, false), same()];
            used(&[equation(&n(), doubles(), &[], 0, &moves)])
        }),
        ("a call with too few arguments", {
            let sides = [json!({ "g": "Lies.double" }), json!({ "g": "Lies.dbl" })];
            used(&[equation(&[], sides, &[], 0, &[law("l", &[], 0, false), same()])])
        }),
    ];
    for (what, parts) in lies {
        let verdict = module.check("copied", parts);
        assert!(verdict.is_err(), "{what}");
    }
    let goal = json!({ "moves": copied(0), "recursion": { "place": [], "more": 0 } });
    assert!(module.check("copied", goal).is_err(), "a goal that is its own lemma");
}

#[test]
fn heads_are_nothing_but_their_equations() {
    let module = Module::load();
    let n = || [variable("n", of("Lies.N"))];
    let z = || con("Lies.Z", &[]);
    let zero = || call("zero", &[v(0)]);
    let is_zero = |name: &str, steps: u32| lemma(&n(), [call(name, &[v(0)]), z()], &[step("l", &[], steps), same()]);
    let goal = |lemmas: &[Value], last: u32| json!({ "moves": [law("l", &[], last, false), step("l", &[], 2), same()], "lemmas": lemmas });
    let cases = |place: &[u32]| json!({ "cases": { "at": "l", "place": place } });
    let spun = |moves: &[Value]| equation(&n(), [call("spin", &[v(0)]), zero()], &[], 0, moves);
    let looped = |moves: &[Value]| equation(&n(), [call("loopy", &[v(0)]), zero()], &[], 0, moves);
    let looped_via = |moves: &[Value]| equation(&n(), [call("loopy", &[v(0)]), call("via", &[v(0)])], &[], 0, moves);
    let first = |second: Value| call("first", &[z(), second]);
    let lies = [
        (
            "a head is unfolded again",
            "spun",
            goal(
                &[spun(&[step("l", &[], 1), law("l", &[], 0, false), step("l", &[], 2), step("r", &[], 1), same()])],
                0,
            ),
        ),
        (
            "a lemma about a head",
            "spun",
            goal(
                &[
                    is_zero("zero", 2),
                    spun(&[
                        step("l", &[], 1),
                        law("l", &[], 1, false),
                        law("l", &[], 0, false),
                        step("r", &[], 1),
                        same(),
                    ]),
                ],
                1,
            ),
        ),
        (
            "a lemma about a function that calls a head",
            "spun",
            goal(
                &[
                    lemma(&n(), [call("via", &[v(0)]), zero()], &[step("l", &[], 2), same()]),
                    is_zero("via", 4),
                    spun(&[
                        step("l", &[], 1),
                        law("l", &[], 2, false),
                        law("l", &[], 0, true),
                        law("l", &[], 1, false),
                        step("r", &[], 1),
                        same(),
                    ]),
                ],
                2,
            ),
        ),
        (
            "a head is taken to be total",
            "looped",
            goal(
                &[looped(&[
                    step("l", &[], 1),
                    law("l", &[1], 0, false),
                    step("l", &[], 2),
                    cases(&[0]),
                    step("l", &[], 1),
                    step("r", &[], 1),
                    same(),
                    step("l", &[], 1),
                    step("r", &[], 1),
                    same(),
                ])],
                0,
            ),
        ),
        (
            "a head is unfolded inside",
            "looped",
            goal(
                &[looped(&[
                    step("l", &[], 1),
                    law("l", &[1], 0, false),
                    step("l", &[1], 2),
                    step("l", &[], 3),
                    step("r", &[], 1),
                    same(),
                ])],
                0,
            ),
        ),
        (
            "a head is unfolded by way of another function",
            "looped",
            goal(
                &[
                    looped_via(&[
                        step("l", &[], 1),
                        law("l", &[1], 0, false),
                        step("l", &[], 6),
                        step("r", &[], 3),
                        same(),
                    ]),
                    is_zero("via", 4),
                ],
                0,
            ),
        ),
        (
            "nothing is looked at first",
            "spun",
            goal(
                &[equation(
                    &n(),
                    [call("spin", &[v(0)]), first(zero())],
                    &[2],
                    0,
                    &[step("l", &[], 1), law("l", &[], 0, false), step("l", &[], 2), step("r", &[], 2), same()],
                )],
                0,
            ),
        ),
        (
            "a head among the arguments",
            "spun",
            goal(
                &[equation(
                    &n(),
                    [call("spin", &[zero()]), zero()],
                    &[],
                    0,
                    &[step("l", &[], 1), law("l", &[], 0, false), step("l", &[], 2), step("r", &[], 1), same()],
                )],
                0,
            ),
        ),
        (
            "coinduction among approximations",
            "spun",
            goal(
                &[spun(&[
                    json!("keep"),
                    step("l", &[], 1),
                    json!({ "cohyp": { "at": "l", "place": [], "hypothesis": 0, "flipped": false } }),
                    same(),
                ])],
                0,
            ),
        ),
    ];
    for (what, rule, parts) in lies {
        let verdict = module.check(rule, parts);
        let is_about_heads = match &verdict {
            Err(Rejection::Recursion(_)) => true,
            Err(Rejection::Rule(_, why)) => {
                let reasons = ["being proved", "may be a bottom", "no such hypothesis"];
                reasons.iter().any(|reason| why.contains(reason))
            }
            _ => false,
        };
        assert!(is_about_heads, "{what}: {verdict:?}");
    }
    // What these are made of is all right.
    assert_eq!(module.beside(is_zero("zero", 2)), Ok(()));
    assert_eq!(module.beside(is_zero("via", 4)), Ok(()));
}

#[test]
fn numbers_that_are_counted_down_end() {
    let module = Module::load();
    let numbers = |name: &str| {
        let x = [flagged("x", of("Int"), "total")];
        lemma(
            &x,
            [case(call(name, &[v(0)]), &[], Some(int(0))), int(0)],
            &[json!({ "name": { "at": "l", "place": [0] } }), step("l", &[], 1), same()],
        )
    };
    assert_eq!(module.beside(numbers("down")), Ok(()));
    assert!(module.beside(numbers("drop0")).is_err(), "it does not end below zero");
}

#[test]
fn numbers_that_come_closer_to_each_other_end() {
    let module = Module::load();
    let numbers = |name: &str| {
        let two = [flagged("x", of("Int"), "total"), flagged("y", of("Int"), "total")];
        lemma(
            &two,
            [case(call(name, &[v(0), v(1)]), &[], Some(int(0))), int(0)],
            &[json!({ "name": { "at": "l", "place": [0] } }), step("l", &[], 1), same()],
        )
    };
    assert_eq!(module.beside(numbers("span0")), Ok(()));
    let lies = [
        ("farther", "they go apart"),
        ("along", "they stay as far apart"),
        ("above", "the first is above the second"),
        ("other", "the other one is the larger"),
    ];
    for (name, what) in lies {
        assert!(module.beside(numbers(name)).is_err(), "{what}");
    }
}

#[test]
fn moves_on_calls_and_functions_leave_nothing_out() {
    let module = Module::load();
    let name = |place: &[u32]| json!({ "name": { "at": "l", "place": place } });
    let equal = json!({ "equal": { "at": "l", "place": [], "by": "r", "from": [] } });
    let lies = [
        (
            "what a call gives may be a bottom",
            "named",
            json!({ "moves": [name(&[0]), vary("l", &[0]), step("l", &[], 1), same(), step("l", &[], 1), same()] }),
        ),
        ("what a call gives is evaluated", "named", json!({ "moves": [name(&[0]), step("l", &[], 1), same()] })),
        ("a bottom is no function", "eta", json!({ "moves": ["functions", step("r", &[], 1), same()] })),
        ("errors are not the same", "two errors", json!({ "moves": ["errors"] })),
        ("what is put in place is not the same", "apart", json!({ "moves": [equal, same()] })),
    ];
    for (what, rule, parts) in lies {
        let verdict = module.check(rule, parts);
        assert!(verdict.is_err(), "{what}");
    }
    let divided = |flag: &str, moves: &[Value]| {
        let quotient = prim("IntQuot", &[int(1), v(0)]);
        let x = [flagged("x", of("Int"), flag)];
        module.beside(lemma(&x, [case(quotient, &[], Some(int(0))), int(0)], moves))
    };
    let divide = || json!({ "divide": { "at": "l", "place": [0] } });
    let end = || [step("l", &[], 1), same()];
    let verdict = divided("evaluated", &[divide()].into_iter().chain(end()).chain(end()).collect::<Vec<_>>());
    assert!(matches!(verdict, Err(Rejection::Rule(2, _))), "a division by zero is no number: {verdict:?}");
    let verdict = divided("lazy", &[divide()].into_iter().chain(end()).chain(end()).collect::<Vec<_>>());
    assert!(matches!(verdict, Err(Rejection::Rule(0, _))), "a divisor that may be a bottom: {verdict:?}");
    let eta = json!({ "moves": ["functions", step("r", &[], 1), same()] });
    assert_eq!(module.check("eta of what is total", eta), Ok(()));
}

/// The lemma with one of these numbers of steps at each of its places, so that the certificate does not depend on how operators are elaborated; zero is no move.
fn with_steps(places: usize, most: u32, lemma: impl Fn(&[u32]) -> Value) -> impl Iterator<Item = Value> {
    let count = (most + 1).pow(places as u32);
    (0..count).map(move |number| {
        let steps: Vec<u32> = (0..places as u32).map(|place| number / (most + 1).pow(place) % (most + 1)).collect();
        lemma(&steps)
    })
}

fn steps(at: &str, place: &[u32], count: u32) -> Vec<Value> {
    if count == 0 { Vec::new() } else { vec![step(at, place, count)] }
}

/// The call becomes what the statement says, for smaller values.
fn smaller() -> Vec<Value> {
    vec![json!({ "hyp": { "at": "l", "place": [], "hypothesis": 0, "flipped": false } }), same()]
}

#[test]
fn induction_on_numbers_is_on_those_that_get_smaller_and_are_not_negative() {
    let module = Module::load();
    let is_accepted = |mut lemmas: Box<dyn Iterator<Item = Value>>| lemmas.any(|lemma| module.beside(lemma).is_ok());
    let number = |name: &str| flagged(name, of("Int"), "total");
    // `f n = if n <= 0 then 0 else f (n - 1)` is zero.
    let counted = |name: &'static str, induct: Value| {
        let n = number("n");
        with_steps(3, 8, move |count| {
            let cases = json!({ "cases": { "at": "l", "place": [0] } });
            let begin = [vec![json!("keep")], steps("l", &[], count[0]), vec![vary("l", &[0, 0]), cases]].concat();
            let again = [steps("l", &[], 1), steps("l", &[1], count[1]), smaller()].concat();
            let ended = [steps("l", &[], 1 + count[2] / 8), vec![same()]].concat();
            let mut both =
                lemma(std::slice::from_ref(&n), [call(name, &[v(0)]), int(0)], &[begin, again, ended].concat());
            both["induct"] = induct.clone();
            both
        })
    };
    assert!(is_accepted(Box::new(counted("down", json!([0])))), "it counts down to zero");
    assert!(!is_accepted(Box::new(counted("down", json!([])))), "nothing gets smaller");
    assert!(!is_accepted(Box::new(counted("drop0", json!([0])))), "it does not end below zero");
    assert!(!is_accepted(Box::new(counted("up", json!([0])))), "it counts up");
    assert!(!is_accepted(Box::new(counted("stay", json!([0])))), "it does not count");
}

#[test]
fn induction_on_a_distance_is_on_the_second_number_minus_the_first() {
    let module = Module::load();
    let is_accepted = |mut lemmas: Box<dyn Iterator<Item = Value>>| lemmas.any(|lemma| module.beside(lemma).is_ok());
    let spanned = |induct: Value| {
        let numbers = ["a", "b"].map(|name| flagged(name, of("Int"), "total"));
        with_steps(3, 8, move |count| {
            let cases = json!({ "cases": { "at": "l", "place": [0] } });
            let vary = vec![vary("l", &[0, 0]), vary("l", &[0, 1]), cases];
            let begin = [vec![json!("keep")], steps("l", &[], count[0]), vary].concat();
            let again = [steps("l", &[], 1), steps("l", &[1], count[1]), smaller()].concat();
            let ended = [steps("l", &[], 1 + count[2] / 8), vec![same()]].concat();
            let sides = [call("span0", &[v(0), v(1)]), int(0)];
            let mut both = lemma(&numbers, sides, &[begin, again, ended].concat());
            both["induct"] = induct.clone();
            both
        })
    };
    assert!(is_accepted(Box::new(spanned(json!([0, 1])))), "they come nearer to each other");
    for (induct, what) in [([1, 0], "the distance grows"), ([0, 0], "there is none"), ([1, 1], "there is none")] {
        assert!(!is_accepted(Box::new(spanned(json!(induct)))), "{what}");
    }
    assert!(!is_accepted(Box::new(spanned(json!([0])))), "the first number grows");
    assert!(!is_accepted(Box::new(spanned(json!([1])))), "the second stays");
}

#[test]
fn a_number_comes_before_a_size() {
    let module = Module::load();
    let is_accepted = |mut lemmas: Box<dyn Iterator<Item = Value>>| lemmas.any(|lemma| module.beside(lemma).is_ok());
    let walked = |induct: Value| {
        let variables = [flagged("n", of("Int"), "total"), flagged("m", of("Lies.N"), "finite")];
        with_steps(3, 8, move |count| {
            let cases = json!({ "cases": { "at": "l", "place": [0] } });
            let begin = [vec![json!("keep")], steps("l", &[], 1 + count[2] % 3), vec![vary("l", &[0])]].concat();
            let at_zero = [steps("l", &[], count[0]), vec![vary("l", &[0, 0]), cases]].concat();
            let again = [steps("l", &[], 1), steps("l", &[1], count[1]), smaller()].concat();
            let ended = [steps("l", &[], 1), vec![same()]].concat();
            let below = [steps("l", &[], 1), smaller()].concat();
            let sides = [call("walk", &[v(0), v(1)]), con("Lies.Z", &[])];
            let mut both = lemma(&variables, sides, &[begin, at_zero, again, ended, below].concat());
            both["induct"] = induct.clone();
            both
        })
    };
    assert!(is_accepted(Box::new(walked(json!([0, 1])))), "the number, and then the other");
    for induct in [json!([1, 0]), json!([0]), json!([1])] {
        assert!(!is_accepted(Box::new(walked(induct.clone()))), "{induct}");
    }
}

/// What is evaluated for its own sake is left out only where it surely has a value: what is evaluated, and has nothing but strict fields along its spine.
#[test]
fn nothing_is_forced_but_what_has_a_value() {
    let module = Module::load();
    let truth = || con("True", &[]);
    let forced = |variables: &[Value], what: Value| {
        let sides = [case(what, &[], Some(truth())), truth()];
        lemma(variables, sides, &[json!({ "forced": { "at": "l", "place": [] } }), same()])
    };
    let evaluated = |name: &str| [flagged("x", of(name), "evaluated")];
    let any = |name: &str| [variable("x", of(name))];
    let number = [flagged("x", of("Int"), "total")];
    let divided = |number: Value, by: Value| prim("IntQuot", &[number, by]);
    let accepted = [
        ("a strict spine that is there", forced(&evaluated("Lies.L"), call("sink", &[v(0)]))),
        ("a finite number", forced(&[flagged("x", of("Lies.N"), "finite")], call("drain", &[v(0)]))),
        ("a quotient by ten", forced(&number, divided(v(0), int(10)))),
    ];
    for (what, lemma) in accepted {
        assert_eq!(module.beside(lemma), Ok(()), "{what}");
    }
    let lies = [
        ("a bottom", forced(&[], undefined())),
        ("what may be a bottom", forced(&any("Lies.L"), v(0))),
        ("a strict spine that may not be there", forced(&any("Lies.L"), call("sink", &[v(0)]))),
        ("a lazy spine behind what is there", forced(&evaluated("Lies.N"), call("drain", &[v(0)]))),
        ("the lazy one of two fields", forced(&evaluated("Lies.M"), call("lazily", &[v(0)]))),
        ("a quotient by zero", forced(&number, divided(v(0), int(0)))),
        ("a quotient that is too large for a machine", forced(&number, divided(v(0), int(-1)))),
        ("a quotient by what may be zero", forced(&number, divided(int(10), v(0)))),
        ("a quotient of what may be a bottom", forced(&any("Int"), divided(v(0), int(10)))),
        ("what never ends", forced(&evaluated("Lies.N"), call("spin", &[v(0)]))),
        (
            "no `case` at all",
            lemma(&[], [truth(), truth()], &[json!({ "forced": { "at": "l", "place": [] } }), same()]),
        ),
        (
            "a `case` with alternatives",
            lemma(
                &evaluated("Lies.L"),
                [case(v(0), &[(constructor("Lies.E", 0), truth())], Some(truth())), truth()],
                &[json!({ "forced": { "at": "l", "place": [] } }), same()],
            ),
        ),
    ];
    for (what, lemma) in lies {
        assert!(module.beside(lemma).is_err(), "{what}");
    }
    let seq = |rule: &str| module.check(rule, json!({ "moves": [{ "forced": { "at": "l", "place": [] } }, "same"] }));
    for rule in ["seq", "seq of a number", "named"] {
        assert!(seq(rule).is_err(), "{rule}");
    }
}
