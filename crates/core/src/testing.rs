//! Core written as text, for tests: `(define f (lam (x) (case x (Z 1) ((S n) (primIntAdd 1 (f n))))))`.
//!
//! Top level: `(data (Maybe a) Nothing (Just a))`, `(class (Eq a) (== (-> a (-> a Bool))))`, `(newtype (Sum a) (Sum a))`,
//! `(infix 5 :+)` before a data declaration, `(sig f type)`, `(define f expr)`.
//! Expressions: `lam`, `let`, `letrec`, `case` with `(pattern body)` and `(_ body)`, `bottom`, `input`, `assume`,
//! `assert`, `at`; literals `1` (Int), `1n` (Integer), `1.5`, `'c'`, `"text"`; primitives by name; names in upper case, and `:`
//! and `[]`, are constructors; other names are locals if bound, else globals.

use std::collections::HashMap;
use std::sync::Arc;

use crate::expr::{Alt, AltPattern, Expr, Label, LabelKind, Lit, Local};
use crate::prim::PrimOp;
use crate::program::{Assoc, Code, ConDef, DataDef, DataKind, Fixity, Global, Program};
use crate::span::{FileId, Span};
use crate::symbol::Symbol;
use crate::types::{Type, base_name};

/// A program with built-in types and what the text declares.
pub fn program(text: &str) -> Program {
    let mut program = Program::with_builtins();
    let mut types = HashMap::new();
    let mut fixities = HashMap::new();
    for form in parse(text) {
        let Form::List(items) = &form else { panic!("not a declaration: {form:?}") };
        match items[0].word() {
            "infix" => {
                let precedence = items[1].word().parse().expect("a precedence");
                fixities.insert(items[2].word().to_owned(), Fixity { assoc: Assoc::Right, precedence });
            }
            "sig" => {
                types.insert(items[1].word().to_owned(), generalized(ty(&items[2])));
            }
            "define" => {
                let name = items[1].word();
                let ty = types.get(name).cloned().unwrap_or_else(|| generalized(Type::var("unknown")));
                let code = Code::Expr(Arc::new(Reader::default().expr(&items[2])));
                let fixity = fixities.get(name).copied();
                program.add_global(Global { name: name.into(), ty, code, span: None, fixity });
            }
            kind => {
                program.add_data(declaration(kind, &items[1..], &fixities));
            }
        }
    }
    program
}

/// A closed expression.
pub fn expr(text: &str) -> Expr {
    Reader::default().expr(&parse(text)[0])
}

/// A type; names in lower case are variables.
pub fn type_of(text: &str) -> Type {
    ty(&parse(text)[0])
}

fn declaration(kind: &str, items: &[Form], fixities: &HashMap<String, Fixity>) -> DataDef {
    let (name, params) = match &items[0] {
        Form::List(head) => (head[0].word(), head[1..].iter().map(|p| Symbol::new(p.word())).collect()),
        head => (head.word(), vec![]),
    };
    let con = |name: &str, fields: &[Form]| {
        let (mut labels, mut types) = (vec![], vec![]);
        for field in fields {
            match field {
                Form::List(parts) if parts[0].word() == "field" => {
                    labels.push(Symbol::new(parts[1].word()));
                    types.push(ty(&parts[2]));
                }
                field => types.push(ty(field)),
            }
        }
        let strict = vec![false; types.len()];
        ConDef { name: name.into(), fields: types, strict, labels, fixity: fixities.get(name).copied() }
    };
    let (kind, cons) = match kind {
        "class" => {
            let methods = items[1..].iter().map(|m| match m {
                Form::List(parts) => generalized_over(ty(&parts[1]), &params),
                other => panic!("not a method: {other:?}"),
            });
            let fields: Vec<Type> = methods.collect();
            let strict = vec![false; fields.len()];
            let name = Symbol::new(&format!("$D{name}"));
            (DataKind::Dictionary, vec![ConDef { name, fields, strict, labels: vec![], fixity: None }])
        }
        _ => {
            let cons = items[1..].iter().map(|c| match c {
                Form::List(parts) => con(parts[0].word(), &parts[1..]),
                other => con(other.word(), &[]),
            });
            (if kind == "newtype" { DataKind::Newtype } else { DataKind::Data }, cons.collect())
        }
    };
    DataDef { name: name.into(), params, kind, cons, span: None }
}

fn ty(form: &Form) -> Type {
    match form {
        Form::List(parts) => {
            if parts[0].word() == "forall" {
                let Form::List(vars) = &parts[1] else { panic!("forall needs a list") };
                let vars: Arc<[Symbol]> = vars.iter().map(|v| Symbol::new(v.word())).collect();
                return Type::Forall(vars, Arc::new([]), Arc::new(ty(&parts[2])));
            }
            parts[1..].iter().fold(ty(&parts[0]), |head, arg| head.apply(ty(arg)))
        }
        form => match form.word() {
            "String" => Type::string(),
            word if word.starts_with(|c: char| c.is_lowercase()) => Type::var(word),
            word => Type::con(con_name(word).unwrap_or(word)),
        },
    }
}

fn generalized(ty: Type) -> Type {
    generalized_over(ty, &[])
}

/// Quantifies the variables other than these.
fn generalized_over(ty: Type, except: &[Symbol]) -> Type {
    let mut vars = vec![];
    ty.visit(&mut |part| match part {
        Type::Var(v) if !vars.contains(v) => vars.push(*v),
        _ => {}
    });
    vars.retain(|v| !except.contains(v));
    if vars.is_empty() { ty } else { Type::Forall(vars.into(), Arc::new([]), Arc::new(ty)) }
}

#[derive(Debug)]
enum Form {
    Word(String),
    Text(String),
    Char(char),
    List(Vec<Form>),
}

impl Form {
    fn word(&self) -> &str {
        match self {
            Form::Word(word) => word,
            other => panic!("a word is needed, not {other:?}"),
        }
    }
}

fn parse(text: &str) -> Vec<Form> {
    let mut stack = vec![vec![]];
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        let form = match c {
            c if c.is_whitespace() => continue,
            ';' => {
                while chars.next_if(|&c| c != '\n').is_some() {}
                continue;
            }
            '(' => {
                stack.push(vec![]);
                continue;
            }
            ')' => Form::List(stack.pop().expect("balanced parentheses")),
            '"' => Form::Text(std::iter::from_fn(|| chars.next_if(|&c| c != '"')).collect()),
            '\'' => {
                let c = chars.next().expect("a character");
                assert_eq!(chars.next(), Some('\''));
                Form::Char(c)
            }
            c => {
                let mut word = String::from(c);
                while let Some(c) = chars.next_if(|&c| !c.is_whitespace() && !"()".contains(c)) {
                    word.push(c);
                }
                Form::Word(word)
            }
        };
        if let Form::Text(_) = form {
            chars.next();
        }
        stack.last_mut().expect("balanced parentheses").push(form);
    }
    assert_eq!(stack.len(), 1, "balanced parentheses");
    stack.remove(0)
}

/// `()` and tuples are written with words, as parentheses are lists: `Unit`, `Pair`, `Triple`.
fn con_name(word: &str) -> Option<&str> {
    match word {
        "Unit" => Some("()"),
        "Pair" => Some("(,)"),
        "Triple" => Some("(,,)"),
        // Names of functions may have a module before them.
        _ if word.contains('.') && base_name(word).starts_with(|c: char| c.is_lowercase()) => None,
        _ if word.starts_with(|c: char| c.is_uppercase() || c == ':') || word == "[]" || word.starts_with("$D") => {
            Some(word)
        }
        _ => None,
    }
}

#[derive(Default)]
struct Reader {
    scope: Vec<Local>,
    next: u32,
}

impl Reader {
    fn bind(&mut self, name: &str) -> Local {
        self.next += 1;
        let local = Local { id: self.next, name: name.into() };
        self.scope.push(local);
        local
    }

    fn expr(&mut self, form: &Form) -> Expr {
        match form {
            Form::Text(text) => Expr::Lit(Lit::Str(text.clone())),
            Form::Char(c) => Expr::Lit(Lit::Char(*c)),
            Form::Word(word) => self.word(word),
            Form::List(items) => match &items[0] {
                Form::Word(head) => self.form(head, &items[1..]),
                head => {
                    let head = self.expr(head);
                    Expr::App(Box::new(head), self.exprs(&items[1..]))
                }
            },
        }
    }

    fn exprs(&mut self, forms: &[Form]) -> Vec<Expr> {
        forms.iter().map(|form| self.expr(form)).collect()
    }

    fn boxed(&mut self, form: &Form) -> Box<Expr> {
        Box::new(self.expr(form))
    }

    fn word(&mut self, word: &str) -> Expr {
        if let Some(lit) = literal(word) {
            return Expr::Lit(lit);
        }
        if let Some(con) = con_name(word) {
            return Expr::Con(con.into(), vec![]);
        }
        match self.scope.iter().rev().find(|local| local.name.as_str() == word) {
            Some(local) => Expr::Local(*local),
            None => Expr::Global(word.into()),
        }
    }

    fn form(&mut self, head: &str, rest: &[Form]) -> Expr {
        let mark = self.scope.len();
        let expr = match head {
            "lam" => {
                let Form::List(params) = &rest[0] else { panic!("lam needs a list of parameters") };
                let params = params.iter().map(|p| self.bind(p.word())).collect();
                Expr::Lam(params, self.boxed(&rest[1]))
            }
            "let" => {
                let rhs = self.boxed(&rest[1]);
                let local = self.bind(rest[0].word());
                Expr::Let(local, rhs, self.boxed(&rest[2]))
            }
            "letrec" => {
                let Form::List(bindings) = &rest[0] else { panic!("letrec needs a list of bindings") };
                let pairs: Vec<&Vec<Form>> = bindings
                    .iter()
                    .map(|b| match b {
                        Form::List(pair) => pair,
                        other => panic!("not a binding: {other:?}"),
                    })
                    .collect();
                let locals: Vec<Local> = pairs.iter().map(|pair| self.bind(pair[0].word())).collect();
                let rhss: Vec<Expr> = pairs.iter().map(|pair| self.expr(&pair[1])).collect();
                Expr::LetRec(locals.into_iter().zip(rhss).collect(), self.boxed(&rest[1]))
            }
            "case" => {
                let scrutinee = self.boxed(&rest[0]);
                let (mut alts, mut default) = (vec![], None);
                for alt in &rest[1..] {
                    let Form::List(alt) = alt else { panic!("not an alternative: {alt:?}") };
                    let mark = self.scope.len();
                    match self.pattern(&alt[0]) {
                        Some(pattern) => alts.push(Alt { pattern, body: self.expr(&alt[1]) }),
                        None => default = Some(self.boxed(&alt[1])),
                    }
                    self.scope.truncate(mark);
                }
                Expr::Case(scrutinee, alts, default)
            }
            "bottom" => match &rest[0] {
                Form::Text(text) => Expr::Bottom(Label::new(LabelKind::Error, text.as_str())),
                other => panic!("bottom needs a text, not {other:?}"),
            },
            "input" => Expr::Input(ty(&rest[0])),
            "assume" => Expr::Assume(self.boxed(&rest[0]), self.boxed(&rest[1])),
            "assert" => {
                let label = Label::new(LabelKind::Assertion, "assertion failed");
                Expr::Assert(self.boxed(&rest[0]), self.boxed(&rest[1]), label)
            }
            "at" => {
                let start = rest[0].word().parse().expect("an offset");
                Expr::At(Span::new(FileId(0), start, start + 1), self.boxed(&rest[1]))
            }
            _ => {
                let args = self.exprs(rest);
                match (PrimOp::by_name(head), con_name(head)) {
                    (Some(op), _) => Expr::Prim(op, args),
                    (_, Some(con)) => Expr::Con(con.into(), args),
                    _ => Expr::App(Box::new(self.word(head)), args),
                }
            }
        };
        self.scope.truncate(mark);
        expr
    }

    /// `None` for `_`.
    fn pattern(&mut self, form: &Form) -> Option<AltPattern> {
        match form {
            Form::Word(word) if word == "_" => None,
            Form::Word(word) => Some(match (literal(word), con_name(word)) {
                (Some(lit), _) => AltPattern::Lit(lit),
                (_, Some(con)) => AltPattern::Con(con.into(), vec![]),
                _ => panic!("not a pattern: {word}"),
            }),
            Form::Char(c) => Some(AltPattern::Lit(Lit::Char(*c))),
            Form::Text(_) => panic!("a string is no pattern"),
            Form::List(items) => {
                let con = con_name(items[0].word()).expect("a constructor");
                let fields = items[1..].iter().map(|field| self.bind(field.word())).collect();
                Some(AltPattern::Con(con.into(), fields))
            }
        }
    }
}

fn literal(word: &str) -> Option<Lit> {
    if let Ok(value) = word.parse() {
        return Some(Lit::Int(value));
    }
    if let Some(digits) = word.strip_suffix('n')
        && let Ok(value) = digits.parse()
    {
        return Some(Lit::Integer(value));
    }
    word.contains('.').then(|| word.parse().ok().map(Lit::Double)).flatten()
}
