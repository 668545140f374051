//! Types of terms, reconstructed from those of definitions, constructors and variables.

use rustc_hash::FxHashMap;

use super::{DefId, Node, Pattern, TermId, TermStore, Terms, VarId};
use crate::expr::Lit;
use crate::inhabit::{domain, fields, has_bounds, range};
use crate::program::{ConId, DataKind};
use crate::symbol::Symbol;
use crate::types::Type;

impl TermStore {
    /// The type of a term without loose indices, newtypes seen through; what nothing determines is a [`Type::Meta`].
    /// `None` where the pieces do not fit as far as we can see.
    pub fn type_of(&self, term: TermId) -> Option<Type> {
        if let Node::Free(var) = self.node(term) {
            return Some(crate::step::representation(self, self.var(var).ty.clone()));
        }
        if let Some(known) = self.types_of.borrow().get(&term) {
            return known.clone();
        }
        let mut typing = Typing {
            store: self,
            metas: Vec::new(),
            assumed: Vec::new(),
            bound: Vec::new(),
            group: Vec::new(),
            open: FxHashMap::default(),
            rigid: 0,
        };
        let ty = typing.term(term).map(|ty| typing.resolve(&ty, &mut Vec::new()));
        self.types_of.borrow_mut().insert(term, ty.clone());
        ty
    }
}

impl TermStore {
    /// Whether every value of the term is of the variable's type, as far as that is seen.
    pub fn is_of_type(&self, var: VarId, term: TermId) -> bool {
        let ty = &self.var(var).ty;
        if self.has_bounds(ty) {
            return self.is_within(ty, term);
        }
        self.type_of(term).is_some_and(|given| ty.covers(&given))
    }

    /// Terms do not say which of their numbers have bounds: what is computed may have left them. So the numbers in the term
    /// must be known, or variables that have these bounds themselves.
    fn is_within(&self, ty: &Type, term: TermId) -> bool {
        let ty = domain(&self.program, ty.clone());
        match self.node(term) {
            Node::Free(var) => self.var(var).ty == ty,
            Node::Lit(lit) => match (range(&ty), self.lit(lit)) {
                (Some(range), Lit::Integer(number)) => range.contains(number),
                _ => false,
            },
            Node::Con(con, parts) => {
                let data = self.program.data(self.program.con(con).data).name;
                let is_its = matches!(&ty, Type::Con(name, _) if *name == data);
                let fields = fields(&self.program, con, &ty);
                let mut parts = self.terms(parts).iter().zip(&fields);
                is_its
                    && parts.all(|(part, field)| match self.has_bounds(field) {
                        true => self.is_within(field, *part),
                        false => self.type_of(*part).is_some_and(|given| field.covers(&given)),
                    })
            }
            _ => false,
        }
    }

    /// Whether the type has numbers with bounds, or parts that have.
    pub fn has_bounds(&self, ty: &Type) -> bool {
        if let Some(known) = self.bounded.borrow().get(ty) {
            return *known;
        }
        let found = has_bounds(&self.program, ty);
        self.bounded.borrow_mut().insert(ty.clone(), found);
        found
    }
}

impl Type {
    /// Whether a variable of this type may stand for a value of the other: equal but for type variables here, which are
    /// whatever they have to be, and unknown parts there.
    pub fn covers(&self, other: &Type) -> bool {
        fn walk(general: &Type, special: &Type, of: &mut FxHashMap<Symbol, Type>) -> bool {
            match (general, special) {
                (_, Type::Meta(_)) => true,
                (Type::Var(var), _) => match of.get(var) {
                    Some(known) => known == special || matches!(known, Type::Meta(_)),
                    None => of.insert(*var, special.clone()).is_none(),
                },
                (Type::Con(f, xs), Type::Con(g, ys)) => {
                    f == g && xs.len() == ys.len() && xs.iter().zip(ys.iter()).all(|(x, y)| walk(x, y, of))
                }
                (Type::App(f, x), Type::App(g, y)) => walk(f, g, of) && walk(x, y, of),
                (Type::App(f, x), Type::Con(g, ys)) if !ys.is_empty() => {
                    let (last, rest) = ys.split_last().expect("not empty");
                    walk(f, &Type::Con(*g, rest.into()), of) && walk(x, last, of)
                }
                _ => general == special,
            }
        }
        walk(self, other, &mut FxHashMap::default())
    }
}

/// Smaller terms than this are not worth remembering.
const LARGE: u32 = 16;

fn is_determined(ty: &Type) -> bool {
    match ty {
        Type::Meta(_) => false,
        Type::Con(_, args) => args.iter().all(is_determined),
        Type::App(head, arg) => is_determined(head) && is_determined(arg),
        Type::Var(_) | Type::Forall(..) => true,
    }
}

struct Typing<'a> {
    store: &'a TermStore,
    metas: Vec<Option<Type>>,
    /// Newtypes that are being made one.
    assumed: Vec<(Type, Type)>,
    /// Types of the bound variables, innermost last.
    bound: Vec<Type>,
    /// Local definitions whose types are being inferred, each with the one type that it has in the others.
    group: Vec<(u32, Type)>,
    /// What is unknown in the types of free variables, where it was found out, and here.
    open: FxHashMap<(VarId, u32), Type>,
    /// How many variables were made up that stand for every type.
    rigid: u32,
}

impl Typing<'_> {
    /// What large terms have in common is looked at once.
    fn term(&mut self, term: TermId) -> Option<Type> {
        if self.store.loose(term) > 0 || self.store.size(term) < LARGE || !self.group.is_empty() {
            return self.anew(term);
        }
        let known = self.store.types_of.borrow().get(&term).cloned();
        if let Some(known) = known.flatten().filter(is_determined) {
            return Some(known);
        }
        let ty = self.anew(term)?;
        let resolved = self.resolve(&ty, &mut Vec::new());
        if !is_determined(&resolved) {
            return Some(ty);
        }
        self.store.types_of.borrow_mut().insert(term, Some(resolved.clone()));
        Some(resolved)
    }

    fn anew(&mut self, term: TermId) -> Option<Type> {
        match self.store.node(term) {
            Node::Bound(index) => {
                let ty = self.bound.iter().rev().nth(index as usize).cloned()?;
                Some(self.instantiate(&ty))
            }
            Node::Free(var) => {
                let ty = crate::step::representation(self.store, self.store.var(var).ty.clone());
                let ty = self.opened(var, &ty);
                Some(self.instantiate(&ty))
            }
            Node::Def(DefId::Global(global)) => {
                let ty = self.store.program().global(global).ty.clone();
                Some(self.instantiate(&ty))
            }
            Node::Def(DefId::Lifted(lifted)) => self.lifted(term, lifted),
            Node::Lit(lit) => Some(lit_type(self.store.lit(lit))),
            Node::Lam(params, body) => {
                let params: Vec<Type> = (0..params).map(|_| self.fresh()).collect();
                let result = self.under(&params, body)?;
                Some(Type::funs(params, result))
            }
            Node::App(head, args) => {
                let ty = self.term(head)?;
                self.arguments(ty, args)
            }
            Node::Let(value, body) => {
                let value = self.term(value)?;
                let value = self.generalised(&value);
                self.under(&[value], body)
            }
            Node::Con(con, fields) => {
                let (data, types) = self.con(con)?;
                let fields = self.store.terms(fields).to_vec();
                if fields.len() != types.len() {
                    return None;
                }
                for (field, ty) in fields.into_iter().zip(types) {
                    self.has_type(field, &ty)?;
                }
                Some(data)
            }
            Node::Case(scrutinee, alts, default) => {
                let scrutinee = self.term(scrutinee)?;
                let result = self.fresh();
                for alt in self.store.alts(alts).to_vec() {
                    let fields = match alt.pattern {
                        Pattern::Con(con, count) => {
                            let (data, fields) = self.con(con)?;
                            self.unify(&scrutinee, &data)?;
                            Some(fields).filter(|fields| fields.len() == count as usize)?
                        }
                        Pattern::Lit(lit) => {
                            let ty = lit_type(self.store.lit(lit));
                            self.unify(&scrutinee, &ty)?;
                            Vec::new()
                        }
                    };
                    let body = self.under(&fields, alt.body)?;
                    self.unify(&result, &body)?;
                }
                if let Some(default) = default {
                    let body = self.term(default)?;
                    self.unify(&result, &body)?;
                }
                Some(result)
            }
            Node::Prim(op, args) => {
                let ty = self.instantiate(&op.signature());
                self.arguments(ty, args)
            }
            Node::Bottom(_) => Some(self.fresh()),
            Node::Input(ty) => Some(self.store.ty(ty).clone()),
            Node::Assume(_, body) | Node::Assert(_, body, _) => self.term(body),
        }
    }

    /// The type of a local definition, inferred from its body. What nothing determines is different for each use, but not
    /// for those in the definition itself and in others that are looked at for its sake.
    fn lifted(&mut self, term: TermId, lifted: u32) -> Option<Type> {
        if let Some((_, known)) = self.group.iter().find(|(known, _)| *known == lifted) {
            return Some(known.clone());
        }
        let known = self.store.types_of.borrow().get(&term).cloned();
        if let Some(known) = known {
            return known.map(|ty| self.renewed(&ty, &mut FxHashMap::default()));
        }
        let is_first = self.group.is_empty();
        let assumed = self.fresh();
        self.group.push((lifted, assumed.clone()));
        let outer = std::mem::take(&mut self.bound);
        let inferred = self.term(self.store.lifted[lifted as usize].body);
        self.bound = outer;
        let ty = inferred.and_then(|ty| self.unify(&assumed, &ty)).map(|()| self.resolve(&assumed, &mut Vec::new()));
        if !is_first {
            return ty;
        }
        self.group.clear();
        self.store.types_of.borrow_mut().insert(term, ty.clone());
        ty.map(|ty| self.renewed(&ty, &mut FxHashMap::default()))
    }

    /// The type with other unknowns in place of its own.
    fn renewed(&mut self, ty: &Type, of: &mut FxHashMap<u32, Type>) -> Type {
        match ty {
            Type::Meta(meta) => match of.get(meta) {
                Some(known) => known.clone(),
                None => {
                    let fresh = self.fresh();
                    of.insert(*meta, fresh.clone());
                    fresh
                }
            },
            Type::Con(name, args) => Type::Con(*name, args.iter().map(|arg| self.renewed(arg, of)).collect()),
            Type::App(head, arg) => {
                let head = self.renewed(head, of);
                head.apply(self.renewed(arg, of))
            }
            Type::Forall(vars, preds, body) => {
                Type::Forall(vars.clone(), preds.clone(), std::sync::Arc::new(self.renewed(body, of)))
            }
            Type::Var(_) => ty.clone(),
        }
    }

    fn under(&mut self, types: &[Type], body: TermId) -> Option<Type> {
        let outer = self.bound.len();
        self.bound.extend_from_slice(types);
        let ty = self.term(body);
        self.bound.truncate(outer);
        ty
    }

    /// What a function of this type gives for the arguments.
    fn arguments(&mut self, mut function: Type, args: Terms) -> Option<Type> {
        for arg in self.store.terms(args).to_vec() {
            function = self.head(&function);
            function = match function.as_fun() {
                Some((from, to)) => {
                    self.has_type(arg, from)?;
                    self.used(to)
                }
                None => {
                    let (given, result) = (self.term(arg)?, self.fresh());
                    self.unify(&function, &Type::fun(given, result.clone()))?;
                    result
                }
            };
        }
        Some(function)
    }

    /// A term that must be of every type that a `forall` stands for may not have one that is known from elsewhere.
    fn has_type(&mut self, term: TermId, ty: &Type) -> Option<()> {
        let before = self.metas.len() as u32;
        let given = self.term(term)?;
        let Type::Forall(vars, _, body) = self.head(ty) else { return self.unify(&given, ty) };
        let mut rigid: FxHashMap<Symbol, Symbol> = FxHashMap::default();
        for var in vars.iter() {
            rigid.insert(*var, Symbol::new(&format!("!{}", self.rigid)));
            self.rigid += 1;
        }
        let body = body.subst(&|var| rigid.get(&var).map(|name| Type::Var(*name)));
        self.unify(&given, &body)?;
        let escapes = |meta| rigid.values().any(|name| self.names(&Type::Meta(meta), *name));
        (!(0..before).any(escapes)).then_some(())
    }

    /// The type of a definition that each use may have as it needs it: what only the definition speaks of is anything.
    fn generalised(&mut self, ty: &Type) -> Type {
        let mut unknown = Vec::new();
        self.unknowns(ty, &mut unknown);
        let mut outside = Vec::new();
        for ty in self.bound.iter().chain(self.group.iter().map(|(_, ty)| ty)) {
            self.unknowns(ty, &mut outside);
        }
        unknown.retain(|meta| !outside.contains(meta));
        if unknown.is_empty() {
            return ty.clone();
        }
        let names: Vec<Symbol> = unknown.iter().map(|meta| Symbol::new(&format!("?{meta}"))).collect();
        for (meta, name) in unknown.iter().zip(&names) {
            self.metas[*meta as usize] = Some(Type::Var(*name));
        }
        let body = self.resolve(ty, &mut Vec::new());
        Type::Forall(names.into(), std::sync::Arc::new([]), std::sync::Arc::new(body))
    }

    /// The constructor's data type and the types of its fields, with fresh unknowns for the parameters. Newtypes have none
    /// in terms.
    fn con(&mut self, con: ConId) -> Option<(Type, Vec<Type>)> {
        let con = self.store.program().con(con);
        let data = self.store.program().data(con.data);
        if data.kind == DataKind::Newtype {
            return None;
        }
        let params: FxHashMap<Symbol, Type> = data.params.iter().map(|param| (*param, self.fresh())).collect();
        let of = |param: Symbol| params.get(&param).cloned();
        let fields: Vec<Type> = con.def.fields.iter().map(|field| field.subst(&of)).collect();
        let args: Vec<Type> = data.params.iter().map(|param| params[param].clone()).collect();
        Some((Type::con_of(data.name, args), fields))
    }

    fn instantiate(&mut self, ty: &Type) -> Type {
        match ty {
            Type::Forall(vars, _, body) => {
                let fresh: FxHashMap<Symbol, Type> = vars.iter().map(|var| (*var, self.fresh())).collect();
                // A method of an instance is of many types for each of the instance's.
                self.instantiate(&body.subst(&|var| fresh.get(&var).cloned()))
            }
            _ => ty.clone(),
        }
    }

    /// The type of a free variable with what is unknown in it named as here: the same for each of its occurrences.
    fn opened(&mut self, var: VarId, ty: &Type) -> Type {
        match ty {
            Type::Meta(meta) => match self.open.get(&(var, *meta)) {
                Some(known) => known.clone(),
                None => {
                    let fresh = self.fresh();
                    self.open.insert((var, *meta), fresh.clone());
                    fresh
                }
            },
            Type::Con(name, args) => Type::Con(*name, args.iter().map(|arg| self.opened(var, arg)).collect()),
            Type::App(head, arg) => {
                let (head, arg) = (self.opened(var, head), self.opened(var, arg));
                head.apply(arg)
            }
            Type::Forall(vars, preds, body) => Type::Forall(vars.clone(), preds.clone(), self.opened(var, body).into()),
            Type::Var(_) => ty.clone(),
        }
    }

    /// The type of a result as whoever uses it has it: what a newtype wraps may be of many types.
    fn used(&mut self, ty: &Type) -> Type {
        match self.head(ty) {
            forall @ Type::Forall(..) => self.instantiate(&forall),
            _ => ty.clone(),
        }
    }

    fn fresh(&mut self) -> Type {
        self.metas.push(None);
        Type::Meta(self.metas.len() as u32 - 1)
    }

    /// The type with its head known as far as it is, and newtypes at the head seen through.
    fn head(&self, ty: &Type) -> Type {
        let mut ty = self.known(ty);
        loop {
            let seen = crate::step::representation(self.store, ty);
            // A newtype of another: `m (Either e a)`, of an `m` that is known.
            ty = self.known(&seen);
            if !(matches!(seen, Type::App(..)) && matches!(ty, Type::Con(..))) {
                return seen;
            }
        }
    }

    fn known(&self, ty: &Type) -> Type {
        let mut ty = ty;
        while let Type::Meta(meta) = ty {
            match &self.metas[*meta as usize] {
                Some(known) => ty = known,
                None => break,
            }
        }
        match ty {
            // What is applied may be known by now, and may be a newtype.
            Type::App(head, arg) => match self.known(head) {
                head @ Type::Con(..) => head.apply((**arg).clone()),
                _ => ty.clone(),
            },
            _ => ty.clone(),
        }
    }

    /// The type as far as it is known, without newtypes. One that holds itself (`newtype R = R (R -> Int)`) has no end: it
    /// is left as it is where it comes up in itself for the second time.
    fn resolve(&self, ty: &Type, within: &mut Vec<Symbol>) -> Type {
        let ty = self.known(ty);
        let newtype = match &ty {
            Type::Con(name, _) if self.is_newtype(*name) => Some(*name),
            _ => None,
        };
        let is_again = newtype.is_some_and(|name| within.iter().filter(|outer| **outer == name).count() > 1);
        within.extend(newtype);
        let resolved = match if is_again { ty } else { self.head(&ty) } {
            Type::Con(name, args) => Type::Con(name, args.iter().map(|arg| self.resolve(arg, within)).collect()),
            Type::App(head, arg) => self.resolve(&head, within).apply(self.resolve(&arg, within)),
            Type::Forall(vars, preds, body) => {
                let (vars, body) = Type::with_own_binders(&vars, &body);
                Type::Forall(vars.into(), preds, std::sync::Arc::new(self.resolve(&body, within)))
            }
            other => other,
        };
        within.truncate(within.len() - usize::from(newtype.is_some()));
        resolved
    }

    fn is_newtype(&self, name: Symbol) -> bool {
        let program = self.store.program();
        program.data_id(name).is_some_and(|id| program.data(id).kind == DataKind::Newtype)
    }

    /// Makes two types one, newtypes seen through. One that holds itself has no end: two types that come up again while they
    /// are being made one are, if everything else in them is; and one that grows as it comes up is given up.
    fn unify(&mut self, left: &Type, right: &Type) -> Option<()> {
        const DEEPEST: usize = 100;
        let (left, right) = (self.known(left), self.known(right));
        let is_newtype = |ty: &Type| matches!(ty, Type::Con(name, _) if self.is_newtype(*name));
        if !is_newtype(&left) && !is_newtype(&right) {
            return self.unify_heads(left, right);
        }
        let pair = (left, right);
        if pair.0 == pair.1 || self.assumed.contains(&pair) {
            return Some(());
        }
        if self.assumed.len() >= DEEPEST {
            return None;
        }
        // The same newtype of the same types: what it holds may be polymorphic, and cannot be taken apart here.
        if let (Type::Con(left, xs), Type::Con(right, ys)) = &pair
            && left == right
        {
            let before = self.metas.clone();
            if xs.iter().zip(ys.iter()).all(|(x, y)| self.unify(x, y).is_some()) {
                return Some(());
            }
            self.metas = before;
        }
        self.assumed.push(pair.clone());
        let unified = self.unify_heads(self.head(&pair.0), self.head(&pair.1));
        self.assumed.pop();
        unified
    }

    fn unify_heads(&mut self, left: Type, right: Type) -> Option<()> {
        match (&left, &right) {
            _ if left == right => Some(()),
            (Type::Meta(meta), other) | (other, Type::Meta(meta)) => {
                if self.mentions(other, *meta) {
                    return None;
                }
                self.metas[*meta as usize] = Some(other.clone());
                Some(())
            }
            (Type::Con(f, xs), Type::Con(g, ys)) if f == g && xs.len() == ys.len() => {
                xs.iter().zip(ys.iter()).try_for_each(|(x, y)| self.unify(x, y))
            }
            (Type::App(f, x), Type::App(g, y)) => {
                self.unify(f, g)?;
                self.unify(x, y)
            }
            (Type::App(f, x), Type::Con(g, ys)) | (Type::Con(g, ys), Type::App(f, x)) => {
                let (last, rest) = ys.split_last()?;
                self.unify(f, &Type::Con(*g, rest.into()))?;
                self.unify(x, last)
            }
            // Instances are arguments: a type that asks for one is a type of another kind.
            (Type::Forall(xs, p, left), Type::Forall(ys, q, right))
                if xs.len() == ys.len() && p.is_empty() && q.is_empty() =>
            {
                self.unify_bodies([xs, ys], [left, right])
            }
            _ => None,
        }
    }

    /// Two types of what works for all types are one, whatever their variables are called; what is unknown outside knows nothing of these.
    fn unify_bodies(&mut self, bound: [&[Symbol]; 2], bodies: [&Type; 2]) -> Option<()> {
        let mut rigid = Vec::with_capacity(bound[0].len());
        for _ in bound[0] {
            rigid.push(Symbol::new(&format!("!{}", self.rigid)));
            self.rigid += 1;
        }
        let of =
            |vars: &[Symbol], var: Symbol| vars.iter().position(|name| *name == var).map(|at| Type::Var(rigid[at]));
        let [left, right] = [0, 1].map(|side| bodies[side].subst(&|var| of(bound[side], var)));
        self.unify(&left, &right)?;
        let escapes = |meta| rigid.iter().any(|name| self.names(&Type::Meta(meta), *name));
        (!(0..self.metas.len() as u32).any(escapes)).then_some(())
    }

    /// Adds what is not known of a type.
    fn unknowns(&self, ty: &Type, found: &mut Vec<u32>) {
        match self.known(ty) {
            Type::Meta(meta) if !found.contains(&meta) => found.push(meta),
            Type::Meta(_) | Type::Var(_) => {}
            Type::Con(_, args) => args.iter().for_each(|arg| self.unknowns(arg, found)),
            Type::App(head, arg) => {
                self.unknowns(&head, found);
                self.unknowns(&arg, found);
            }
            Type::Forall(_, _, body) => self.unknowns(&body, found),
        }
    }

    fn names(&self, ty: &Type, name: Symbol) -> bool {
        match self.known(ty) {
            Type::Var(var) => var == name,
            Type::Meta(_) => false,
            Type::Con(_, args) => args.iter().any(|arg| self.names(arg, name)),
            Type::App(head, arg) => self.names(&head, name) || self.names(&arg, name),
            Type::Forall(_, _, body) => self.names(&body, name),
        }
    }

    fn mentions(&self, ty: &Type, meta: u32) -> bool {
        match self.known(ty) {
            Type::Meta(other) => other == meta,
            Type::Con(_, args) => args.iter().any(|arg| self.mentions(arg, meta)),
            Type::App(head, arg) => self.mentions(&head, meta) || self.mentions(&arg, meta),
            Type::Forall(_, _, body) => self.mentions(&body, meta),
            Type::Var(_) => false,
        }
    }
}

fn lit_type(lit: &Lit) -> Type {
    match lit {
        Lit::Int(_) => Type::int(),
        Lit::Integer(_) => Type::integer(),
        Lit::Char(_) => Type::char(),
        Lit::Double(_) => Type::double(),
        Lit::Str(_) => Type::string(),
    }
}

/// Whether values of the type hold no functions, however deep: a type variable's do not, as far as anyone who does not know
/// the type can tell.
pub fn is_first_order(store: &TermStore, ty: &Type) -> bool {
    fn walk(store: &TermStore, ty: &Type, seen: &mut Vec<Type>) -> bool {
        if seen.contains(ty) {
            return true;
        }
        // A type that grows as it recurs is not worth the search.
        if seen.len() > 100 {
            return false;
        }
        seen.push(ty.clone());
        let Type::Con(name, args) = crate::step::representation(store, ty.clone()) else {
            return matches!(ty, Type::Var(_));
        };
        if name.as_str() == "->" {
            return false;
        }
        let program = store.program();
        let Some(data) = program.data_id(name).map(|id| program.data(id)) else { return false };
        if data.kind == DataKind::Dictionary {
            return false;
        }
        let ty = Type::Con(name, args);
        data.cons.iter().all(|con| fields(program, *con, &ty).iter().all(|field| walk(store, field, seen)))
    }
    walk(store, ty, &mut Vec::new())
}
