//! Reads annotations: which kind, then types ([`types`]) and terms ([`terms`]).

mod terms;
mod types;

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;

use crate::lexer::{Lexeme, Token, tokens};
use crate::syntax::{
    Alias, Annotation, Clause, Data, DataCon, Measure, Predicate, PredicateParam, Signature, SpecType, Term,
};

/// The content of one `{-@ ... @-}` that begins at the span. What cannot be read is an unsupported annotation.
pub fn annotation(text: &str, span: Span) -> Result<Annotation, Diagnostic> {
    let unsupported = |(at, why): Wrong| {
        let hint = "nothing is said of what depends on it";
        Diagnostic::unsupported(at, "unsupported annotation").label(why).hint(hint)
    };
    let all = tokens(text, span.file, span.start).map_err(unsupported)?;
    let mut parser = Parser {
        lexemes: all,
        at: 0,
        whole: span,
        margin: None,
        predicates: Vec::new(),
        bounds: None,
        bounded_by: Vec::new(),
    };
    let annotation = parser.annotation().map_err(unsupported)?;
    if !parser.predicates.is_empty() {
        return Err(unsupported((span, "abstract refinements of what is no function or data".into())));
    }
    match parser.peek() {
        None => Ok(annotation),
        Some(_) => Err(unsupported((parser.here(), "this is not understood".into()))),
    }
}

/// A term of the logic by itself.
pub fn term(text: &str) -> Option<Term> {
    let whole = Span::new(selfsame_core::span::FileId(0), 0, text.len());
    let lexemes = tokens(text, whole.file, 0).ok()?;
    let mut parser =
        Parser { lexemes, at: 0, whole, margin: None, predicates: Vec::new(), bounds: None, bounded_by: Vec::new() };
    let term = parser.term().ok()?;
    parser.peek().is_none().then_some(term)
}

/// All annotations of a file of specifications, one after another, each from the beginning of a line.
pub fn specifications(text: &str, span: Span) -> Result<Vec<Annotation>, Diagnostic> {
    let mut all = Vec::new();
    let mut start = 0;
    let ends = text.match_indices('\n').map(|(at, _)| at + 1).chain([text.len()]);
    for end in ends {
        let next = text[end..].chars().next();
        // A line that is indented, empty or a comment belongs to what stands before.
        if next.is_some_and(|c| c.is_whitespace() || c == '-') {
            continue;
        }
        let piece = &text[start..end];
        let at = Span::new(span.file, span.start as usize + start, span.start as usize + end);
        start = end;
        let is_empty = piece.lines().all(|line| line.trim().is_empty() || line.starts_with("--"));
        if is_empty {
            continue;
        }
        all.push(annotation(piece, at)?);
    }
    Ok(all)
}

type Wrong = (Span, String);
type Parsed<T> = Result<T, Wrong>;

struct Parser {
    lexemes: Vec<Lexeme>,
    at: usize,
    whole: Span,
    /// A token at the beginning of a line that is not to the right of this column belongs to what follows.
    margin: Option<u32>,
    /// What `forall` brought, until it is known of what.
    predicates: Vec<PredicateParam>,
    /// Where it is said what these have to do with each other.
    bounds: Option<Span>,
    /// By what, where that has a name.
    bounded_by: Vec<Symbol>,
}

impl Parser {
    fn annotation(&mut self) -> Parsed<Annotation> {
        let keyword = match self.peek() {
            Some(Token::Name(name)) => name.clone(),
            Some(Token::Mark('(')) => String::new(),
            _ => return self.wrong("an annotation begins with a name"),
        };
        // `type :: ...` would be the signature of a function, but these are no names of functions.
        match keyword.as_str() {
            "type" => self.alias(),
            "predicate" | "expression" => self.predicate(),
            "measure" => self.measure(),
            "reflect" | "inline" | "define" => {
                self.at += 1;
                let span = self.here();
                let name = match self.peek().cloned() {
                    Some(Token::Operator(op)) => {
                        self.at += 1;
                        Symbol::new(&op)
                    }
                    _ => self.name()?,
                };
                Ok(Annotation::Lifted(name, span))
            }
            "data" | "newtype" => self.data(),
            "assume" | "assert" if !matches!(self.peek_at(1), Some(Token::Operator(op)) if op == "::") => {
                self.at += 1;
                self.signature(keyword == "assume")
            }
            "LIQUID" => self.option(),
            "lazy" if !matches!(self.peek_at(1), Some(Token::Operator(op)) if op == "::") => {
                self.at += 1;
                Ok(Annotation::Lazy(self.name()?))
            }
            // What helps a proof, and what is about termination: nothing is lost without them. An `embed` says how the
            // values of a type are written in the logic, where operations on them are refused if they are not numbers.
            "embed" => {
                self.at += 1;
                let name = self.name()?;
                let mut rest = self.lexemes[self.at..].iter().filter_map(|lexeme| match &lexeme.token {
                    Token::Name(word) if word != "as" => Some(word.clone()),
                    _ => None,
                });
                let what = rest.next();
                self.at = self.lexemes.len();
                Ok(match what.as_deref() {
                    Some("Set_Set") => Annotation::Sets(name),
                    Some("int" | "BitVec") => Annotation::Numbers(name),
                    _ => Annotation::Ignored,
                })
            }
            "ignore" | "fail" if !matches!(self.peek_at(1), Some(Token::Operator(op)) if op == "::") => {
                self.at += 1;
                Ok(Annotation::Unchecked(self.name()?))
            }
            "qualif" | "lazyvar" | "autosize" | "autolen" | "include" | "decrease" | "termination" | "infixl"
            | "infixr" | "infix" | "automatic" | "ple" => {
                self.at = self.lexemes.len();
                Ok(Annotation::Ignored)
            }
            "rewrite" => {
                self.at += 1;
                Ok(Annotation::Rewrites(None, vec![self.name()?]))
            }
            "rewriteWith" => {
                self.at += 1;
                let of = self.name()?;
                self.mark('[')?;
                let mut lemmas = Vec::new();
                while !self.take_mark(']') {
                    lemmas.push(self.name()?);
                    if !self.take_mark(',') {
                        self.mark(']')?;
                        break;
                    }
                }
                Ok(Annotation::Rewrites(Some(of), lemmas))
            }
            "invariant" => {
                self.at += 1;
                Ok(Annotation::Invariant(self.ty()?))
            }
            "using" => {
                self.at += 1;
                let of = self.atom_type()?;
                self.keyword("as")?;
                let ty = self.ty()?;
                match crate::specs::head(&of).is_some() && crate::specs::head(&of) == crate::specs::head(&ty) {
                    true => Ok(Annotation::Invariant(ty)),
                    false => Ok(Annotation::Invariant(of)),
                }
            }
            "class" if matches!(self.peek_at(1), Some(Token::Name(word)) if word == "measure") => {
                self.at += 1;
                self.measure()
            }
            "instance" if matches!(self.peek_at(1), Some(Token::Name(word)) if word == "measure") => {
                self.at += 1;
                match self.measure()? {
                    Annotation::Measure(measure) if !measure.clauses.is_empty() => {
                        Ok(Annotation::InstanceMeasure(measure))
                    }
                    _ => self.wrong("a measure of an instance has clauses"),
                }
            }
            "class" | "instance" => self.of_class(),
            // What it says is used where it stands before a type.
            "bound" => {
                self.at += 1;
                let name = self.name()?;
                self.at = self.lexemes.len();
                Ok(Annotation::Bound(name))
            }
            "import" => self.wrong("specifications of other files are not read"),
            _ => self.signature(false),
        }
    }

    fn signature(&mut self, is_assumed: bool) -> Parsed<Annotation> {
        let mut names = vec![self.name()?];
        while self.take_mark(',') {
            names.push(self.name()?);
        }
        self.operator("::")?;
        Ok(Annotation::Signatures(self.signed(&names, is_assumed)?))
    }

    /// What is said behind the names.
    fn signed(&mut self, names: &[Symbol], is_assumed: bool) -> Parsed<Vec<Signature>> {
        let ty = self.ty()?;
        let metric = if self.take_operator("/") { self.metric()? } else { Vec::new() };
        let (span, is_library) = (self.whole, false);
        let (predicates, bounds) = (std::mem::take(&mut self.predicates), self.bounds.take());
        let bounded_by = std::mem::take(&mut self.bounded_by);
        let sign = |name: &Symbol| Signature {
            name: *name,
            ty: ty.clone(),
            predicates: predicates.clone(),
            bounds,
            bounded_by: bounded_by.clone(),
            metric: metric.clone(),
            is_assumed,
            is_library,
            span,
        };
        Ok(names.iter().map(sign).collect())
    }

    /// `[n - i, len xs]`: what gets smaller.
    fn metric(&mut self) -> Parsed<Vec<Term>> {
        let mut all = Vec::new();
        self.mark('[')?;
        while !self.take_mark(']') {
            all.push(self.term()?);
            if !self.take_mark(',') {
                self.mark(']')?;
                break;
            }
        }
        Ok(all)
    }

    /// `class C a where`, `instance C T where`, and signatures that begin in one column.
    fn of_class(&mut self) -> Parsed<Annotation> {
        let is_instance = self.is_name("instance");
        self.at += 1;
        let start = self.at;
        let mut arrow = None;
        while !self.is_name("where") {
            if self.peek().is_none() {
                return self.wrong("`where` and the methods are expected here");
            }
            if self.is_operator("=>") {
                arrow = Some(self.at);
            }
            self.at += 1;
        }
        let end = self.at;
        self.at = arrow.map_or(start, |at| at + 1);
        let class = self.name()?;
        let ty = if self.at < end && is_instance { self.atom_type()? } else { SpecType::Hole };
        let head = match &ty {
            SpecType::Con { name, .. } => *name,
            _ if is_instance => return self.wrong("the type of an instance is expected here"),
            _ => class,
        };
        self.at = end + 1;
        let mut all = Vec::new();
        while let Some(lexeme) = self.lexemes.get(self.at) {
            let column = lexeme.column;
            let mut names = vec![self.name()?];
            while self.take_mark(',') {
                names.push(self.name()?);
            }
            self.operator("::")?;
            self.margin = Some(column);
            let signed = self.signed(&names, false);
            self.margin = None;
            all.extend(signed?);
        }
        if all.is_empty() {
            return self.wrong("what is said of its methods is expected here");
        }
        Ok(if is_instance { Annotation::Instance(class, head, all) } else { Annotation::Class(all) })
    }

    /// `LIQUID "--no-totality"`, `LIQUID "--no-termination"`: of all options, only these say what is to be shown.
    fn option(&mut self) -> Parsed<Annotation> {
        let has = |option: &str| {
            let is_it = |lexeme: &Lexeme| matches!(&lexeme.token, Token::Text(text) if text.contains(option));
            self.lexemes.iter().any(is_it)
        };
        let found = match () {
            () if has("no-totality") => Annotation::NoTotality,
            () if has("no-termination") => Annotation::NoTermination,
            () => Annotation::Ignored,
        };
        self.at = self.lexemes.len();
        Ok(found)
    }

    fn alias(&mut self) -> Parsed<Annotation> {
        self.at += 1;
        let name = self.name()?;
        let params = self.params()?;
        self.operator("=")?;
        let body = self.ty()?;
        Ok(Annotation::Alias(Alias { name, params, body }))
    }

    fn predicate(&mut self) -> Parsed<Annotation> {
        self.at += 1;
        let name = self.name()?;
        let params = self.params()?;
        self.operator("=")?;
        let body = self.term()?;
        Ok(Annotation::Predicate(Predicate { name, params, body }))
    }

    fn params(&mut self) -> Parsed<Vec<Symbol>> {
        let mut params = Vec::new();
        while let Some(Token::Name(name)) = self.peek()
            && name != "where"
        {
            params.push(Symbol::new(name));
            self.at += 1;
        }
        Ok(params)
    }

    fn measure(&mut self) -> Parsed<Annotation> {
        self.at += 1;
        let span = self.here();
        let name = self.name()?;
        if self.peek().is_none() {
            return Ok(Annotation::Lifted(name, span));
        }
        self.operator("::")?;
        self.margin = self.clause_column(name);
        let ty = self.ty()?;
        let mut clauses = Vec::new();
        while self.lexemes.get(self.at).is_some() {
            clauses.push(self.clause(name)?);
        }
        Ok(Annotation::Measure(Measure { name, ty, clauses, span: self.whole }))
    }

    /// Where clauses begin: at the name on a line of its own.
    fn clause_column(&self, name: Symbol) -> Option<u32> {
        let rest = &self.lexemes[self.at..];
        let first = rest.iter().find(|lexeme| {
            lexeme.first_column.is_some() && matches!(&lexeme.token, Token::Name(word) if word == name.as_str())
        });
        first.map(|lexeme| lexeme.column)
    }

    /// `size (x :+: xs) = 1 + size xs`; a column that differs from the first clause's is allowed.
    fn clause(&mut self, of: Symbol) -> Parsed<Clause> {
        let (outer, start) = (self.margin.take(), self.here());
        if self.name()? != of {
            return self.wrong("a clause begins with the name of its measure");
        }
        let (con, fields) = self.pattern()?;
        self.operator("=")?;
        self.margin = outer;
        let body = self.term()?;
        Ok(Clause { con, fields, body, span: start.to(self.before()) })
    }

    /// `Emp`, `[]`, `(x : xs)`, `(C x _)`, `((:+:) x xs)`, `(x, y)`
    fn pattern(&mut self) -> Parsed<(Symbol, Vec<Symbol>)> {
        if self.take_mark('[') {
            self.mark(']')?;
            return Ok(("[]".into(), Vec::new()));
        }
        if !self.take_mark('(') {
            return Ok((self.name()?, Vec::new()));
        }
        let found = match (self.peek().cloned(), self.peek_at(1).cloned()) {
            // `(:+:) x xs`, or `(Emp)` in parentheses of its own
            (Some(Token::Mark('(')), _) => {
                self.at += 1;
                let con = match self.peek().cloned() {
                    Some(Token::Operator(op)) => {
                        self.at += 1;
                        Symbol::new(&op)
                    }
                    _ => self.name()?,
                };
                self.mark(')')?;
                (con, self.params()?)
            }
            (Some(Token::Name(left)), Some(Token::Operator(op))) if op.starts_with(':') => {
                self.at += 2;
                let right = self.name()?;
                (Symbol::new(&op), vec![Symbol::new(&left), right])
            }
            (Some(Token::Name(first)), Some(Token::Mark(','))) => {
                self.at += 1;
                let mut fields = vec![Symbol::new(&first)];
                while self.take_mark(',') {
                    fields.push(self.name()?);
                }
                (Symbol::new(&selfsame_core::types::tuple_name(fields.len())), fields)
            }
            (Some(Token::Mark('[')), _) => {
                self.at += 1;
                self.mark(']')?;
                ("[]".into(), Vec::new())
            }
            _ => (self.name()?, self.params()?),
        };
        self.mark(')')?;
        Ok(found)
    }

    fn data(&mut self) -> Parsed<Annotation> {
        self.at += 1;
        if self.is_name("variance") {
            self.at = self.lexemes.len();
            return Ok(Annotation::Ignored);
        }
        let name = self.name()?;
        if self.take_mark('[') {
            // What its size is for termination.
            self.name()?;
            self.mark(']')?;
        }
        let params = self.params()?;
        if self.peek().is_none() {
            return Ok(Annotation::Ignored);
        }
        let mut params = params;
        let predicates = if self.is_operator("<") { self.predicate_params()? } else { Vec::new() };
        params.extend(self.params()?);
        let mut cons = Vec::new();
        if self.is_name("where") {
            self.at += 1;
            let cons = self.gadt()?;
            return Ok(Annotation::Data(Data { name, params, predicates, cons, span: self.whole }));
        }
        self.operator("=")?;
        loop {
            cons.push(self.data_con()?);
            if !self.take_operator("|") {
                break;
            }
        }
        Ok(Annotation::Data(Data { name, params, predicates, cons, span: self.whole }))
    }

    /// `Range :: from:Int -> to:{v:Int | from <= v} -> Range`, each in the same column.
    fn gadt(&mut self) -> Parsed<Vec<DataCon>> {
        let mut cons = Vec::new();
        while let Some(lexeme) = self.lexemes.get(self.at) {
            let column = lexeme.column;
            let name = self.name()?;
            self.operator("::")?;
            self.margin = Some(column);
            let ty = self.ty();
            self.margin = None;
            let (mut fields, mut rest) = (Vec::new(), ty?);
            while let SpecType::Fun { name, arg, result } = rest {
                let number = Symbol::new(&format!("field {}", fields.len() + 1));
                fields.push((name.unwrap_or(number), *arg));
                rest = *result;
            }
            cons.push(DataCon { name, fields });
        }
        Ok(cons)
    }

    fn data_con(&mut self) -> Parsed<DataCon> {
        let name = self.name()?;
        let mut fields = Vec::new();
        if self.take_mark('{') {
            while !self.take_mark('}') {
                let mut names = vec![self.name()?];
                while self.take_mark(',') {
                    names.push(self.name()?);
                }
                if !self.take_operator("::") {
                    self.operator(":")?;
                }
                let ty = self.ty()?;
                fields.extend(names.into_iter().map(|name| (name, ty.clone())));
                self.take_mark(',');
            }
        } else {
            while self.peek().is_some() && !self.is_operator("|") {
                let number = Symbol::new(&format!("field {}", fields.len() + 1));
                if matches!(self.peek(), Some(Token::Mark('(')))
                    && let (Some(Token::Name(field)), Some(Token::Operator(op))) = (self.peek_at(1), self.peek_at(2))
                    && op == "::"
                {
                    let field = Symbol::new(field);
                    self.at += 3;
                    let ty = self.ty()?;
                    self.mark(')')?;
                    fields.push((field, ty));
                } else {
                    fields.push((number, self.atom_type()?));
                }
            }
        }
        Ok(DataCon { name, fields })
    }

    /// A name, or an operator in parentheses.
    fn name(&mut self) -> Parsed<Symbol> {
        match (self.peek().cloned(), self.peek_at(1).cloned()) {
            (Some(Token::Name(name)), _) => {
                self.at += 1;
                Ok(Symbol::new(&name))
            }
            (Some(Token::Mark('(')), Some(Token::Operator(op))) => {
                self.at += 2;
                self.mark(')')?;
                Ok(Symbol::new(&op))
            }
            _ => self.wrong("a name is expected here"),
        }
    }

    fn peek(&self) -> Option<&Token> {
        self.peek_at(0)
    }

    fn peek_at(&self, ahead: usize) -> Option<&Token> {
        let lexeme = self.lexemes.get(self.at + ahead)?;
        let is_beyond = |margin: u32| lexeme.first_column.is_some_and(|column| column <= margin);
        if self.margin.is_some_and(is_beyond) {
            return None;
        }
        Some(&lexeme.token)
    }

    fn here(&self) -> Span {
        match self.lexemes.get(self.at) {
            Some(lexeme) => lexeme.span,
            None => Span { start: self.whole.end, ..self.whole },
        }
    }

    fn before(&self) -> Span {
        self.lexemes[self.at.saturating_sub(1).min(self.lexemes.len() - 1)].span
    }

    fn is_name(&self, name: &str) -> bool {
        matches!(self.peek(), Some(Token::Name(found)) if found == name)
    }

    fn is_operator(&self, op: &str) -> bool {
        matches!(self.peek(), Some(Token::Operator(found)) if found == op)
    }

    fn take_operator(&mut self, op: &str) -> bool {
        let found = self.is_operator(op);
        self.at += usize::from(found);
        found
    }

    fn operator(&mut self, op: &str) -> Parsed<()> {
        if self.take_operator(op) { Ok(()) } else { self.wrong(&format!("`{op}` is expected here")) }
    }

    fn take_mark(&mut self, mark: char) -> bool {
        let found = matches!(self.peek(), Some(Token::Mark(found)) if *found == mark);
        self.at += usize::from(found);
        found
    }

    fn mark(&mut self, mark: char) -> Parsed<()> {
        if self.take_mark(mark) { Ok(()) } else { self.wrong(&format!("`{mark}` is expected here")) }
    }

    fn wrong<T>(&self, why: &str) -> Parsed<T> {
        Err((self.here(), why.to_owned()))
    }

    /// Tries to read something; nothing is read when it fails.
    fn attempt<T>(&mut self, read: impl FnOnce(&mut Self) -> Parsed<T>) -> Parsed<T> {
        let start = self.at;
        let result = read(self);
        if result.is_err() {
            self.at = start;
        }
        result
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::syntax::{Op, SpecArg};
    use selfsame_core::span::FileId;

    fn read(text: &str) -> Annotation {
        annotation(text, Span::new(FileId(0), 0, text.len())).expect("it is an annotation")
    }

    fn signature(text: &str) -> Signature {
        match read(text) {
            Annotation::Signatures(mut all) if all.len() == 1 => all.remove(0),
            other => panic!("a signature is expected, not {other:?}"),
        }
    }

    #[test]
    fn several_names_have_one_type() {
        let Annotation::Signatures(all) = read("f, (+++) :: Int -> Nat") else { panic!("signatures") };
        assert_eq!(all.iter().map(|one| one.name.as_str()).collect::<Vec<_>>(), ["f", "+++"]);
        assert!(!signature("assert f :: Int -> Nat").is_assumed);
        assert!(signature("assume f :: Int -> Nat").is_assumed);
    }

    #[test]
    fn dependent_signatures() {
        let found = signature("take :: n:Nat -> {xs:[a] | n <= len xs} -> ListN a n / [n]");
        let SpecType::Fun { name, result, .. } = found.ty else { panic!("a function") };
        assert_eq!(name, Some("n".into()));
        let SpecType::Fun { arg, result, .. } = *result else { panic!("a function") };
        assert!(matches!(*arg, SpecType::Refined { .. }));
        let SpecType::Con { args, .. } = *result else { panic!("an alias") };
        assert_eq!(args.len(), 2);
    }

    #[test]
    fn measures_end_their_clauses_at_the_next() {
        let text = "measure size :: List a -> Int\n    size Emp = 0\n    size ((:+:) x xs) = 1 + size xs\n";
        let Annotation::Measure(found) = read(text) else { panic!("a measure") };
        assert_eq!(found.clauses.len(), 2);
        assert_eq!(found.clauses[1].con, ":+:".into());
        assert_eq!(found.clauses[1].fields.len(), 2);
    }

    #[test]
    fn operators_bind_as_in_the_logic() {
        let Annotation::Predicate(found) = read("predicate P X = X > 0 && X + 1 * 2 < 9 => not (X = 3) || X == 4")
        else {
            panic!("a predicate")
        };
        let Term::Op(Op::Implies, sides) = found.body else { panic!("an implication") };
        assert!(matches!(sides.0, Term::Op(Op::And, _)));
        assert!(matches!(sides.1, Term::Op(Op::Or, _)));
    }

    #[test]
    fn refinements_inside_type_arguments() {
        let found = signature("f :: M.Map k {l:(List v) | size l > 0} -> [{v:Int | v > 0}]");
        let SpecType::Fun { arg, .. } = found.ty else { panic!("a function") };
        let SpecType::Con { args, .. } = *arg else { panic!("a type") };
        assert!(matches!(args[1], SpecArg::Type(SpecType::Refined { .. })));
    }

    #[test]
    fn what_is_not_understood_is_said_with_its_place() {
        let text = "f :: List a <{\\x y -> x < y}>";
        let wrong = annotation(text, Span::new(FileId(0), 0, text.len())).expect_err("abstract refinements");
        assert_eq!(wrong.primary.map(|(span, _)| span.start), Some(12));
    }
}
