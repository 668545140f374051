//! Unification, with newtypes expanded where types do not fit otherwise.

use crate::program::{DataKind, Program};
use crate::symbol::Symbol;
use crate::types::Type;

/// What metas stand for, and the level at which each was made: those deeper than a binding's own may be generalised.
#[derive(Default)]
pub struct Metas {
    solutions: Vec<Option<Type>>,
    levels: Vec<u32>,
    skolems: u32,
    pub level: u32,
}

impl Metas {
    pub fn fresh(&mut self) -> Type {
        self.solutions.push(None);
        self.levels.push(self.level);
        Type::Meta(self.solutions.len() as u32 - 1)
    }

    /// A rigid type variable that no program can name.
    pub fn skolem(&mut self) -> Type {
        self.skolems += 1;
        Type::var(format!("!{}", self.skolems).as_str())
    }

    /// Follows solutions at the head only.
    pub fn head(&self, ty: &Type) -> Type {
        let mut ty = ty.clone();
        loop {
            match &ty {
                Type::Meta(meta) => match &self.solutions[*meta as usize] {
                    Some(solution) => ty = solution.clone(),
                    None => return ty,
                },
                Type::App(f, x) => {
                    let f = self.head(f);
                    return f.apply((**x).clone());
                }
                _ => return ty,
            }
        }
    }

    /// Follows solutions everywhere.
    pub fn resolve(&self, ty: &Type) -> Type {
        self.head(ty).map_parts(|part| self.resolve(part))
    }

    /// The unsolved metas deeper than the current level, in order of appearance.
    pub fn generalisable(&self, ty: &Type, found: &mut Vec<u32>) {
        match self.head(ty) {
            Type::Meta(meta) => {
                if self.levels[meta as usize] > self.level && !found.contains(&meta) {
                    found.push(meta);
                }
            }
            head => head.each_part(|part| self.generalisable(part, found)),
        }
    }

    pub fn solve(&mut self, meta: u32, ty: Type) {
        self.solutions[meta as usize] = Some(ty);
    }

    pub fn unify(&mut self, program: &Program, a: &Type, b: &Type) -> Result<(), String> {
        let (a, b) = (self.head(a), self.head(b));
        if a == b {
            return Ok(());
        }
        match (&a, &b) {
            (Type::Meta(meta), other) | (other, Type::Meta(meta)) => self.assign(*meta, other),
            (Type::Con(f, xs), Type::Con(g, ys)) if f == g && xs.len() == ys.len() => {
                xs.iter().zip(ys.iter()).try_for_each(|(x, y)| self.unify(program, x, y))
            }
            (Type::Con(..), Type::Con(..)) | (Type::Con(..), Type::Var(_)) | (Type::Var(_), Type::Con(..)) => {
                self.unify_expanded(program, &a, &b)
            }
            // A rigid variable applied is no newtype, so what a newtype wraps is meant.
            (Type::App(f, _), other @ Type::Con(..)) | (other @ Type::Con(..), Type::App(f, _))
                if is_rigid(&self.head(f)) && representation(program, other).is_some() =>
            {
                self.unify_expanded(program, &a, &b)
            }
            (Type::App(f, x), Type::App(g, y)) => {
                self.unify(program, f, g)?;
                self.unify(program, x, y)
            }
            (Type::App(f, x), Type::Con(name, args)) | (Type::Con(name, args), Type::App(f, x)) => {
                let Some((last, rest)) = args.split_last() else { return Err(self.mismatch(&a, &b)) };
                self.unify(program, f, &Type::con_of(*name, rest.iter().cloned()))?;
                self.unify(program, x, last)
            }
            (Type::Forall(xs, _, s), Type::Forall(ys, _, t)) if xs.len() == ys.len() => {
                let skolems: Vec<Type> = xs.iter().map(|_| self.skolem()).collect();
                let with = |vars: &[Symbol], body: &Type| {
                    body.subst(&|v| vars.iter().position(|w| *w == v).map(|i| skolems[i].clone()))
                };
                self.unify(program, &with(xs, s), &with(ys, t))
            }
            _ => Err(self.mismatch(&a, &b)),
        }
    }

    /// Two types that differ at the head: newtypes among them stand for what they wrap.
    fn unify_expanded(&mut self, program: &Program, a: &Type, b: &Type) -> Result<(), String> {
        match (representation(program, a), representation(program, b)) {
            (Some(a), _) => self.unify(program, &a, b),
            (None, Some(b)) => self.unify(program, a, &b),
            (None, None) => Err(self.mismatch(a, b)),
        }
    }

    fn assign(&mut self, meta: u32, ty: &Type) -> Result<(), String> {
        if self.occurs(meta, ty) {
            return Err(format!("infinite type: t{meta} and {}", self.resolve(ty)));
        }
        self.solve(meta, ty.clone());
        Ok(())
    }

    /// Whether the meta is in the type; on the way all metas there become as shallow as it is.
    fn occurs(&mut self, meta: u32, ty: &Type) -> bool {
        match self.head(ty) {
            Type::Meta(other) => {
                let level = self.levels[meta as usize];
                let known = &mut self.levels[other as usize];
                *known = (*known).min(level);
                other == meta
            }
            Type::Con(_, args) => args.iter().any(|arg| self.occurs(meta, arg)),
            Type::App(f, x) => self.occurs(meta, &f) || self.occurs(meta, &x),
            Type::Forall(_, _, body) => self.occurs(meta, &body),
            Type::Var(_) => false,
        }
    }

    fn mismatch(&self, a: &Type, b: &Type) -> String {
        format!("{} is not {}", self.resolve(a), self.resolve(b))
    }
}

fn is_rigid(head: &Type) -> bool {
    match head {
        Type::Var(_) => true,
        Type::App(f, _) => is_rigid(f),
        _ => false,
    }
}

/// What a newtype wraps, with its parameters filled in.
pub fn representation(program: &Program, ty: &Type) -> Option<Type> {
    let Type::Con(name, args) = ty else { return None };
    let data = program.data(program.data_id(*name)?);
    if data.kind != DataKind::Newtype || args.len() < data.params.len() {
        return None;
    }
    let inner = program.con(*data.cons.first()?).def.fields.first()?.at(&data.params, args);
    Some(args[data.params.len()..].iter().fold(inner, |ty, arg| ty.apply(arg.clone())))
}
