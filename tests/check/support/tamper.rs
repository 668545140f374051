//! Changes of certificates by somebody who knows their format: what comes out is mostly well formed, and says something
//! else.

use serde_json::{Value, json};

use selfsame_testing::Random;

/// A place in a certificate: positions of what is inside, from the outside in.
type Place = Vec<usize>;

/// The certificate with one thing changed.
pub fn tampered(certificate: &Value, dice: &mut Random) -> Value {
    let mut changed = certificate.clone();
    let pool = Pool::of(certificate);
    for _ in 0..20 {
        let kind = dice.pick(&KINDS);
        let places = pool.places(kind);
        if places.is_empty() {
            continue;
        }
        let place = &places[dice.below(places.len())];
        if let Some(at) = inner(&mut changed, place) {
            change(kind, at, &pool, dice);
        }
        if changed != *certificate {
            return changed;
        }
    }
    changed
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Term,
    Pattern,
    Variable,
    Type,
    Statement,
    Theorem,
    List,
    Number,
    Truth,
}

const KINDS: [Kind; 12] = [
    Kind::Term,
    Kind::Term,
    Kind::Term,
    Kind::Pattern,
    Kind::Variable,
    Kind::Variable,
    Kind::Type,
    Kind::Statement,
    Kind::Theorem,
    Kind::List,
    Kind::Number,
    Kind::Truth,
];

const TERMS: [&str; 12] = ["b", "v", "g", "d", "l", "fn", "a", "let", "c", "case", "p", "bot"];

/// What a certificate is made of.
struct Pool {
    all: Vec<(Kind, Place)>,
    terms: Vec<Value>,
    types: Vec<Value>,
    statements: Vec<Value>,
    constructors: Vec<Value>,
    steps: Vec<Value>,
}

impl Pool {
    fn of(certificate: &Value) -> Pool {
        let (terms, types, statements) = (Vec::new(), Vec::new(), Vec::new());
        let constructors = ["True", "False", "[]", ":"].map(Value::from).to_vec();
        let mut pool = Pool { all: Vec::new(), terms, types, statements, constructors, steps: Vec::new() };
        pool.visit(certificate, None, &mut Vec::new());
        pool
    }

    fn places(&self, kind: Kind) -> Vec<Place> {
        self.all.iter().filter(|(known, _)| *known == kind).map(|(_, place)| place.clone()).collect()
    }

    fn visit(&mut self, value: &Value, key: Option<&str>, place: &mut Place) {
        match value {
            Value::Object(map) => {
                let only = map.iter().next().filter(|_| map.len() == 1);
                match only {
                    Some((key, content)) if key == "c" && content[1].is_u64() => {
                        self.constructors.push(content[0].clone());
                        self.all.push((Kind::Pattern, place.clone()));
                    }
                    Some((key, content)) if TERMS.contains(&key.as_str()) && !content.is_string() | (key == "g") => {
                        if key == "c" {
                            self.constructors.push(content[0].clone());
                        }
                        self.terms.push(value.clone());
                        self.all.push((Kind::Term, place.clone()));
                    }
                    Some((key, _)) if ["Con", "Var", "App"].contains(&key.as_str()) => {
                        self.types.push(value.clone());
                        self.all.push((Kind::Type, place.clone()));
                    }
                    _ if map.contains_key("statement") => self.all.push((Kind::Theorem, place.clone())),
                    _ if map.contains_key("left") => {
                        self.statements.push(value.clone());
                        self.all.push((Kind::Statement, place.clone()));
                    }
                    _ if map.contains_key("ty") && map.contains_key("name") => {
                        self.all.push((Kind::Variable, place.clone()));
                    }
                    _ => {}
                }
                for (i, (key, inner)) in map.iter().enumerate() {
                    place.push(i);
                    self.visit(inner, Some(key), place);
                    place.pop();
                }
            }
            Value::Array(items) => {
                if matches!(key, Some("moves" | "proof")) {
                    self.steps.extend(items.iter().cloned());
                }
                self.all.push((Kind::List, place.clone()));
                for (i, inner) in items.iter().enumerate() {
                    place.push(i);
                    self.visit(inner, None, place);
                    place.pop();
                }
            }
            Value::Number(_) => self.all.push((Kind::Number, place.clone())),
            Value::Bool(_) => self.all.push((Kind::Truth, place.clone())),
            Value::String(_) | Value::Null => {}
        }
    }
}

fn inner<'a>(value: &'a mut Value, place: &[usize]) -> Option<&'a mut Value> {
    place.iter().try_fold(value, |value, at| match value {
        Value::Object(map) => map.iter_mut().nth(*at).map(|(_, inner)| inner),
        Value::Array(items) => items.get_mut(*at),
        _ => None,
    })
}

fn pick(from: &[Value], dice: &mut Random) -> Option<Value> {
    (!from.is_empty()).then(|| from[dice.below(from.len())].clone())
}

fn change(kind: Kind, at: &mut Value, pool: &Pool, dice: &mut Random) {
    match kind {
        Kind::Term => term(at, pool, dice),
        Kind::Pattern => match dice.below(3) {
            0 => at["c"][1] = json!(dice.below(4)),
            1 => at["c"][0] = pick(&pool.constructors, dice).unwrap_or_default(),
            _ => *at = json!({ "l": { "Int": dice.below(3) } }),
        },
        Kind::Variable => match dice.below(5) {
            0 => at["name"] = dice.pick(&["Prelude.undefined", "x", "xs", "divide by zero"]).into(),
            1 => at["ty"] = pick(&pool.types, dice).unwrap_or_default(),
            other => {
                let flag = ["evaluated", "total", "finite"][other as usize - 2];
                at[flag] = json!(!at[flag].as_bool().unwrap_or(false));
            }
        },
        Kind::Type => match dice.below(3) {
            0 => *at = json!({ "Var": "a" }),
            1 => *at = json!({ "Con": [dice.pick(&["Int", "Bool", "Char", "()"]), []] }),
            _ => *at = pick(&pool.types, dice).unwrap_or_default(),
        },
        Kind::Statement => match dice.below(6) {
            0 => {
                let (left, right) = (at["left"].clone(), at["right"].clone());
                (at["left"], at["right"]) = (right, left);
            }
            1 => at["left"] = pick(&pool.terms, dice).unwrap_or_default(),
            2 => at["right"] = pick(&pool.terms, dice).unwrap_or_default(),
            3 => *at = pick(&pool.statements, dice).unwrap_or_default(),
            4 => at["facts"] = json!([]),
            _ => at["spines"] = json!([dice.below(2)]),
        },
        Kind::Theorem => match dice.below(5) {
            0 => at["induct"] = json!([]),
            1 => at["induct"] = json!([dice.below(3)]),
            2 => at["along"] = dice.pick(&["everything", "spine"]).into(),
            3 => at["statement"] = pick(&pool.statements, dice).unwrap_or_default(),
            _ => {
                let steps = ["same", "arith", "dc", "keep"];
                at["moves"] = json!([dice.pick(&steps)]);
                at["proof"] = json!([]);
            }
        },
        Kind::List => list(at, pool, dice),
        Kind::Number => {
            let number = at.as_i64().unwrap_or(0);
            *at = match dice.below(5) {
                0 => json!(number + 1),
                1 => json!((number - 1).max(0)),
                2 => json!(0),
                3 => json!(4_294_967_295_u32),
                _ => json!(dice.below(6)),
            };
        }
        Kind::Truth => *at = json!(!at.as_bool().unwrap_or(false)),
    }
}

fn term(at: &mut Value, pool: &Pool, dice: &mut Random) {
    let other = pick(&pool.terms, dice).unwrap_or_default();
    match dice.below(8) {
        0 => *at = json!({ "l": { "Int": dice.below(3) } }),
        1 => *at = json!({ "v": dice.below(3) }),
        2 => *at = json!({ "bot": { "kind": "Undefined", "text": dice.pick(&["Prelude.undefined", "x", "xs"]) } }),
        3 => *at = json!({ "c": [dice.pick(&["True", "False"]), []] }),
        4 if at["c"].is_array() => at["c"][0] = pick(&pool.constructors, dice).unwrap_or_default(),
        5 if at["case"].is_array() => {
            let alternatives = at["case"][1].as_array_mut();
            if let Some(alternatives) = alternatives.filter(|alternatives| !alternatives.is_empty()) {
                let index = dice.below(alternatives.len());
                match dice.below(3) {
                    0 => drop(alternatives.remove(index)),
                    1 => alternatives.push(alternatives[index].clone()),
                    _ => alternatives.reverse(),
                }
            }
        }
        6 if at["a"].is_array() => {
            if let Some(args) = at["a"][1].as_array_mut() {
                args.reverse();
            }
        }
        _ => *at = other,
    }
}

fn list(at: &mut Value, pool: &Pool, dice: &mut Random) {
    let Some(items) = at.as_array_mut() else { return };
    if items.is_empty() {
        items.extend(pick(&pool.steps, dice));
        return;
    }
    let (one, other) = (dice.below(items.len()), dice.below(items.len()));
    match dice.below(6) {
        0 => drop(items.remove(one)),
        1 => items.insert(other, items[one].clone()),
        2 => items.swap(one, other),
        3 => items.truncate(one),
        4 => items[one] = items[other].clone(),
        _ => items[one] = pick(&pool.steps, dice).unwrap_or_default(),
    }
}
