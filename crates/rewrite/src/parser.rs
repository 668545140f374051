//! Text to [`Statement`]s. After an error the rest of the statement is skipped, so one run shows every mistake.

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::span::{FileId, Span};

use crate::lexer::{Mark, Token, lex};
use crate::limits;
use crate::syntax::*;

/// The statements that could be read, in order, and what was wrong with the others.
pub fn parse(source: &str, file: FileId) -> (Vec<Statement>, Vec<Diagnostic>) {
    let tokens = match lex(source, file) {
        Ok(tokens) => tokens,
        Err(error) => return (Vec::new(), vec![error]),
    };
    let mut parser = Parser { tokens, next: 0, nesting: 0 };
    let (mut statements, mut errors) = (Vec::new(), Vec::new());
    while parser.peek() != Token::End {
        match parser.statement() {
            Ok(statement) => statements.push(statement),
            Err(error) => {
                errors.push(error);
                parser.skip_statement();
            }
        }
    }
    (statements, errors)
}

/// Steps of proofs by hand, and systems made of others: read, and refused by name.
const SINGLE_STEPS: [&str; 6] = ["axiom", "der", "subs", "circ", "instrument", "cinstrument"];

struct Parser<'a> {
    tokens: Vec<(Token<'a>, Span)>,
    next: usize,
    nesting: u32,
}

type Parsed<T> = Result<T, Diagnostic>;

impl<'a> Parser<'a> {
    fn statement(&mut self) -> Parsed<Statement> {
        let start = self.span();
        let keyword = self.name("a statement")?;
        let statement = match keyword.text.as_str() {
            "sorts" | "sort" => Statement::Sorts(self.list(Parser::sort_decl)?),
            "subsort" | "subsorts" => {
                let low = self.names("a sort")?;
                self.expect(Mark::Less)?;
                Statement::Subsort { low, high: self.names("a sort")? }
            }
            "signature" => Statement::Signature(self.list(Parser::fun_decl)?),
            "builtins" => Statement::Builtins(self.list(Parser::fun_decl)?),
            "variables" => Statement::Variables(self.list(Parser::var_decl)?),
            "assert" => Statement::Assert(self.tree()?),
            "define" => {
                let decl = self.fun_decl()?;
                self.keyword("by")?;
                Statement::Define { decl, rules: self.list(Parser::rule)? }
            }
            "rewrite-system" | "constrained-rewrite-system" => {
                let name = self.name("a name for the system")?;
                Statement::System { name, rules: self.list(Parser::rule)? }
            }
            "schemas" => Statement::Schemas(self.schemas()?),
            "syntax" => {
                let sort = self.name("a sort")?;
                self.expect(Mark::Colon)?;
                Statement::Notation(Notation { sort, forms: self.list(Parser::form)? })
            }
            "programs" => Statement::Programs(self.programs()?),
            "language" => Statement::Language(self.name("a language that comes with the tool")?),
            _ => {
                let query = Box::new(self.query(&keyword)?);
                let span = start.to(self.span());
                Statement::Query { keyword, query, span }
            }
        };
        self.expect(Mark::Semicolon)?;
        Ok(statement)
    }

    fn query(&mut self, keyword: &Name) -> Parsed<Query> {
        Ok(match keyword.text.as_str() {
            "run" | "rundefined" => {
                let system = self.in_system()?;
                Query::Run { system, term: self.tree()?, defined: keyword.text == "rundefined" }
            }
            "search" => {
                let (low, high) = self.bounds()?.unwrap_or((1, 1));
                let system = self.in_system()?;
                Query::Search { system, from: self.constrained()?, low, high }
            }
            "definedsearch" | "definedrewrite" => {
                let (low, high) = self.bounds()?.unwrap_or((1, 1));
                Query::DefinedSearch { from: self.constrained()?, low, high }
            }
            "compute" => Query::Compute(self.tree()?),
            "satisfiability" => Query::Satisfiability(self.tree()?),
            "simplification" => Query::Simplification(self.tree()?),
            "implies" => Query::Implies(self.constrained()?, self.constrained()?),
            "unify" | "unifyModuloTheories" => Query::Unify(self.tree()?, self.tree()?),
            "prove" => {
                let depth = self.bounds()?.map(|(depth, _)| depth);
                let system = self.in_system()?;
                Query::Prove { depth, system, goals: self.name("the system whose rules are to be proved")? }
            }
            "compare" => {
                let left = self.text("a program, in double quotes")?;
                self.keyword("and")?;
                let right = self.text("a program, in double quotes")?;
                let mut observed = Vec::new();
                if self.peek() == Token::Word("observing") {
                    self.next += 1;
                    observed = self.names("a name of the programs")?.into_iter().map(|name| name.text).collect();
                }
                Query::Comparison(Comparison { left, right, observed })
            }
            "show-simulation" => self.simulation(Simulation::new(Mode::Partial, false))?,
            "show-simulation2" => self.simulation(Simulation::new(Mode::Partial, false))?,
            "show-equivalent" => self.simulation(Simulation::new(Mode::Partial, true))?,
            // The attributes of symbols matter to these alone, and files that prove something have none of them.
            word if SINGLE_STEPS.contains(&word) || word.ends_with("unify") => {
                while !matches!(self.peek(), Token::Mark(Mark::Semicolon) | Token::End) {
                    self.next += 1;
                }
                Query::Unsupported
            }
            other => {
                let error = Diagnostic::error(keyword.span, format!("`{other}` does not start a statement"));
                return Err(error.hint(
                    "a statement is a declaration (sorts, subsort, signature, builtins, variables, assert, define, \
                     constrained-rewrite-system, schemas, syntax, programs, language) or a query (show-simulation, compare, prove, search, \
                     run, …)",
                ));
            }
        })
    }

    /// `(add A B) as A "+" B left 6`.
    fn form(&mut self) -> Parsed<Form> {
        let term = self.tree()?;
        self.keyword("as")?;
        let (mut pieces, mut level, mut side) = (Vec::new(), None, Side::Neither);
        while !matches!(self.peek(), Token::Mark(Mark::Comma | Mark::Semicolon) | Token::End) {
            if let Token::Text(text) = self.peek() {
                self.next += 1;
                pieces.push(Piece::Text(text.to_owned()));
                continue;
            }
            let word = self.name("a text in double quotes, or a variable")?;
            match word.text.as_str() {
                "name" => pieces.push(Piece::Name(self.name("a variable")?)),
                "number" => pieces.push(Piece::Number(self.name("a variable")?)),
                "left" | "right" | "level" => {
                    side = match word.text.as_str() {
                        "left" => Side::Left,
                        "right" => Side::Right,
                        _ => Side::Neither,
                    };
                    level = Some(self.number()?);
                }
                _ => pieces.push(Piece::Part(word)),
            }
        }
        let span = term.span.to(self.last_span());
        Ok(Form { term, pieces, level, side, span })
    }

    fn programs(&mut self) -> Parsed<Programs> {
        let system = self.in_system()?;
        let program = self.name("the variable that stands for a program")?;
        self.keyword("from")?;
        let from = self.tree()?;
        self.keyword("to")?;
        let to = self.tree()?;
        self.keyword("observing")?;
        Ok(Programs { system, program, from, to, observed: self.list(Parser::tree)? })
    }

    fn text(&mut self, what: &str) -> Parsed<Text> {
        let Token::Text(text) = self.peek() else { return Err(self.expected(what)) };
        let span = self.span();
        self.next += 1;
        Ok(Text { text: text.to_owned(), span: Span { start: span.start + 1, end: span.end - 1, ..span } })
    }

    fn simulation(&mut self, mut simulation: Simulation) -> Parsed<Query> {
        // The search is exhaustive: its order does not matter.
        if let Token::Word("useDFS" | "useBFS") = self.peek() {
            self.next += 1;
        }
        while self.take(Mark::OpenBracket) {
            while !self.take(Mark::CloseBracket) {
                let option = self.name("an option")?;
                match option.text.as_str() {
                    "partial" => simulation.mode = Mode::Partial,
                    "total" | "full" => simulation.mode = Mode::Full,
                    "bounded" => simulation.bounded = true,
                    "both" => simulation.both = true,
                    "useDFS" | "useBFS" => {}
                    text => match text.parse() {
                        Ok(depth) => simulation.depth = simulation.depth.or(Some(depth)),
                        Err(_) => {
                            return Err(Diagnostic::error(option.span, format!("no such option: `{text}`"))
                                .hint("options are a depth, `partial`, `total`, `bounded`, `both`"));
                        }
                    },
                }
                self.take(Mark::Comma);
            }
        }
        self.keyword("in")?;
        simulation.left = self.name("a rewrite system")?;
        self.keyword("and")?;
        simulation.right = self.name("a rewrite system")?;
        self.expect(Mark::Colon)?;
        simulation.goals = self.list(Parser::goal)?;
        if self.peek() == Token::Word("with-base") {
            self.next += 1;
            simulation.bases = self.list(Parser::goal)?;
        }
        Ok(Query::Simulation(simulation))
    }

    /// A pair, written with any binary symbol or as two terms side by side.
    fn goal(&mut self) -> Parsed<Goal> {
        let assumed = self.take(Mark::OpenBracket);
        if assumed {
            self.keyword("assumed")?;
            self.expect(Mark::CloseBracket)?;
        }
        let first = self.tree()?;
        let (pair, left, right) = if self.peek() == Token::Mark(Mark::Open) {
            (None, first, self.tree()?)
        } else {
            let Ok([left, right]) = <[Tree; 2]>::try_from(first.args) else {
                let error = Diagnostic::error(first.span, "a goal is a pair of configurations");
                return Err(error.hint("write `(pair left right)`, with any binary symbol for `pair`"));
            };
            (Some(first.head), left, right)
        };
        let constraint = self.optional_constraint()?;
        let measure = if self.peek() == Token::Word("measure") {
            self.next += 1;
            Some(self.tree()?)
        } else {
            None
        };
        Ok(Goal { pair, left, right, constraint, measure, assumed })
    }

    fn schemas(&mut self) -> Parsed<Schemas> {
        self.keyword("in")?;
        let mut systems = Vec::new();
        while self.peek() != Token::Word("at") {
            systems.push(self.name("a rewrite system, or `at`")?);
        }
        self.keyword("at")?;
        let at = self.tree()?;
        self.keyword("with")?;
        Ok(Schemas { systems, at, members: self.list(Parser::schema)? })
    }

    fn schema(&mut self) -> Parsed<Schema> {
        let kind = self.name("`expression` or `statement`")?;
        let name = self.name("a name")?;
        self.expect(Mark::Colon)?;
        let sort = self.name("a sort")?;
        let reads = self.places("reads")?;
        let effect = match kind.text.as_str() {
            "expression" => {
                self.keyword("gives")?;
                Effect::Gives(self.name("the sort of the value")?)
            }
            "statement" => {
                let writes = self.places("writes")?;
                self.keyword("then")?;
                Effect::Writes(writes, self.tree()?)
            }
            _ => return Err(Diagnostic::error(kind.span, "expected `expression` or `statement`")),
        };
        Ok(Schema { name, sort, reads, effect })
    }

    fn places(&mut self, keyword: &str) -> Parsed<Vec<Tree>> {
        let mut places = Vec::new();
        if self.peek() == Token::Word(keyword) {
            self.next += 1;
            while !matches!(self.peek(), Token::Word("writes" | "gives" | "then")) {
                places.push(self.tree()?);
            }
        }
        Ok(places)
    }

    fn sort_decl(&mut self) -> Parsed<SortDecl> {
        Ok(SortDecl { name: self.name("a sort")?, smt: self.smt_text()? })
    }

    fn fun_decl(&mut self) -> Parsed<FunDecl> {
        let name = self.name("a symbol")?;
        self.expect(Mark::Colon)?;
        let args = self.names("a sort")?;
        self.expect(Mark::Arrow)?;
        let result = self.name("the sort of the result")?;
        let smt = self.smt_text()?;
        if self.take(Mark::OpenBracket) {
            // Associativity and the like: only equational unification looks at them.
            while !self.take(Mark::CloseBracket) {
                if self.peek() == Token::End {
                    return Err(self.expected("`]`"));
                }
                self.next += 1;
            }
        }
        Ok(FunDecl { name, args, result, smt })
    }

    fn var_decl(&mut self) -> Parsed<VarDecl> {
        let name = self.name("a variable")?;
        self.expect(Mark::Colon)?;
        Ok(VarDecl { name, sort: self.name("a sort")? })
    }

    fn smt_text(&mut self) -> Parsed<Option<(String, Span)>> {
        if !self.take(Mark::Slash) {
            return Ok(None);
        }
        let span = self.span();
        match self.peek() {
            Token::Text(text) => {
                self.next += 1;
                Ok(Some((text.to_owned(), span)))
            }
            _ => Err(self.expected("the solver's name for it, in double quotes")),
        }
    }

    fn rule(&mut self) -> Parsed<Rule> {
        let left = self.constrained()?;
        self.expect(Mark::Rewrites)?;
        let right = self.constrained()?;
        let span = left.term.span.to(self.last_span());
        Ok(Rule { left, right, span })
    }

    fn constrained(&mut self) -> Parsed<Constrained> {
        Ok(Constrained { term: self.tree()?, constraint: self.optional_constraint()? })
    }

    fn optional_constraint(&mut self) -> Parsed<Option<Tree>> {
        if self.take(Mark::If) { Ok(Some(self.tree()?)) } else { Ok(None) }
    }

    fn tree(&mut self) -> Parsed<Tree> {
        let start = self.span();
        if !self.take(Mark::Open) {
            let head = self.name("a term")?;
            return Ok(Tree { span: head.span, head, args: Vec::new(), applied: false });
        }
        if self.nesting == limits::NESTING {
            return Err(Diagnostic::error(start, format!("terms are nested deeper than {}", limits::NESTING)));
        }
        self.nesting += 1;
        let head = self.name("a symbol")?;
        let mut args = Vec::new();
        while !self.take(Mark::Close) {
            args.push(self.tree()?);
        }
        self.nesting -= 1;
        Ok(Tree { head, args, applied: true, span: start.to(self.last_span()) })
    }

    fn in_system(&mut self) -> Parsed<Name> {
        self.keyword("in")?;
        let system = self.name("a rewrite system")?;
        self.expect(Mark::Colon)?;
        Ok(system)
    }

    /// `[lo, hi]` or `[n]`.
    fn bounds(&mut self) -> Parsed<Option<(u32, u32)>> {
        if !self.take(Mark::OpenBracket) {
            return Ok(None);
        }
        let low = self.number()?;
        let high = if self.take(Mark::Comma) { self.number()? } else { low };
        self.expect(Mark::CloseBracket)?;
        Ok(Some((low, high)))
    }

    fn number(&mut self) -> Parsed<u32> {
        let name = self.name("a number")?;
        name.text.parse().map_err(|_| Diagnostic::error(name.span, "expected a number"))
    }

    fn list<T>(&mut self, mut item: impl FnMut(&mut Self) -> Parsed<T>) -> Parsed<Vec<T>> {
        let mut items = vec![item(self)?];
        while self.take(Mark::Comma) {
            items.push(item(self)?);
        }
        Ok(items)
    }

    fn names(&mut self, what: &str) -> Parsed<Vec<Name>> {
        let mut names = Vec::new();
        while let Token::Word(_) | Token::Mark(Mark::Comma) = self.peek() {
            if !self.take(Mark::Comma) {
                names.push(self.name(what)?);
            }
        }
        Ok(names)
    }

    fn name(&mut self, what: &str) -> Parsed<Name> {
        match self.peek() {
            Token::Word(text) => {
                let span = self.span();
                self.next += 1;
                Ok(Name { text: text.to_owned(), span })
            }
            _ => Err(self.expected(what)),
        }
    }

    fn keyword(&mut self, word: &str) -> Parsed<()> {
        if self.peek() == Token::Word(word) {
            self.next += 1;
            return Ok(());
        }
        Err(self.expected(&format!("`{word}`")))
    }

    fn expect(&mut self, mark: Mark) -> Parsed<()> {
        if self.take(mark) { Ok(()) } else { Err(self.expected(&format!("`{}`", mark.text()))) }
    }

    fn take(&mut self, mark: Mark) -> bool {
        let found = self.peek() == Token::Mark(mark);
        self.next += usize::from(found);
        found
    }

    fn expected(&self, what: &str) -> Diagnostic {
        let found = match self.peek() {
            Token::Word(text) => format!("`{text}`"),
            Token::Text(text) => format!("\"{text}\""),
            Token::Mark(mark) => format!("`{}`", mark.text()),
            Token::End => "the end of the file".to_owned(),
        };
        Diagnostic::error(self.span(), format!("expected {what}, found {found}"))
    }

    fn peek(&self) -> Token<'a> {
        self.tokens[self.next].0
    }

    fn span(&self) -> Span {
        self.tokens[self.next].1
    }

    fn last_span(&self) -> Span {
        self.tokens[self.next.saturating_sub(1)].1
    }

    fn skip_statement(&mut self) {
        self.nesting = 0;
        while !matches!(self.peek(), Token::Mark(Mark::Semicolon) | Token::End) {
            self.next += 1;
        }
        self.take(Mark::Semicolon);
    }
}

impl Simulation {
    /// Of nothing yet.
    pub fn new(mode: Mode, both: bool) -> Simulation {
        let nobody = || Name { text: String::new(), span: Span::new(FileId(0), 0, 0) };
        Simulation {
            depth: None,
            mode,
            both,
            bounded: false,
            left: nobody(),
            right: nobody(),
            goals: Vec::new(),
            bases: Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_mistake_does_not_hide_the_next_statement() {
        let source = "sorts A B; variables X : A; signature f : A -> ; compute (f X);";
        let (statements, errors) = parse(source, FileId(0));
        assert_eq!(errors.len(), 2);
        assert_eq!(errors[0].message, "expected `;`, found `B`");
        assert_eq!(statements.len(), 2);
    }

    #[test]
    fn next_must_not_run_past_the_end() {
        for source in
            ["(", "define f : A", "show-simulation [", "prove [1", "c-unify", "schemas in x", "signature f : -> A ["]
        {
            assert_eq!(parse(source, FileId(0)).1.len(), 1, "{source}");
        }
    }

    #[test]
    fn goals_are_pairs_or_two_terms() {
        let source = "show-simulation useDFS [7, total] in a and b : (pair x y) /\\ (p x) measure z, [assumed] (f x) (g y) \
                      with-base (pair x x);";
        let (statements, errors) = parse(source, FileId(0));
        assert!(errors.is_empty(), "{errors:?}");
        let [Statement::Query { query, .. }] = &statements[..] else { panic!() };
        let Query::Simulation(simulation) = &**query else { panic!() };
        assert_eq!(simulation.depth, Some(7));
        assert_eq!(simulation.mode, Mode::Full);
        assert!(simulation.goals[1].assumed && simulation.goals[0].measure.is_some());
        assert_eq!(simulation.goals[1].right.head.text, "g");
    }
}
