//! Program schemas (paper §6): a structural variable becomes a constant, and rules say what it may read and write.
//!
//! An expression that reads `p₁ … pₙ` evaluates to `i(m[p₁], …, m[pₙ])` with `i` a new uninterpreted function; a
//! statement writes such a value to each of its places, all at once, and ends. So every program part that terminates, is
//! deterministic and keeps to its read and write sets is an instance.

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::span::Span;

use crate::signature::{Fun, FunInfo, Kind, Op, SmtSort, Sort};
use crate::syntax::{Effect, Name, Schema, Schemas, Tree};
use crate::term::{Args, Role, Subst, Term, Var};
use crate::world::{RewriteRule, World};

/// The store of a configuration: its variable and the symbols that read and write it.
struct Store {
    var: Var,
    select: Fun,
    store: Fun,
    value: Sort,
}

impl World {
    pub(crate) fn declare_schemas(&mut self, schemas: &Schemas) -> Result<(), Diagnostic> {
        let systems = schemas.systems.iter().map(|name| self.system_named(name));
        let systems = systems.collect::<Result<Vec<usize>, Diagnostic>>()?;
        if systems.is_empty() {
            return Err(Diagnostic::error(schemas.at.span, "name the systems that the schemas belong to")
                .hint("write `schemas in SYSTEM at …`"));
        }
        for schema in &schemas.members {
            let rule = self.schema_rule(&schemas.at, schema)?;
            self.declare_word(&schema.name);
            for system in &systems {
                self.systems[*system].rules.push(rule.clone());
            }
        }
        Ok(())
    }

    fn schema_rule(&mut self, at: &Tree, schema: &Schema) -> Result<RewriteRule, Diagnostic> {
        self.new_symbol(&schema.name)?;
        let sort = self.sort(&schema.sort)?;
        if self.terms.sig.is_builtin(sort) {
            return Err(Diagnostic::error(
                schema.sort.span,
                "a structural variable stands for code, not for a builtin",
            ));
        }
        let constant = self.terms.sig.add_fun(FunInfo {
            name: schema.name.text.clone(),
            args: Vec::new(),
            result: sort,
            kind: Kind::Constructor,
            span: Some(schema.name.span),
        });
        let here = self.terms.raw(constant, Args::new());
        let (left, used) = self.template(at, here)?;
        if !used {
            return Err(Diagnostic::error(at.span, "the configuration has no `_`, where the structural variable runs"));
        }
        let store = self.find_store(left, at.span)?;
        let memory = self.terms.var(store.var);
        let mut reads = Args::new();
        for place in &schema.reads {
            let place = self.place(place, &store)?;
            reads.push(self.terms.app(store.select, Args::from_slice(&[memory, place])));
        }
        let right = match &schema.effect {
            Effect::Gives(result) => {
                let result = self.sort(result)?;
                let value = self.outcome(schema, "", result, &reads)?;
                self.expressions.extend(self.terms.as_app(value).map(|(fun, _)| fun));
                self.template(at, value)?.0
            }
            Effect::Writes(places, then_tree) => {
                let mut after = memory;
                for (i, place) in places.iter().enumerate() {
                    let suffix = if places.len() == 1 { String::new() } else { format!("_{}", i + 1) };
                    let place = self.place(place, &store)?;
                    let value = self.outcome(schema, &suffix, store.value, &reads)?;
                    after = self.terms.app(store.store, Args::from_slice(&[after, place, value]));
                }
                let (then, used) = self.template(then_tree, here)?;
                if used {
                    return Err(Diagnostic::error(
                        at.span,
                        "a statement is gone when it ends: `_` cannot occur after `then`",
                    ));
                }
                let bound = self.terms.free_vars(&[left]);
                if self.terms.free_vars(&[then]).iter().any(|v| !bound.contains(v)) {
                    let text = "what follows `then` has a variable that the configuration has not";
                    return Err(Diagnostic::error(then_tree.span, text));
                }
                self.terms.subst(then, &Subst::from_iter([(store.var, after)]))
            }
        };
        let (l, r) = (self.terms.sort(left), self.terms.sort(right));
        if !self.terms.sig.leq(r, l) {
            return Err(Diagnostic::error(schema.name.span, "the schema turns a configuration into another sort"));
        }
        let yes = self.terms.bool(true);
        let (copy, _) = self.terms.rename(&[left, right, yes], Role::Pattern);
        Ok(RewriteRule { left: copy[0], right: copy[1], constraint: copy[2], span: schema.name.span })
    }

    /// `i(reads)` for a new uninterpreted function, which the file can name: `iE1`, `iS1`, `iS1_2`.
    fn outcome(&mut self, schema: &Schema, suffix: &str, result: Sort, reads: &Args) -> Result<Term, Diagnostic> {
        if !self.terms.sig.is_builtin(result) {
            return Err(Diagnostic::error(schema.name.span, "the value of a schema must be of a builtin sort"));
        }
        let name = Name { text: format!("i{}{suffix}", schema.name.text), span: schema.name.span };
        self.new_symbol(&name)?;
        let sorts = reads.iter().map(|r| self.terms.sort(*r)).collect();
        let fun = self.terms.sig.add_builtin(&name.text, sorts, result, Op::Uninterpreted, Some(name.span));
        Ok(self.terms.app(fun, reads.clone()))
    }

    fn place(&mut self, tree: &Tree, store: &Store) -> Result<Term, Diagnostic> {
        let place = match self.place_named(tree) {
            Some(place) => place,
            None => self.term(tree)?,
        };
        if self.terms.sort(place) != self.terms.sig.fun_info(store.select).args[1] {
            return Err(Diagnostic::error(tree.span, "a read or write set lists places of the store"));
        }
        if !self.terms.is_ground(place) {
            return Err(Diagnostic::error(tree.span, "a place of a read or write set cannot be a variable"));
        }
        Ok(place)
    }

    /// The place of a name of programs, where programs have names.
    fn place_named(&mut self, tree: &Tree) -> Option<Term> {
        let text = tree.head.text.as_str();
        let is_known = self.vars.contains_key(text) || text.starts_with(|c: char| c.is_ascii_digit() || c == '-');
        if tree.applied || is_known || self.terms.notation.categories.is_empty() {
            return None;
        }
        let number = self.terms.notation.keep(text);
        Some(self.terms.int(number))
    }

    /// The template with `_` replaced; also whether it was there.
    fn template(&mut self, tree: &Tree, hole: Term) -> Result<(Term, bool), Diagnostic> {
        if tree.head.text == "_" && tree.args.is_empty() {
            return Ok((hole, true));
        }
        let Some(fun) = self.terms.sig.fun(&tree.head.text).filter(|_| !tree.args.is_empty()) else {
            return Ok((self.term(tree)?, false));
        };
        self.check_arity(fun, tree)?;
        let mut args = Args::new();
        let mut used = false;
        for arg in &tree.args {
            let (arg, here) = self.template(arg, hole)?;
            used |= here;
            args.push(arg);
        }
        Ok((self.checked_application(fun, args, tree)?, used))
    }

    fn find_store(&self, left: Term, span: Span) -> Result<Store, Diagnostic> {
        let is_map = |s: Sort| matches!(self.terms.sig.sort_info(s).smt, Some(SmtSort::Array(..)));
        let vars = self.terms.free_vars(&[left]);
        let maps: Vec<Var> = vars.into_iter().filter(|v| is_map(self.terms.var_info(*v).sort)).collect();
        let [var] = maps[..] else {
            return Err(Diagnostic::error(span, "the configuration must have exactly one variable that is a map"));
        };
        let sort = self.terms.var_info(var).sort;
        let symbol = |op: Op| {
            let found = self.terms.sig.funs().find(|(_, f)| f.kind == Kind::Builtin(op.clone()) && f.args[0] == sort);
            found.map(|(fun, _)| fun)
        };
        let (Some(select), Some(store)) = (symbol(Op::Select), symbol(Op::Store)) else {
            return Err(Diagnostic::error(span, "the map needs a symbol for \"select\" and one for \"store\""));
        };
        Ok(Store { var, select, store, value: self.terms.sig.fun_info(select).result })
    }
}
