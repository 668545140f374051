//! Declarations of a file, each checked as it is taken in.

use selfsame_core::diagnostic::Diagnostic;

use crate::builtins::{operation, smt_sort};
use crate::reach::Reachability;
use crate::signature::{FunInfo, Kind, Op};
use crate::syntax::{FunDecl, Name, Rule, SortDecl, Statement, Tree, VarDecl};
use crate::term::{Args, Quantifier, Role};
use crate::world::{Checked, RewriteRule, System, World};

impl World {
    /// Takes in a declaration. Queries are not declarations; they are left alone.
    pub fn declare(&mut self, statement: &Statement) -> Checked<()> {
        match statement {
            Statement::Sorts(decls) => decls.iter().try_for_each(|d| self.declare_sort(d)),
            Statement::Subsort { low, high } => self.declare_subsorts(low, high),
            Statement::Signature(decls) => decls.iter().try_for_each(|d| self.declare_fun(d)),
            Statement::Builtins(decls) => decls.iter().try_for_each(|d| self.declare_builtin(d)),
            Statement::Variables(decls) => decls.iter().try_for_each(|d| self.declare_var(d)),
            Statement::Assert(tree) => self.declare_axiom(tree),
            Statement::Define { decl, rules } => self.define(decl, rules),
            Statement::System { name, rules } => self.declare_system(name, rules),
            Statement::Schemas(schemas) => self.declare_schemas(schemas),
            Statement::Notation(notation) => self.declare_notation(notation),
            Statement::Programs(programs) => self.declare_programs(programs),
            Statement::Language(_) | Statement::Query { .. } => Ok(()),
        }
    }

    fn declare_sort(&mut self, decl: &SortDecl) -> Checked<()> {
        if self.terms.sig.sort(&decl.name.text).is_some() {
            return Err(Diagnostic::error(decl.name.span, format!("sort `{}` is declared twice", decl.name.text)));
        }
        let smt = match &decl.smt {
            Some((text, span)) => Some(smt_sort(text).ok_or_else(|| {
                Diagnostic::error(*span, format!("`{text}` is not a sort of the solver"))
                    .hint("write Bool, Int, (_ BitVec n), (Array d r), or a name for an uninterpreted sort")
            })?),
            None => None,
        };
        self.terms.sig.add_sort(&decl.name.text, smt);
        Ok(())
    }

    fn declare_subsorts(&mut self, low: &[Name], high: &[Name]) -> Checked<()> {
        for low in low {
            for high in high {
                let (l, h) = (self.sort(low)?, self.sort(high)?);
                if !self.terms.sig.leq(l, h) && !self.terms.sig.add_subsort(l, h) {
                    let text = format!("`{}` cannot be a subsort of `{}`", low.text, high.text);
                    let why = if self.terms.sig.is_builtin(h) {
                        "a builtin sort has no subsorts"
                    } else {
                        "that would be a cycle"
                    };
                    self.diagnostics.push(Diagnostic::warning(low.span.to(high.span), text).label(why));
                }
            }
        }
        Ok(())
    }

    fn declare_fun(&mut self, decl: &FunDecl) -> Checked<()> {
        self.new_symbol(&decl.name)?;
        let (args, result) = self.sorts_of(decl)?;
        let Some((text, span)) = &decl.smt else {
            if self.terms.sig.is_builtin(result) {
                return Err(Diagnostic::error(decl.result.span, "a constructor cannot make a builtin value")
                    .hint("declare it under `builtins`, or give the solver's name for it after `/`"));
            }
            self.terms.sig.add_fun(FunInfo {
                name: decl.name.text.clone(),
                args,
                result,
                kind: Kind::Constructor,
                span: Some(decl.name.span),
            });
            return Ok(());
        };
        let op = operation(text).ok_or_else(|| Diagnostic::error(*span, format!("no builtin operation `{text}`")))?;
        if !self.operation_fits(&op, &args, result) {
            return Err(Diagnostic::error(*span, "the operation does not have these sorts"));
        }
        self.terms.sig.add_builtin(&decl.name.text, args, result, op, Some(decl.name.span));
        Ok(())
    }

    fn declare_builtin(&mut self, decl: &FunDecl) -> Checked<()> {
        self.new_symbol(&decl.name)?;
        let (args, result) = self.sorts_of(decl)?;
        for (sort, name) in args.iter().zip(&decl.args).chain([(&result, &decl.result)]) {
            if !self.terms.sig.is_builtin(*sort) {
                return Err(Diagnostic::error(name.span, format!("`{}` is not a builtin sort", name.text)));
            }
        }
        self.terms.sig.add_builtin(&decl.name.text, args, result, Op::Uninterpreted, Some(decl.name.span));
        Ok(())
    }

    fn declare_var(&mut self, decl: &VarDecl) -> Checked<()> {
        let sort = self.sort(&decl.sort)?;
        if let Some(old) = self.vars.get(&decl.name.text)
            && self.terms.var_info(*old).sort != sort
        {
            let text = format!("variable `{}` is declared twice, with different sorts", decl.name.text);
            return Err(Diagnostic::error(decl.name.span, text));
        }
        let var = self.terms.new_var(&decl.name.text, sort, Role::Goal);
        self.vars.insert(decl.name.text.clone(), var);
        Ok(())
    }

    /// An axiom holds for all values of its variables: one that held for a goal's variable only would be lost where the goal
    /// is used as a circularity.
    fn declare_axiom(&mut self, tree: &Tree) -> Checked<()> {
        let mut axiom = self.constraint(tree)?;
        if self.terms.has_defined(axiom) {
            let text = "an axiomatized symbol cannot occur in an axiom about builtins";
            return Err(Diagnostic::error(tree.span, text).hint("say it with an equation of the symbol"));
        }
        for var in self.terms.free_vars(&[axiom]) {
            axiom = self.terms.quantified(Quantifier::Forall, var, axiom);
        }
        self.axioms.push(axiom);
        Ok(())
    }

    fn define(&mut self, decl: &FunDecl, rules: &[Rule]) -> Checked<()> {
        self.new_symbol(&decl.name)?;
        let (args, result) = self.sorts_of(decl)?;
        let info =
            FunInfo { name: decl.name.text.clone(), args, result, kind: Kind::Defined, span: Some(decl.name.span) };
        let fun = self.terms.sig.add_fun(info);
        self.equations.insert(fun, Vec::new());
        for rule in rules {
            let equation = self.rule(rule)?.0;
            let root = self.terms.as_app(equation.left).map(|(f, args)| (f, args.clone()));
            let Some((root, args)) = root.filter(|(root, _)| *root == fun) else {
                let text = format!("an equation of `{}` must have it at the root of its left side", decl.name.text);
                return Err(Diagnostic::error(rule.left.term.span, text));
            };
            if args.iter().any(|a| self.terms.has_defined(*a)) {
                let text = "an axiomatized symbol occurs below the root of an equation's left side";
                return Err(Diagnostic::error(rule.left.term.span, text));
            }
            let bound = self.terms.free_vars(&[equation.left]);
            let all = self.terms.free_vars(&[equation.right, equation.constraint]);
            if let Some(free) = all.iter().find(|v| !bound.contains(v)) {
                let name = self.terms.source_name(*free);
                let text = format!("`{name}` is not in the left side: `{}` would have many values", decl.name.text);
                return Err(Diagnostic::error(rule.span, text)
                    .hint("every variable of an equation must occur in its left side"));
            }
            self.equations.entry(root).or_default().push(equation);
        }
        self.normal.clear();
        if decl.args.is_empty() {
            let name = self.terms.raw(fun, Args::new());
            let value = self.normalize(name);
            if !self.terms.is_builtin_sorted(value) && self.terms.size(value) > 1 {
                self.terms.abbreviate(value, fun);
            }
        }
        Ok(())
    }

    fn declare_system(&mut self, name: &Name, rules: &[Rule]) -> Checked<()> {
        if self.system(&name.text).is_some() {
            return Err(Diagnostic::error(name.span, format!("system `{}` is declared twice", name.text)));
        }
        let mut system = System { name: name.text.clone(), rules: Vec::new(), goals: Vec::new() };
        for rule in rules {
            let (new, goal) = self.rule(rule)?;
            if self.terms.has_defined(new.left) {
                let text =
                    "an axiomatized symbol in the left side of a rule: the rule may not be coherent with its equations";
                self.diagnostics.push(Diagnostic::warning(rule.left.term.span, text));
            }
            system.rules.push(new);
            system.goals.push(goal);
        }
        self.systems.push(system);
        Ok(())
    }

    fn rule(&mut self, rule: &Rule) -> Checked<(RewriteRule, Reachability)> {
        let (left, before) = self.constrained(&rule.left)?;
        let (right, after) = self.constrained(&rule.right)?;
        if self.terms.as_var(left).is_some() {
            return Err(Diagnostic::error(rule.left.term.span, "the left side of a rule cannot be a variable"));
        }
        let (l, r) = (self.terms.sort(left), self.terms.sort(right));
        if !self.terms.sig.leq(l, r) && !self.terms.sig.leq(r, l) {
            let name = |s| self.terms.sig.sort_name(s);
            let text = format!("ill-sorted rule: it turns `{}` into `{}`", name(l), name(r));
            return Err(Diagnostic::error(rule.span, text)
                .also(rule.left.term.span, format!("of sort `{}`", name(l)))
                .also(rule.right.term.span, format!("of sort `{}`", name(r))));
        }
        let constraint = self.terms.and(&[before.as_slice(), after.as_slice()].concat());
        let (copy, _) = self.terms.rename(&[left, right, constraint], Role::Pattern);
        let new = RewriteRule { left: copy[0], right: copy[1], constraint: copy[2], span: rule.span };
        Ok((new, Reachability { left, right, before, after }))
    }
}
