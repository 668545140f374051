//! A problem as a module: its datatypes, its functions, and one rule.

use std::collections::BTreeMap;

use crate::goal::{Asked, goal};
use crate::sexp::{Sexp, TipError, parse};
use crate::term::{Scope, Uses, Writer};

/// Of types without functions in them.
const DERIVING: &str = " deriving (P.Eq)";

/// The problem as a Haskell module with a rule named `goal` over finite values. Where there are several goals, or facts
/// that the file asserts, these are rules of their own, which are numbered.
pub fn to_haskell(text: &str) -> Result<String, TipError> {
    let commands = parse(text)?;
    let mut writer = Writer::default();
    let mut lines = vec!["module Problem where".to_owned(), "import qualified Prelude as P".to_owned()];
    for command in &commands {
        sort(&mut writer, command)?;
    }
    for command in &commands {
        datatypes(&mut writer, command, &mut lines)?;
    }
    let (mut functions, mut constants) = (Vec::new(), Vec::new());
    for command in &commands {
        match Constant::of(command)? {
            Some(constant) => constants.push(constant),
            None => functions.extend(declared(command)?),
        }
    }
    for (name, result) in
        functions.iter().map(|f| (f.name, f.result)).chain(constants.iter().map(|c| (c.name, c.result)))
    {
        let written = writer.names.add_function(name.atom()?);
        writer.note_integer(&written, result);
    }
    let uses = define(&mut writer, &functions, &constants, &mut lines)?;
    let statements: Vec<(&str, &Sexp)> = commands.iter().filter_map(statement).collect();
    let count = |kind: &str| statements.iter().filter(|(known, _)| *known == kind).count();
    if count("goal") == 0 {
        return Err(TipError { line: 1, message: "there is no statement to prove".into() });
    }
    let mut numbers = BTreeMap::new();
    for (kind, statement) in &statements {
        let number = numbers.entry(*kind).and_modify(|n| *n += 1).or_insert(1);
        let name = if count(kind) == 1 { (*kind).to_owned() } else { format!("{kind} {number}") };
        let is_asserted = *kind == "assert";
        goal(&mut writer, &Asked { name, statement, uses: &uses, constants: &constants, is_asserted }, &mut lines)?;
    }
    Ok(lines.join("\n") + "\n")
}

/// A statement of the file, with what rules of its kind are called.
fn statement(command: &Sexp) -> Option<(&'static str, &Sexp)> {
    let of = |word: &str| command.form(word).and_then(|items| items.first());
    of("prove").or_else(|| of("assert-not")).map(|goal| ("goal", goal)).or_else(|| Some(("assert", of("assert")?)))
}

/// Writes the functions, each with what it uses that is only declared. Says what each uses.
fn define(
    writer: &mut Writer,
    functions: &[Function<'_>],
    constants: &[Constant<'_>],
    lines: &mut Vec<String>,
) -> Result<BTreeMap<String, Uses>, TipError> {
    // Once to see what they use, and once more with that.
    let mut direct = BTreeMap::new();
    for function in functions {
        body(writer, function)?;
        direct.insert(function.name.atom()?.to_owned(), std::mem::take(&mut writer.uses));
    }
    let uses: BTreeMap<String, Uses> = direct.iter().map(|(name, uses)| (name.clone(), uses.closed(&direct))).collect();
    for (name, uses) in &uses {
        let used = constants.iter().filter(|constant| constant.name.atom().is_ok_and(|name| uses.names.contains(name)));
        let used = used.map(|constant| constant.written(writer)).collect::<Result<Vec<String>, TipError>>()?;
        writer.extra.insert(name.clone(), used);
    }
    for function in functions {
        let name = function.name.atom()?;
        let (params, body) = body(writer, function)?;
        let written = writer.names.function(name).unwrap_or(name).to_owned();
        let extra = writer.extra.get(name).cloned().unwrap_or_default();
        lines.push(format!("{written} :: {}", signature(writer, function, constants, &uses[name])?));
        lines.push(format!("{written} {} = {body}", [extra, params].concat().join(" ")));
    }
    writer.uses = Uses::default();
    if uses.values().any(|uses| uses.order) {
        for line in lines.iter_mut().filter(|line| line.ends_with(DERIVING)) {
            *line = line.replace(DERIVING, " deriving (P.Eq, P.Ord)");
        }
    }
    Ok(uses)
}

fn body(writer: &mut Writer, function: &Function<'_>) -> Result<(Vec<String>, String), TipError> {
    let mut scope: Scope = Vec::new();
    let params = writer.params(function.params, &mut scope)?;
    Ok((params, writer.term(function.body, &scope)?))
}

/// Something of which only the type is known: any value of it.
pub(crate) struct Constant<'a> {
    pub name: &'a Sexp,
    pub params: &'a [Sexp],
    pub result: &'a Sexp,
}

impl<'a> Constant<'a> {
    fn of(command: &'a Sexp) -> Result<Option<Constant<'a>>, TipError> {
        match (command.form("declare-const"), command.form("declare-fun")) {
            (Some([name, result]), _) => Ok(Some(Constant { name, params: &[], result })),
            (_, Some([name, params, result])) => Ok(Some(Constant { name, params: params.list()?, result })),
            (None, None) => Ok(None),
            _ => command.error("a name and its type are expected here"),
        }
    }

    pub fn written(&self, writer: &Writer) -> Result<String, TipError> {
        Ok(writer.names.function(self.name.atom()?).unwrap_or_default().to_owned())
    }

    pub fn ty(&self, writer: &Writer) -> Result<String, TipError> {
        let types = self.params.iter().chain([self.result]).map(|ty| writer.ty(ty, &Scope::new()));
        Ok(format!("({})", types.collect::<Result<Vec<String>, TipError>>()?.join(" -> ")))
    }
}

/// A function as it is declared.
struct Function<'a> {
    name: &'a Sexp,
    type_params: Vec<String>,
    params: &'a Sexp,
    result: &'a Sexp,
    body: &'a Sexp,
}

/// The functions that a command declares; an error for commands that we do not read.
fn declared(command: &Sexp) -> Result<Vec<Function<'_>>, TipError> {
    let items = command.list()?;
    let Some(word) = items.first() else { return command.error("a command is expected here") };
    match (word.atom()?, &items[1..]) {
        ("define-fun" | "define-fun-rec", [inner]) => {
            // Older files have the type variables around everything.
            let Some([vars, inner]) = inner.form("par") else { return inner.error("a definition is expected here") };
            let [name, params, result, body] = inner.list()? else {
                return inner.error("a name, parameters, a type and a term are expected here");
            };
            Ok(vec![Function { name, type_params: atoms(vars)?, params, result, body }])
        }
        ("define-fun" | "define-fun-rec", [name, params, result, body]) => {
            Ok(vec![Function { name, type_params: Vec::new(), params, result, body }])
        }
        ("define-fun" | "define-fun-rec", [name, head, body]) => Ok(vec![headed(name, head, body)?]),
        ("define-funs-rec", [heads, bodies]) => {
            let (heads, bodies) = (heads.list()?, bodies.list()?);
            if heads.len() != bodies.len() {
                return command.error("there are not as many terms as functions");
            }
            heads.iter().zip(bodies).map(|(head, body)| one_of_several(head, body)).collect()
        }
        (
            "declare-datatype" | "declare-datatypes" | "declare-sort" | "prove" | "assert" | "assert-not" | "check-sat"
            | "set-logic" | "set-info" | "set-option" | "exit",
            _,
        ) => Ok(Vec::new()),
        (other, _) => command.error(format!("`{other}` is not supported")),
    }
}

/// `name (par (a) (params type)) body`.
fn headed<'a>(name: &'a Sexp, head: &'a Sexp, body: &'a Sexp) -> Result<Function<'a>, TipError> {
    let Some([vars, inner]) = head.form("par") else { return head.error("parameters and a type are expected here") };
    let [params, result] = inner.list()? else { return inner.error("parameters and a type are expected here") };
    Ok(Function { name, type_params: atoms(vars)?, params, result, body })
}

fn one_of_several<'a>(head: &'a Sexp, body: &'a Sexp) -> Result<Function<'a>, TipError> {
    if let Some([vars, inner]) = head.form("par") {
        let function = one_of_several(inner, body)?;
        return Ok(Function { type_params: atoms(vars)?, ..function });
    }
    match head.list()? {
        [name, params, result] => Ok(Function { name, type_params: Vec::new(), params, result, body }),
        [name, head] => headed(name, head, body),
        _ => head.error("a name, parameters and a type are expected here"),
    }
}

fn atoms(list: &Sexp) -> Result<Vec<String>, TipError> {
    list.list()?.iter().map(|item| item.atom().map(str::to_owned)).collect()
}

/// The type of a function, with what it takes that is only declared.
fn signature(
    writer: &Writer,
    function: &Function<'_>,
    constants: &[Constant<'_>],
    uses: &Uses,
) -> Result<String, TipError> {
    let vars: Scope = type_variables(&function.type_params);
    let mut types = Vec::new();
    for constant in constants.iter().filter(|constant| constant.name.atom().is_ok_and(|name| uses.names.contains(name)))
    {
        types.push(constant.ty(writer)?);
    }
    for param in function.params.list()? {
        let [_, ty] = param.list()? else { return param.error("a name and its type are expected here") };
        types.push(writer.ty(ty, &vars)?);
    }
    types.push(writer.ty(function.result, &vars)?);
    let class = if uses.order { "P.Ord" } else { "P.Eq" };
    let context: Vec<String> = vars.iter().map(|(_, var)| format!("{class} {var}")).collect();
    let context = match (uses.compares(), &context[..]) {
        (false, _) | (_, []) => String::new(),
        (true, context) => format!("({}) => ", context.join(", ")),
    };
    Ok(format!("{context}{}", types.join(" -> ")))
}

/// A sort of which nothing is known but which values are the same: integers do, for there are enough of them.
fn sort(writer: &mut Writer, command: &Sexp) -> Result<(), TipError> {
    let Some(items) = command.form("declare-sort") else { return Ok(()) };
    match items {
        [name, Sexp::Atom(arity, _)] if arity == "0" => writer.names.alias(name.atom()?, "P.Integer"),
        [name] => writer.names.alias(name.atom()?, "P.Integer"),
        _ => return command.error("a sort with parameters is not supported"),
    }
    Ok(())
}

fn type_variables(names: &[String]) -> Scope {
    names.iter().enumerate().map(|(i, name)| (name.clone(), format!("t{i}"))).collect()
}

/// Datatypes of all three ways to declare them.
fn datatypes(writer: &mut Writer, command: &Sexp, lines: &mut Vec<String>) -> Result<(), TipError> {
    if let Some([name, definition]) = command.form("declare-datatype") {
        return group(writer, &[(name, definition)], lines);
    }
    let Some([names, definitions]) = command.form("declare-datatypes") else { return Ok(()) };
    let (first, definitions_list) = (names.list()?, definitions.list()?);
    let is_older = first.iter().all(|name| matches!(name, Sexp::Atom(..)));
    if !is_older {
        let mut all = Vec::new();
        for (name, definition) in first.iter().zip(definitions_list) {
            let Some(name) = name.list()?.first() else { return name.error("a name is expected here") };
            all.push((name, definition));
        }
        return group(writer, &all, lines);
    }
    // `(declare-datatypes (a) ((list (nil) (cons (head a) (tail (list a))))))`
    for definition in definitions_list {
        let Some((name, _)) = definition.list()?.split_first() else { return definition.error("a type is expected") };
        writer.names.add_type(name.atom()?);
    }
    let vars = type_variables(&atoms(names)?);
    for definition in definitions_list {
        let Some((name, constructors)) = definition.list()?.split_first() else { continue };
        data(writer, name, &vars, constructors, lines)?;
    }
    Ok(())
}

fn group(writer: &mut Writer, all: &[(&Sexp, &Sexp)], lines: &mut Vec<String>) -> Result<(), TipError> {
    for (name, _) in all {
        writer.names.add_type(name.atom()?);
    }
    for (name, definition) in all {
        let (vars, constructors) = match definition.form("par") {
            Some([vars, constructors]) => (atoms(vars)?, constructors),
            _ => (Vec::new(), *definition),
        };
        data(writer, name, &type_variables(&vars), constructors.list()?, lines)?;
    }
    Ok(())
}

fn data(
    writer: &mut Writer,
    name: &Sexp,
    vars: &Scope,
    constructors: &[Sexp],
    lines: &mut Vec<String>,
) -> Result<(), TipError> {
    let mut alternatives = Vec::new();
    let mut selectors = Vec::new();
    let mut has_functions = false;
    for constructor in constructors {
        let (con, fields) = match constructor {
            Sexp::Atom(con, _) => (con.as_str(), &[][..]),
            Sexp::List(items, _) => match items.split_first() {
                Some((con, fields)) => (con.atom()?, fields),
                None => return constructor.error("a constructor is expected here"),
            },
        };
        let written = writer.names.add_constructor(con);
        let mut types = Vec::new();
        for (i, field) in fields.iter().enumerate() {
            let [selector, ty] = field.list()? else { return field.error("a name and its type are expected here") };
            has_functions |= ty.form("=>").is_some();
            types.push(writer.ty(ty, vars)?);
            let selector = writer.names.add_function(selector.atom()?);
            let pattern: Vec<&str> = (0..fields.len()).map(|j| if i == j { "x" } else { "_" }).collect();
            selectors.push(format!("{selector} ({written} {}) = x", pattern.join(" ")));
        }
        alternatives.push(format!("{written} {}", types.join(" ")));
    }
    let written = writer.names.ty(name.atom()?).unwrap_or_default().to_owned();
    let vars: Vec<&str> = vars.iter().map(|(_, var)| var.as_str()).collect();
    let deriving = if has_functions { "" } else { DERIVING };
    lines.push(format!("data {written} {} = {}{deriving}", vars.join(" "), alternatives.join(" | ")));
    lines.extend(selectors);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::to_haskell;

    const NATURALS: &str = "(declare-datatype Nat ((zero) (succ (pred Nat))))
        (define-fun-rec plus ((x Nat) (y Nat)) Nat (match x ((zero y) ((succ z) (succ (plus z y))))))";

    #[test]
    fn an_equation_becomes_a_rule() {
        let module = to_haskell(&format!("{NATURALS} (prove (forall ((x Nat)) (= (plus x zero) x)))"));
        let module = module.expect("it is a problem");
        assert!(module.contains("data Nat  = Zero  | Succ Nat deriving (P.Eq)"), "{module}");
        assert!(module.contains("\"goal\" forall x . (plus x Zero) = x"), "{module}");
    }

    #[test]
    fn the_older_dialect_is_read_too() {
        let text = "(declare-datatypes (a) ((list (nil) (cons (head a) (tail (list a))))))
            (define-fun-rec (par (a) (append ((x (list a)) (y (list a))) (list a)
              (match x (case nil y) (case (cons z xs) (cons z (append xs y)))))))
            (assert-not (par (a) (forall ((x (list a))) (= (append x (as nil (list a))) x))))
            (check-sat)";
        let module = to_haskell(text).expect("it is a problem");
        assert!(module.contains("append :: (List t0) -> (List t0) -> (List t0)"), "{module}");
    }

    #[test]
    fn what_is_not_read_is_said_with_its_line() {
        let error = to_haskell("(push 1)\n(prove true)").expect_err("this is not read");
        assert_eq!(error.to_string(), "line 1: `push` is not supported");
        let error = to_haskell("(prove\n (exists ((x Int)) (= x 0)) )").expect_err("a number is asked for");
        assert_eq!(error.to_string(), "line 2: `exists` is not supported here: nothing says which value it is");
        let text = "(declare-fun f (Int) Int)\n(assert (forall ((x Int)) (= (f x) x)))\n(prove (= (f 1) 1))";
        let error = to_haskell(text).expect_err("an axiom");
        assert_eq!(error.line, 2);
    }
}
