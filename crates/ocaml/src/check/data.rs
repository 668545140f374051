//! Type and exception definitions.

use std::sync::Arc;

use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::program::{ConDef, DataDef, DataKind};
use selfsame_core::span::SourceMap;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;

use super::label::erased;
use super::scope::{ConEntry, DataEntry, Record, RecordField, TypeEntry};
use super::{Checker, exn};
use crate::elab::ConRef;
use crate::syntax::{Constructor, ConstructorArgs, FieldDecl, TypeBody, TypeDecl, TypeExpr, TypeKind};

/// The arguments of a constructor and, of an inline record, their names.
struct Fields {
    args: Vec<Type>,
    labels: Vec<Symbol>,
}

impl Checker {
    /// A group of definitions that may mention each other.
    pub(super) fn type_decls(&mut self, sources: &mut SourceMap, decls: &[TypeDecl]) {
        let names: Vec<Symbol> = decls.iter().map(|decl| self.type_name(decl.name)).collect();
        for (decl, name) in decls.iter().zip(&names) {
            if !matches!(decl.body, TypeBody::Alias(_)) {
                self.define_type(decl.name, TypeEntry::Abstract(*name, decl.params.len()));
            }
        }
        // Aliases first, those that mention other aliases of the group after these: the rest of the group then sees what
        // they stand for.
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
                self.define_type(decl.name, TypeEntry::Alias(decl.params.clone(), ty));
            }
        }
        for (decl, name) in decls.iter().zip(names) {
            match &decl.body {
                TypeBody::Alias(_) | TypeBody::Abstract => {}
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

    /// A type that is another one, with its constructors and fields under their names.
    fn same_type(&mut self, sources: &mut SourceMap, decl: &TypeDecl, other: &TypeExpr) {
        let ty = self.declared_type(sources, other, &decl.params);
        let data = match self.types.shallow(&ty) {
            Type::Con(name, _) => self.datas.get(&name).cloned(),
            _ => None,
        };
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
        let mut fields = Vec::with_capacity(cons.len());
        for con in cons {
            if cons.iter().any(|other| other.span < con.span && other.name == con.name) {
                let message = format!("the constructor `{}` is defined twice", con.name);
                self.error(Diagnostic::error(con.span, message));
                return;
            }
            match self.constructor_fields(sources, &con.args, &decl.params) {
                Ok(args) => fields.push(args),
                Err(why) => {
                    self.unsupported(con.span, &why);
                    self.define_type(decl.name, TypeEntry::Unsupported(Symbol::new(&why)));
                    return;
                }
            }
        }
        let con_names: Vec<Symbol> = cons.iter().map(|c| self.unique(format!("{}{}", self.prefix, c.name))).collect();
        let siblings: Arc<[Symbol]> = con_names.clone().into();
        let result = Type::con_of(name, decl.params.iter().map(|p| Type::Var(*p)));
        let entries: Vec<Arc<ConEntry>> = (cons.iter().zip(con_names).zip(fields))
            .map(|((source, con), Fields { args, labels })| {
                let con = Arc::new(ConRef { name: con, arity: args.len(), siblings: siblings.clone() });
                let (params, result) = (decl.params.clone(), result.clone());
                Arc::new(ConEntry { source: source.name, con, params, result, args, labels })
            })
            .collect();
        for entry in &entries {
            self.define_con(entry.clone());
        }
        self.define_data(decl, DataEntry { name, params: decl.params.clone(), cons: entries, record: None });
    }

    fn define_con(&mut self, entry: Arc<ConEntry>) {
        self.scope.own().cons.insert(entry.source, entry.clone());
        self.exports.cons.insert(entry.source, entry);
    }

    fn constructor_fields(
        &mut self,
        sources: &mut SourceMap,
        args: &ConstructorArgs,
        params: &[Symbol],
    ) -> Result<Fields, String> {
        match args {
            ConstructorArgs::Tuple(args) => {
                let args = args.iter().map(|ty| self.declared_type(sources, ty, params)).collect();
                Ok(Fields { args, labels: Vec::new() })
            }
            ConstructorArgs::Record(fields) => {
                if fields.iter().any(|field| field.mutable) {
                    return Err("mutable fields".into());
                }
                let args = fields.iter().map(|field| self.declared_type(sources, &field.ty, params)).collect();
                Ok(Fields { args, labels: fields.iter().map(|field| field.name).collect() })
            }
            ConstructorArgs::Unsupported(why) => Err(why.clone()),
        }
    }

    fn record(&mut self, sources: &mut SourceMap, decl: &TypeDecl, name: Symbol, fields: &[FieldDecl]) {
        let fields: Vec<RecordField> = fields
            .iter()
            .map(|field| RecordField {
                name: field.name,
                ty: self.declared_type(sources, &field.ty, &decl.params),
                mutable: field.mutable,
            })
            .collect();
        if fields.iter().any(|field| field.mutable) {
            self.facts.mutable.insert(name);
        }
        // Records have no constructor in the source; the type's name serves.
        let con = Arc::new(ConRef { name, arity: fields.len(), siblings: [name].into() });
        let result = Type::con_of(name, decl.params.iter().map(|p| Type::Var(*p)));
        let args = fields.iter().map(|field| field.ty.clone()).collect();
        let labels: Vec<Symbol> = fields.iter().map(|field| field.name).collect();
        let entry = ConEntry {
            source: decl.name,
            con: con.clone(),
            params: decl.params.clone(),
            result: result.clone(),
            args,
            labels: labels.clone(),
        };
        let record = Arc::new(Record { con, params: decl.params.clone(), result, fields });
        for label in labels {
            self.scope.own().fields.insert(label, record.clone());
            self.exports.fields.insert(label, record.clone());
        }
        let cons = vec![Arc::new(entry)];
        self.define_data(decl, DataEntry { name, params: decl.params.clone(), cons, record: Some(record) });
    }

    fn define_data(&mut self, decl: &TypeDecl, data: DataEntry) {
        let cons = data.cons.iter().map(|con| con_def(con)).collect();
        let def =
            DataDef { name: data.name, params: data.params.clone(), kind: DataKind::Data, cons, span: Some(decl.span) };
        self.output.datas.push(def);
        let data = Arc::new(data);
        self.datas.insert(data.name, data.clone());
        self.define_type(decl.name, TypeEntry::Data(data));
    }

    pub(super) fn exception(&mut self, sources: &mut SourceMap, con: &Constructor) {
        let Fields { args, labels } = match self.constructor_fields(sources, &con.args, &[]) {
            Ok(fields) => fields,
            Err(why) => {
                self.unsupported(con.span, &why);
                return;
            }
        };
        let name = self.unique(format!("{}{}", self.prefix, con.name));
        let reference = Arc::new(ConRef { name, arity: args.len(), siblings: [].into() });
        let entry = ConEntry { source: con.name, con: reference, params: Vec::new(), result: exn(), args, labels };
        self.output.exceptions.push(con_def(&entry));
        self.define_con(Arc::new(entry));
    }

    pub(super) fn alias_con(&mut self, source: Symbol, entry: &Arc<ConEntry>) {
        self.scope.own().cons.insert(source, entry.clone());
        self.exports.cons.insert(source, entry.clone());
    }
}

fn con_def(con: &ConEntry) -> ConDef {
    ConDef {
        name: con.con.name,
        fields: con.args.iter().map(erased).collect(),
        strict: vec![false; con.args.len()],
        labels: con.labels.clone(),
        fixity: None,
    }
}

fn mentions(ty: &TypeExpr, name: Symbol) -> bool {
    match &ty.kind {
        TypeKind::Con(path, args) => {
            (path.modules.is_empty() && path.name == name) || args.iter().any(|arg| mentions(arg, name))
        }
        TypeKind::Fun(_, from, to) => mentions(from, name) || mentions(to, name),
        TypeKind::Tuple(parts) => parts.iter().any(|part| mentions(part, name)),
        TypeKind::Variant(tags, included) => {
            tags.iter().any(|(_, ty)| mentions(ty, name)) || included.iter().any(|ty| mentions(ty, name))
        }
        TypeKind::Any | TypeKind::Var(_) | TypeKind::Unsupported(_) => false,
    }
}
