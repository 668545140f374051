//! Type and exception definitions.

use std::sync::Arc;

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::program::{ConDef, DataDef, DataKind};
use selfsame_core::span::{FileId, SourceMap, Span};
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;

use super::label::erased;
use super::module::type_variables;
use super::scope::{ConEntry, DataEntry, Record, RecordField, TypeEntry};
use super::tags::{Usual, rowless};
use super::{Checker, exn};
use crate::elab::ConRef;
use crate::library::{ENDLESS, REF};
use crate::syntax::{Constructor, ConstructorArgs, Extension, FieldDecl, Path, TypeBody, TypeDecl, TypeExpr, TypeKind};

/// What a constructor takes and makes.
struct Signature {
    params: Vec<Symbol>,
    args: Vec<Type>,
    result: Type,
    refines: bool,
}

impl Checker {
    /// An abstract type of OCaml's library, which is ours where that is what is read.
    fn library_type(&mut self, sources: &mut SourceMap, decl: &TypeDecl) -> Option<Arc<TypeEntry>> {
        let is_root = self.is_library && self.prefix == "Stdlib_.";
        if !is_root || !matches!(decl.body, TypeBody::Abstract) {
            return None;
        }
        self.library_module(sources, super::STDLIB.into())?.types.get(&decl.name).cloned()
    }

    /// A group of definitions that may mention each other.
    pub(super) fn type_decls(&mut self, sources: &mut SourceMap, decls: &[TypeDecl]) {
        let names: Vec<Symbol> = decls.iter().map(|decl| self.type_name(decl.name)).collect();
        for (decl, name) in decls.iter().zip(&names) {
            if let Some(entry) = self.library_type(sources, decl) {
                let own = self.scope.own();
                own.types.insert(decl.name, entry.clone());
                self.exports.types.insert(decl.name, entry);
            } else if decl.recursive && !matches!(decl.body, TypeBody::Alias(_)) {
                self.define_type(decl.name, TypeEntry::Abstract(*name, decl.params.len()));
            }
        }
        // Aliases first, those that mention other aliases of the group after these: the rest of the group then sees what
        // they stand for.
        let endless: Vec<(Symbol, Symbol)> = decls
            .iter()
            .zip(&names)
            .filter(|(decl, _)| is_endless(decl, decls))
            .map(|(decl, own)| (decl.name, *own))
            .collect();
        for (name, own) in &endless {
            let params = decls.iter().find(|decl| decl.name == *name).map_or(0, |decl| decl.params.len());
            self.define_type(*name, TypeEntry::Abstract(*own, params));
        }
        let mut aliases: Vec<&TypeDecl> = decls.iter().filter(|d| matches!(d.body, TypeBody::Alias(_))).collect();
        while !aliases.is_empty() {
            let waits = |decl: &TypeDecl| match &decl.body {
                TypeBody::Alias(ty) => aliases.iter().any(|other| other.name != decl.name && mentions(ty, other.name)),
                _ => false,
            };
            let next = aliases.iter().position(|decl| !waits(decl)).unwrap_or(0);
            let decl = aliases.remove(next);
            if let TypeBody::Alias(body) = &decl.body {
                let ty = self.declared_type(sources, body, &decl.params);
                if let Some((_, own)) = endless.iter().find(|(name, _)| *name == decl.name) {
                    self.endless_type(decl, *own, &ty);
                }
                self.define_type(decl.name, TypeEntry::Alias(decl.params.clone(), ty));
            }
        }
        for (decl, name) in decls.iter().zip(names) {
            match &decl.body {
                TypeBody::Alias(_) | TypeBody::Abstract => {}
                TypeBody::Open => self.open_type(decl, name),
                TypeBody::Unsupported(why) => {
                    self.unsupported(decl.span, why);
                    self.define_type(decl.name, TypeEntry::Unsupported(Symbol::new(why)));
                }
                TypeBody::Variant(cons) => self.variant(sources, decl, name, cons),
                TypeBody::Record(fields) => self.record(sources, decl, name, fields),
                TypeBody::Same(other, _) => self.same_type(sources, decl, other),
            }
        }
    }

    /// A type that is part of itself, through the tags of a polymorphic variant: within it has a name, which is looked up where
    /// something else is asked for.
    fn endless_type(&mut self, decl: &TypeDecl, name: Symbol, ty: &Type) {
        self.types.name(name, decl.params.clone(), ty.clone());
        let field = closed(&rowless(&erased(ty), &self.tags, &self.usual));
        let con = ConDef {
            name: Symbol::new(&format!("{name}{ENDLESS}")),
            fields: vec![field],
            strict: vec![false],
            labels: Vec::new(),
            fixity: None,
        };
        let (params, span) = (decl.params.clone(), Some(decl.span));
        self.output.datas.push(DataDef { name, params, kind: DataKind::Newtype, cons: vec![con], span });
        self.hidden.push(name);
    }

    /// A type that is another one, with its constructors and fields under their names.
    fn same_type(&mut self, sources: &mut SourceMap, decl: &TypeDecl, other: &TypeExpr) {
        let ty = self.declared_type(sources, other, &decl.params);
        let data = match self.types.shallow(&ty) {
            Type::Con(name, _) => self.datas.get(&name).cloned(),
            _ => None,
        };
        if matches!(self.types.shallow(&ty), Type::Con(name, _) if name.as_str() == REF) {
            return self.define_type(decl.name, TypeEntry::Alias(decl.params.clone(), ty));
        }
        let Some(data) = data else {
            let why = "a type that shows another one of which nothing is known";
            self.unsupported(decl.span, why);
            self.define_type(decl.name, TypeEntry::Unsupported(why.into()));
            return;
        };
        let own: Vec<Type> = decl.params.iter().map(|param| Type::Var(*param)).collect();
        let is_plain = ty == Type::con_of(data.name, own);
        match &data.record {
            Some(record) => {
                for field in &record.fields {
                    self.scope.own().fields.insert(field.name, record.clone());
                    self.exports.fields.insert(field.name, record.clone());
                }
            }
            None => data.cons.iter().for_each(|con| self.define_con(con.clone())),
        }
        let entry = if is_plain { TypeEntry::Data(data) } else { TypeEntry::Alias(decl.params.clone(), ty) };
        self.define_type(decl.name, entry);
    }

    fn define_type(&mut self, name: Symbol, entry: TypeEntry) {
        let entry = Arc::new(entry);
        self.scope.own().types.insert(name, entry.clone());
        self.exports.types.insert(name, entry);
    }

    /// Unique in the program, whatever has been defined under that name before.
    fn type_name(&mut self, name: Symbol) -> Symbol {
        self.unique(format!("{}{name}", self.prefix))
    }

    fn unique(&mut self, text: String) -> Symbol {
        let plain = Symbol::new(&text);
        let count = self.taken.entry(plain).or_insert(0);
        *count += 1;
        if *count == 1 { plain } else { Symbol::new(&format!("{text}${count}")) }
    }

    fn variant(&mut self, sources: &mut SourceMap, decl: &TypeDecl, name: Symbol, cons: &[Constructor]) {
        let mut signatures = Vec::with_capacity(cons.len());
        for con in cons {
            if cons.iter().any(|other| other.span < con.span && other.name == con.name) {
                let message = format!("the constructor `{}` is defined twice", con.name);
                self.error(Diagnostic::error(con.span, message));
                return;
            }
            match self.signature(sources, con, name, &decl.params) {
                Some(signature) => signatures.push(signature),
                None => {
                    let why = "a constructor of another type";
                    self.unsupported(con.span, why);
                    self.define_type(decl.name, TypeEntry::Unsupported(why.into()));
                    return;
                }
            }
        }
        let con_names: Vec<Symbol> = cons.iter().map(|c| self.unique(format!("{}{}", self.prefix, c.name))).collect();
        let siblings: Arc<[Symbol]> = con_names.clone().into();
        // Which values there are, Core's types do not say: nobody may make some up.
        if signatures.iter().any(|signature| signature.refines) {
            self.hidden.push(name);
            self.refining.insert(name);
        }
        let entries: Vec<Arc<ConEntry>> = (cons.iter().zip(con_names).zip(signatures))
            .map(|((source, con), Signature { params, args, result, refines })| {
                let con = Arc::new(ConRef { name: con, arity: args.len(), siblings: siblings.clone() });
                Arc::new(ConEntry { source: source.name, con, params, result, args, labels: Vec::new(), refines })
            })
            .collect();
        for entry in &entries {
            self.define_con(entry.clone());
        }
        self.define_data(decl, DataEntry { name, params: decl.params.clone(), cons: entries, record: None });
    }

    /// What a constructor of a type takes and makes. One that says itself what it makes has variables of its own: those that are
    /// parameters of the result are called as the type calls them.
    fn signature(
        &mut self,
        sources: &mut SourceMap,
        con: &Constructor,
        owner: Symbol,
        params: &[Symbol],
    ) -> Option<Signature> {
        let plain = Type::con_of(owner, params.iter().map(|param| Type::Var(*param)));
        let Some(result) = &con.result else {
            let args = self.constructor_args(sources, con, owner, params);
            return Some(Signature { params: params.to_vec(), args, result: plain, refines: false });
        };
        let mut vars = Vec::new();
        super::module::type_variables(result, &mut vars);
        constructor_variables(&con.args, &mut vars);
        let result = self.declared_type(sources, result, &vars);
        let Type::Con(made, indices) = self.types.resolve(&result) else { return None };
        if made != owner || indices.len() != params.len() {
            return None;
        }
        let mut names: Vec<(Symbol, Symbol)> = Vec::new();
        for (index, param) in indices.iter().zip(params) {
            if let Type::Var(var) = index
                && names.iter().all(|(known, _)| known != var)
            {
                names.push((*var, *param));
            }
        }
        let own = |var: &Symbol| Symbol::new(&format!("{var} of {}", con.name));
        let is_named = |var: &Symbol| names.iter().any(|(known, _)| known == var);
        names.extend(vars.iter().filter(|var| !is_named(var)).map(|var| (*var, own(var))).collect::<Vec<_>>());
        let rename = |ty: &Type| {
            ty.subst(&|var| names.iter().find(|(known, _)| *known == var).map(|(_, name)| Type::Var(*name)))
        };
        let args = self.constructor_args(sources, con, owner, &vars);
        let args = args.iter().map(|arg| rename(&self.types.resolve(arg))).collect();
        let result = rename(&Type::Con(made, indices));
        let params = names.iter().map(|(_, name)| *name).collect();
        Some(Signature { params, args, refines: result != plain || vars.len() > params_of(&result), result })
    }

    fn define_con(&mut self, entry: Arc<ConEntry>) {
        self.scope.own().cons.insert(entry.source, entry.clone());
        self.exports.cons.insert(entry.source, entry);
    }

    /// The arguments of a constructor; an inline record is one, of a type of its own.
    fn constructor_args(
        &mut self,
        sources: &mut SourceMap,
        con: &Constructor,
        owner: Symbol,
        params: &[Symbol],
    ) -> Vec<Type> {
        match &con.args {
            ConstructorArgs::Tuple(args) => args.iter().map(|ty| self.declared_type(sources, ty, params)).collect(),
            ConstructorArgs::Record(fields) => {
                let name = self.unique(format!("{owner}.{}", con.name));
                let data = self.record_data(sources, con.name, name, params, fields);
                self.facts.inline.insert(name);
                let result = Type::con_of(name, params.iter().map(|param| Type::Var(*param)));
                self.add_data(con.span, data);
                vec![result]
            }
        }
    }

    fn record(&mut self, sources: &mut SourceMap, decl: &TypeDecl, name: Symbol, fields: &[FieldDecl]) {
        let data = self.record_data(sources, decl.name, name, &decl.params, fields);
        // What the library keeps in fields that change, it keeps in order: nobody else makes such records.
        if decl.span.file.0 >= FileId::SHELF && self.facts.mutable.contains(&name) {
            self.hidden.push(name);
        }
        if let Some(record) = &data.record {
            for field in &record.fields {
                self.scope.own().fields.insert(field.name, record.clone());
                self.exports.fields.insert(field.name, record.clone());
            }
        }
        self.define_data(decl, data);
    }

    fn record_data(
        &mut self,
        sources: &mut SourceMap,
        source: Symbol,
        name: Symbol,
        params: &[Symbol],
        fields: &[FieldDecl],
    ) -> DataEntry {
        let fields: Vec<RecordField> = fields
            .iter()
            .map(|field| {
                let mut own = Vec::new();
                if field.poly {
                    type_variables(&field.ty, &mut own);
                    own.retain(|var| !params.contains(var));
                }
                let vars: Vec<Symbol> = params.iter().chain(&own).copied().collect();
                let ty = self.declared_type(sources, &field.ty, &vars);
                RecordField { name: field.name, ty, own, mutable: field.mutable }
            })
            .collect();
        if fields.iter().any(|field| !field.own.is_empty()) {
            self.hidden.push(name);
        }
        if fields.iter().any(|field| field.mutable) {
            self.facts.mutable.insert(name);
        }
        // Records have no constructor in the source; the type's name serves.
        let con = Arc::new(ConRef { name, arity: fields.len(), siblings: [name].into() });
        let result = Type::con_of(name, params.iter().map(|p| Type::Var(*p)));
        let entry = ConEntry {
            source,
            con: con.clone(),
            params: params.to_vec(),
            result: result.clone(),
            args: fields.iter().map(RecordField::of_all).collect(),
            labels: fields.iter().map(|field| field.name).collect(),
            refines: false,
        };
        let record = Arc::new(Record { con, params: params.to_vec(), result, fields });
        DataEntry { name, params: params.to_vec(), cons: vec![Arc::new(entry)], record: Some(record) }
    }

    fn define_data(&mut self, decl: &TypeDecl, data: DataEntry) {
        let data = self.add_data(decl.span, data);
        self.define_type(decl.name, TypeEntry::Data(data));
    }

    pub(super) fn add_data(&mut self, span: Span, data: DataEntry) -> Arc<DataEntry> {
        let cons = data.cons.iter().map(|con| con_def(con, &self.tags, &self.usual)).collect();
        let def =
            DataDef { name: data.name, params: data.params.clone(), kind: DataKind::Data, cons, span: Some(span) };
        self.output.datas.push(def);
        let data = Arc::new(data);
        self.datas.insert(data.name, data.clone());
        data
    }

    /// A type that gets constructors later; which, nobody knows who makes values.
    fn open_type(&mut self, decl: &TypeDecl, name: Symbol) {
        self.hidden.push(name);
        self.facts.open.insert(name);
        self.define_data(decl, DataEntry { name, params: decl.params.clone(), cons: Vec::new(), record: None });
    }

    /// `type t += …`.
    pub(super) fn extend_type(&mut self, sources: &mut SourceMap, path: &Path, params: &[Symbol], cons: &[Extension]) {
        let args = params.iter().map(|param| TypeExpr { kind: TypeKind::Var(*param), span: path.span }).collect();
        let own = TypeExpr { kind: TypeKind::Con(path.clone(), args), span: path.span };
        let ty = self.declared_type(sources, &own, params);
        let owner = match self.types.resolve(&ty) {
            Type::Con(name, _) if name.as_str() == "exn" || self.facts.open.contains(&name) => name,
            _ => return drop(self.unsupported(path.span, "a type that gets constructors and is not known to be open")),
        };
        for con in cons {
            let con = match con {
                Extension::Alias(name, path) => {
                    if let Some(entry) = self.find_con(sources, path) {
                        self.alias_con(*name, &entry);
                    }
                    continue;
                }
                Extension::New(con) if owner.as_str() == "exn" => {
                    self.exception(sources, con);
                    continue;
                }
                Extension::New(con) => con,
            };
            let Some(Signature { params, args, result, refines }) = self.signature(sources, con, owner, params) else {
                self.unsupported(con.span, "a constructor of another type");
                continue;
            };
            if refines {
                self.refining.insert(owner);
            }
            let name = self.unique(format!("{}{}", self.prefix, con.name));
            let reference = Arc::new(ConRef { name, arity: args.len(), siblings: [].into() });
            let entry =
                ConEntry { source: con.name, con: reference, params, result, args, labels: Vec::new(), refines };
            self.output.extensions.push((owner, con_def(&entry, &self.tags, &self.usual)));
            self.define_con(Arc::new(entry));
        }
    }

    pub(super) fn exception(&mut self, sources: &mut SourceMap, con: &Constructor) {
        let owner = Symbol::new(&format!("{}exn", self.prefix));
        let args = self.constructor_args(sources, con, owner, &[]);
        let name = self.unique(format!("{}{}", self.prefix, con.name));
        let reference = Arc::new(ConRef { name, arity: args.len(), siblings: [].into() });
        let (params, labels, result) = (Vec::new(), Vec::new(), exn());
        let entry = ConEntry { source: con.name, con: reference, params, result, args, labels, refines: false };
        self.output.exceptions.push(con_def(&entry, &self.tags, &self.usual));
        self.define_con(Arc::new(entry));
    }

    pub(super) fn alias_con(&mut self, source: Symbol, entry: &Arc<ConEntry>) {
        self.scope.own().cons.insert(source, entry.clone());
        self.exports.cons.insert(source, entry.clone());
    }
}

fn con_def(con: &ConEntry, tags: &[Symbol], usual: &Usual) -> ConDef {
    ConDef {
        name: con.con.name,
        fields: con.args.iter().map(|arg| closed(&rowless(&erased(arg), tags, usual))).collect(),
        strict: vec![false; con.args.len()],
        labels: con.labels.clone(),
        fixity: None,
    }
}

/// The type without what the definition around a local one has not found out yet: a value of any type, for all that others know.
fn closed(ty: &Type) -> Type {
    match ty {
        Type::Meta(_) => {
            let any = Symbol::new("any");
            Type::Forall([any].into(), Arc::new([]), Arc::new(Type::Var(any)))
        }
        Type::Con(name, args) => Type::Con(*name, args.iter().map(closed).collect()),
        _ => ty.clone(),
    }
}

/// The variables that a constructor's arguments mention.
fn constructor_variables(args: &ConstructorArgs, into: &mut Vec<Symbol>) {
    match args {
        ConstructorArgs::Tuple(args) => args.iter().for_each(|arg| super::module::type_variables(arg, into)),
        ConstructorArgs::Record(fields) => {
            fields.iter().for_each(|field| super::module::type_variables(&field.ty, into));
        }
    }
}

/// Whether an abbreviation comes back to itself, through others of its group.
fn is_endless(decl: &TypeDecl, group: &[TypeDecl]) -> bool {
    let body = |decl: &TypeDecl| match &decl.body {
        TypeBody::Alias(ty) if decl.recursive => Some(ty.clone()),
        _ => None,
    };
    let (mut seen, mut todo) = (Vec::new(), vec![decl]);
    while let Some(next) = todo.pop() {
        let Some(ty) = body(next) else { continue };
        if mentions(&ty, decl.name) {
            return true;
        }
        for other in group.iter().filter(|other| mentions(&ty, other.name)) {
            if !seen.contains(&other.name) {
                seen.push(other.name);
                todo.push(other);
            }
        }
    }
    false
}

/// How many arguments a type has.
fn params_of(ty: &Type) -> usize {
    match ty {
        Type::Con(_, args) => args.len(),
        _ => 0,
    }
}

fn mentions(ty: &TypeExpr, name: Symbol) -> bool {
    match &ty.kind {
        TypeKind::Con(path, args) => {
            (path.modules.is_empty() && path.name == name) || args.iter().any(|arg| mentions(arg, name))
        }
        TypeKind::Fun(_, from, to) => mentions(from, name) || mentions(to, name),
        TypeKind::Tuple(parts) => parts.iter().any(|part| mentions(part, name)),
        TypeKind::Variant(tags, included, _) => {
            tags.iter().any(|(_, ty)| ty.as_ref().is_some_and(|ty| mentions(ty, name)))
                || included.iter().any(|ty| mentions(ty, name))
        }
        TypeKind::Named(inner, _) => mentions(inner, name),
        TypeKind::Any | TypeKind::Var(_) | TypeKind::Object | TypeKind::Package(_) | TypeKind::Unsupported(_) => false,
    }
}

impl RecordField {
    /// Its type, with the variables of its own bound.
    fn of_all(&self) -> Type {
        match self.own.is_empty() {
            true => self.ty.clone(),
            false => Type::Forall(self.own.clone().into(), Arc::new([]), Arc::new(self.ty.clone())),
        }
    }
}
