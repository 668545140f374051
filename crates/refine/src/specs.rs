//! What a module's annotations say, collected: signatures, aliases, measures, refined data.
//!
//! Everything is asked for by a question that fails where something was not understood ([`crate::gaps`]).

use rustc_hash::{FxHashMap, FxHashSet};
use selfsame_core::diagnostic::Diagnostic;
use selfsame_core::span::Span;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;

use crate::build::Built;
use crate::gaps::{Gaps, Of, Target};
use crate::parse;
use crate::syntax::{
    Alias, Annotation, Data, Measure, Op, Predicate, PredicateParam, Signature, SpecArg, SpecType, Term,
};

/// How names of a module are resolved. The engine knows no source language: whoever calls it brings its scoping.
pub trait Names {
    /// The global or constructor that a name of the module means.
    fn value(&self, name: &str) -> Option<Symbol>;
    /// The data type that a name of the module means.
    fn data(&self, name: &str) -> Option<Symbol>;
    /// Whether some definition of the program has one of this name inside.
    fn is_inside(&self, name: Symbol) -> bool;
    /// The method of an instance that an annotation at this place stands above.
    fn method_at(&self, name: &str, place: Span) -> Option<Symbol>;
    /// The method of an instance, by the names of its class and of the type.
    fn method_of(&self, class: &str, ty: &str, name: &str) -> Option<Symbol>;
    /// What a name of the module stands for that is a synonym in the program: its parameters, and the type.
    fn synonym(&self, name: &str) -> Option<(Vec<Symbol>, Type)>;
}

/// Specifications by what they specify.
#[derive(Clone, Debug, Default)]
pub struct Specs {
    /// By global, in source order.
    signatures: Vec<(Symbol, Signature)>,
    by_global: FxHashMap<Symbol, usize>,
    aliases: FxHashMap<Symbol, Alias>,
    predicates: FxHashMap<Symbol, Predicate>,
    measures: FxHashMap<Symbol, Measure>,
    /// What measures of classes are at some types.
    instances: Vec<Measure>,
    /// Functions of the program that refinements use, by their name in them.
    lifted: FxHashMap<Symbol, Symbol>,
    /// Synonyms of the program that annotations use.
    synonyms: FxHashMap<Symbol, (Vec<Symbol>, Type)>,
    /// By qualified name of the data type.
    datas: FxHashMap<Symbol, Data>,
    /// Measures of data types that are said to be never negative, and where.
    invariants: Vec<(Symbol, Symbol, Span)>,
    gaps: Gaps,
    /// Names of signatures that nothing has, and where these stand.
    pub missing: Vec<(Symbol, Span)>,
    /// Whether a match that fails is none of our business, as an option says.
    pub allows_partial: bool,
    /// Whether a function that runs for ever is none of our business, as an option says.
    allows_endless: bool,
    /// Functions of which an annotation says so.
    lazy: FxHashSet<Symbol>,
    /// Signatures of definitions inside others.
    locals: Vec<Signature>,
    /// Functions of which nothing is asked.
    unchecked: FxHashSet<Symbol>,
    /// Equations that may be used to show something: of a definition, or of everything.
    rewrites: Vec<(Option<Symbol>, Symbol)>,
    /// Data types whose values are sets to the logic.
    sets: Vec<Symbol>,
    /// Newtypes whose values are numbers to the logic.
    numbers: Vec<Symbol>,
    /// What is wrong with annotations, in the order of the source.
    pub diagnostics: Vec<Diagnostic>,
    /// While the names are added that every module has: modules may have them again.
    is_library: bool,
    /// Names that every module has, and that a module's own take the place of.
    builtin: Vec<Symbol>,
    /// Names of what abstract refinements may be bounded by, as the program writes them.
    bounds: Vec<Symbol>,
    /// Annotations as they are written.
    texts: FxHashMap<Span, String>,
}

impl Specs {
    /// Whether nothing says that the function ends: then a result that never comes breaks no promise about results.
    pub fn may_run_for_ever(&self, global: Symbol) -> bool {
        self.allows_endless || self.lazy.contains(&global)
    }

    /// Specifications that come with the library, by the names of definitions, and the names that LiquidHaskell has built in.
    pub fn of_library(text: &str, span: Span) -> Specs {
        let mut specs = Specs { is_library: true, ..Specs::default() };
        match parse::specifications(text, span) {
            Ok(all) => all.into_iter().for_each(|annotation| specs.of_every_module(annotation)),
            Err(wrong) => specs.diagnostics.push(wrong),
        }
        specs.is_library = false;
        specs
    }

    fn of_every_module(&mut self, annotation: Annotation) {
        match annotation {
            Annotation::Signatures(all) => all.into_iter().for_each(|mut signature| {
                signature.is_assumed = true;
                signature.is_library = true;
                self.sign(signature.name, signature);
            }),
            Annotation::Alias(alias) => {
                self.builtin.push(alias.name);
                self.aliases.insert(alias.name, alias);
            }
            Annotation::Predicate(predicate) => {
                self.builtin.push(predicate.name);
                self.predicates.insert(predicate.name, predicate);
            }
            Annotation::Sets(name) => self.sets.push(name),
            _ => {}
        }
    }

    /// Adds a module's annotations; its own signatures win over those of the library.
    pub fn add(&mut self, annotations: &[(Span, String)], names: &dyn Names) {
        for (span, text) in annotations {
            self.texts.insert(*span, text.clone());
            match parse::annotation(text, *span) {
                Ok(annotation) => self.take(annotation, *span, names),
                Err(wrong) => {
                    self.leave(text, *span, &wrong, names);
                    self.diagnostics.push(wrong);
                }
            }
        }
    }

    /// Marks what an annotation speaks of that cannot be read.
    fn leave(&mut self, text: &str, span: Span, wrong: &Diagnostic, names: &dyn Names) {
        let of = match Target::of(text) {
            Target::Values(all) => {
                for name in all {
                    let of = self.definition(Symbol::new(&name), span, names);
                    self.gaps.add(of, wrong.clone());
                }
                return;
            }
            Target::Name(name) => {
                // A measure may be a function of the program as well, which is known by it.
                if let Some(global) = names.value(&name) {
                    self.gaps.add(Of::Global(global), wrong.clone());
                }
                Of::Name(Symbol::new(&name))
            }
            Target::Data(name) => match names.data(&name) {
                Some(data) => Of::Data(data),
                None => Of::Everything,
            },
            Target::Unknown => Of::Everything,
        };
        self.gaps.add(of, wrong.clone());
    }

    /// What the name of a signature means: a definition, or one inside others.
    fn definition(&mut self, name: Symbol, span: Span, names: &dyn Names) -> Of {
        match names.value(name.as_str()) {
            Some(global) => Of::Global(global),
            None => {
                if !names.is_inside(name) {
                    self.missing.push((name, span));
                }
                Of::Local(name)
            }
        }
    }

    fn take(&mut self, annotation: Annotation, span: Span, names: &dyn Names) {
        match annotation {
            Annotation::Signatures(all) => {
                for signature in all {
                    self.note_synonyms(&signature.ty, names);
                    if let Some(method) = names.method_at(signature.name.as_str(), span) {
                        self.sign(method, signature);
                        continue;
                    }
                    match self.definition(signature.name, span, names) {
                        Of::Global(global) => self.sign(global, signature),
                        _ if names.is_inside(signature.name) => self.locals.push(signature),
                        of => {
                            let what = format!("`{}` is not defined at the top level", signature.name);
                            self.complain(of, span, what);
                        }
                    }
                }
            }
            Annotation::Class(all) => {
                for signature in all {
                    self.note_synonyms(&signature.ty, names);
                    match names.value(signature.name.as_str()) {
                        Some(method) => self.sign(method, signature),
                        None => {
                            let what = format!("the class has no method `{}`", signature.name);
                            self.complain(Of::Local(signature.name), span, what);
                        }
                    }
                }
            }
            Annotation::Instance(class, ty, all) => {
                for signature in all {
                    self.note_synonyms(&signature.ty, names);
                    match names.method_of(class.as_str(), ty.as_str(), signature.name.as_str()) {
                        Some(method) => self.sign(method, signature),
                        None => {
                            let what = format!("there is no `{}` of an instance `{class} {ty}`", signature.name);
                            self.complain(Of::Everything, span, what);
                        }
                    }
                }
            }
            Annotation::Alias(alias) => {
                self.note_synonyms(&alias.body, names);
                if self.is_new(alias.name, span) {
                    self.aliases.insert(alias.name, alias);
                }
            }
            Annotation::Predicate(predicate) => {
                if self.is_new(predicate.name, span) {
                    self.predicates.insert(predicate.name, predicate);
                }
            }
            Annotation::Measure(measure)
                if measure.clauses.is_empty() && names.value(measure.name.as_str()).is_some() =>
            {
                if let Some(global) = names.value(measure.name.as_str()) {
                    self.lift(measure.name, global, span);
                }
            }
            Annotation::InstanceMeasure(measure) => {
                self.note_synonyms(&measure.ty, names);
                self.instances.push(measure);
            }
            Annotation::Measure(measure) => {
                self.note_synonyms(&measure.ty, names);
                if self.is_new(measure.name, span) {
                    self.measures.insert(measure.name, measure);
                }
            }
            Annotation::Lifted(name, at) => match names.value(name.as_str()) {
                Some(global) => self.lift(name, global, at),
                None => self.complain(Of::Name(name), at, format!("`{name}` is not defined")),
            },
            Annotation::Data(data) => {
                data.cons.iter().flat_map(|con| &con.fields).for_each(|(_, ty)| self.note_synonyms(ty, names));
                match names.data(data.name.as_str()) {
                    Some(qualified) if self.datas.get(&qualified).is_some_and(|known| *known != data) => {
                        self.complain(Of::Data(qualified), span, format!("`{}` is specified twice", data.name));
                    }
                    Some(qualified) => {
                        self.datas.insert(qualified, data);
                    }
                    None => self.complain(Of::Everything, span, format!("the type `{}` is not defined", data.name)),
                }
            }
            Annotation::Invariant(ty) => {
                let of = match head(&ty) {
                    Some(name) => Of::Data(names.data(name.as_str()).unwrap_or(name)),
                    None => Of::Everything,
                };
                match (never_negative(&ty), of) {
                    // That is known anyway, if it is so.
                    (Some(measure), Of::Data(data)) => self.invariants.push((data, measure, span)),
                    (_, of) => self.complain(of, span, INVARIANT.into()),
                }
            }
            Annotation::NoTotality => self.allows_partial = true,
            Annotation::NoTermination => self.allows_endless = true,
            Annotation::Lazy(name) => self.lazy.extend(names.value(name.as_str())),
            Annotation::Unchecked(name) => self.unchecked.extend(names.value(name.as_str())),
            Annotation::Sets(name) => self.sets.extend(names.data(name.as_str())),
            Annotation::Numbers(name) => self.numbers.extend(names.data(name.as_str())),
            Annotation::Rewrites(of, lemmas) => {
                // Without what is not known, a proof is only harder.
                let of = of.map(|name| names.value(name.as_str()));
                if of != Some(None) {
                    let known = lemmas.iter().filter_map(|lemma| names.value(lemma.as_str()));
                    self.rewrites.extend(known.map(|lemma| (of.flatten(), lemma)));
                }
            }
            Annotation::Bound(name) => self.bounds.push(name),
            Annotation::Ignored => {}
        }
    }

    fn lift(&mut self, name: Symbol, global: Symbol, span: Span) {
        if self.lifted.get(&name) != Some(&global) && self.is_new(name, span) {
            self.lifted.insert(name, global);
        }
    }

    /// Whether a name of the logic is new, or one that a module's own takes the place of. Two meanings are a gap.
    fn is_new(&mut self, name: Symbol, span: Span) -> bool {
        if let Some(at) = self.builtin.iter().position(|known| *known == name) {
            self.builtin.remove(at);
            self.aliases.remove(&name);
            self.predicates.remove(&name);
            return true;
        }
        let is_known = self.aliases.contains_key(&name)
            || self.predicates.contains_key(&name)
            || self.measures.contains_key(&name)
            || self.lifted.contains_key(&name);
        if is_known {
            self.complain(Of::Name(name), span, format!("`{name}` is defined twice"));
        }
        !is_known
    }

    /// Remembers what the synonyms in a type stand for in the module that it is of.
    fn note_synonyms(&mut self, spec: &SpecType, names: &dyn Names) {
        match spec {
            SpecType::Fun { arg, result, .. } => {
                self.note_synonyms(arg, names);
                self.note_synonyms(result, names);
            }
            SpecType::Refined { inner, .. } | SpecType::Abstract { inner, .. } => self.note_synonyms(inner, names),
            SpecType::Con { name, args, span } => {
                if let Some(found) = names.synonym(name.as_str()) {
                    match self.synonyms.get(name) {
                        Some(known) if *known != found => {
                            self.complain(Of::Name(*name), *span, format!("`{name}` has two meanings"));
                        }
                        _ => {
                            self.synonyms.insert(*name, found);
                        }
                    }
                }
                for arg in args {
                    if let SpecArg::Type(ty) = arg {
                        self.note_synonyms(ty, names);
                    }
                }
            }
            SpecType::Hole => {}
        }
    }

    fn sign(&mut self, global: Symbol, signature: Signature) {
        match self.by_global.get(&global) {
            Some(&at) if !self.signatures[at].1.is_library && self.signatures[at].1.ty != signature.ty => {
                let what = format!("`{}` has two specifications", signature.name);
                self.complain(Of::Global(global), signature.span, what);
            }
            Some(&at) => self.signatures[at].1 = signature,
            None => {
                self.by_global.insert(global, self.signatures.len());
                self.signatures.push((global, signature));
            }
        }
    }

    /// The same with another signature of a definition.
    pub fn with_signature(&self, global: Symbol, signature: Signature) -> Specs {
        let mut specs = self.clone();
        match specs.by_global.get(&global) {
            Some(&at) => specs.signatures[at].1 = signature,
            None => {
                specs.by_global.insert(global, specs.signatures.len());
                specs.signatures.push((global, signature));
            }
        }
        specs
    }

    /// An annotation of a module as it is written, by its place.
    pub fn text(&self, span: Span) -> Option<&str> {
        self.texts.get(&span).map(String::as_str)
    }

    /// All measures with clauses or without.
    pub fn all_measures(&self) -> impl Iterator<Item = &Measure> {
        self.measures.values().chain(&self.instances)
    }

    /// Functions of the program that refinements use, with their names in them.
    pub fn lifted_by_name(&self) -> impl Iterator<Item = (Symbol, Symbol)> {
        self.lifted.iter().map(|(name, global)| (*name, *global))
    }

    /// Whether a name means something in refinements.
    pub fn knows(&self, name: Symbol) -> bool {
        self.measures.contains_key(&name) || self.lifted.contains_key(&name) || self.predicates.contains_key(&name)
    }

    /// Fails where abstract refinements are bounded by what nobody declared.
    pub fn bounded(&self, signature: &Signature) -> Built<()> {
        let is_known = |name: &&Symbol| {
            let is_it = |known: &Symbol| known.as_str().eq_ignore_ascii_case(name.as_str());
            !self.bounds.iter().any(is_it)
        };
        match signature.bounded_by.iter().find(is_known) {
            Some(name) => {
                let span = signature.bounds.unwrap_or(signature.span);
                Err(Diagnostic::unsupported(span, "unsupported annotation")
                    .label(format!("the bound `{name}` is not known")))
            }
            None => Ok(()),
        }
    }

    /// All signatures, in source order, those with gaps too.
    pub fn signatures(&self) -> impl Iterator<Item = (Symbol, &Signature)> {
        self.signatures.iter().map(|(global, signature)| (*global, signature))
    }

    /// What is said of a definition. It fails where that was not understood.
    pub fn signature(&self, global: Symbol) -> Built<Option<&Signature>> {
        self.gaps.check(&Of::Global(global))?;
        Ok(self.by_global.get(&global).map(|&at| &self.signatures[at].1))
    }

    /// Whether a definition has a signature, understood or not.
    pub fn is_signed(&self, global: Symbol) -> bool {
        self.by_global.contains_key(&global) || self.gaps.check(&Of::Global(global)).is_err()
    }

    /// A type alias, or the gap.
    pub fn alias(&self, name: Symbol) -> Built<Option<&Alias>> {
        self.named(name, &self.aliases)
    }

    /// A predicate alias, or the gap.
    pub fn predicate(&self, name: Symbol) -> Built<Option<&Predicate>> {
        self.named(name, &self.predicates)
    }

    /// What is said of a definition of this name inside others, between these places of a file.
    pub fn local_signature(&self, name: Symbol, within: &dyn Fn(Span) -> bool) -> Option<&Signature> {
        self.locals.iter().find(|signature| signature.name == name && within(signature.span))
    }

    /// Whether nothing is asked of a definition: what is said of it is believed.
    pub fn is_unchecked(&self, global: Symbol) -> bool {
        self.unchecked.contains(&global)
    }

    /// Whether values of a data type are sets to the logic.
    pub fn is_set(&self, data: Symbol) -> bool {
        self.sets.contains(&data)
    }

    /// Equations that annotations say may be used to show something of a definition.
    pub fn lemmas(&self, global: Symbol) -> impl Iterator<Item = Symbol> {
        let is_for = move |(of, _): &&(Option<Symbol>, Symbol)| of.is_none_or(|of| of == global);
        self.rewrites.iter().filter(is_for).map(|(_, lemma)| *lemma)
    }

    /// Whether values of a newtype are numbers to the logic, as an annotation says.
    pub fn is_number(&self, data: Symbol) -> bool {
        self.numbers.contains(&data)
    }

    /// What the measure of a class is at types of this constructor.
    pub fn instance(&self, measure: Symbol, is_it: &dyn Fn(Symbol) -> bool) -> Option<&Measure> {
        let of_type = |known: &&Measure| match &known.ty {
            SpecType::Fun { arg, .. } => head(arg).is_some_and(is_it),
            _ => false,
        };
        self.instances.iter().filter(|known| known.name == measure).find(of_type)
    }

    /// The abstract refinements that a definition's specification is over.
    pub fn predicates(&self, global: Symbol) -> &[PredicateParam] {
        match self.by_global.get(&global) {
            Some(&at) => &self.signatures[at].1.predicates,
            None => &[],
        }
    }

    /// A measure by its clauses, or the gap.
    pub fn measure(&self, name: Symbol) -> Built<Option<&Measure>> {
        self.named(name, &self.measures)
    }

    /// A function of the program that refinements may use, or the gap.
    pub fn lifted(&self, name: Symbol) -> Built<Option<&Symbol>> {
        self.named(name, &self.lifted)
    }

    /// A type synonym of the program with its parameters, or the gap.
    pub fn synonym(&self, name: Symbol) -> Built<Option<&(Vec<Symbol>, Type)>> {
        self.named(name, &self.synonyms)
    }

    fn named<'t, T>(&self, name: Symbol, table: &'t FxHashMap<Symbol, T>) -> Built<Option<&'t T>> {
        self.gaps.check(&Of::Name(name))?;
        Ok(table.get(&name))
    }

    /// The functions of the program that refinements use.
    pub fn all_lifted(&self) -> impl Iterator<Item = Symbol> {
        self.lifted.values().copied()
    }

    /// What is said of a data type.
    pub fn data(&self, name: Symbol) -> Built<Option<&Data>> {
        self.gaps.check(&Of::Data(name))?;
        Ok(self.datas.get(&name))
    }

    /// Measures of a data type that are said to be never negative. `is_so` of what is no clause of a measure is asked.
    pub fn invariant(&self, data: Symbol, is_so: &dyn Fn(Symbol) -> bool) -> Built<()> {
        for (_, measure, span) in self.invariants.iter().filter(|(of, ..)| *of == data) {
            let is_natural = match (self.measure(*measure)?, self.lifted(*measure)?) {
                (Some(found), _) => found.clauses.iter().all(|clause| is_natural(&clause.body, *measure)),
                (None, Some(global)) => is_so(*global),
                (None, None) => measure.as_str() == "len",
            };
            if !is_natural {
                return Err(Diagnostic::unsupported(*span, "unsupported annotation").label(INVARIANT));
            }
        }
        Ok(())
    }

    /// Whether an annotation refines fields of a data type, whatever its abstract refinements stand for.
    pub fn refines(&self, name: Symbol) -> bool {
        match self.datas.get(&name) {
            Some(data) if self.gaps.check(&Of::Data(name)).is_ok() => {
                data.predicates.is_empty() || data.cons.iter().flat_map(|con| &con.fields).any(|(_, ty)| ty.says())
            }
            _ => self.has_data(name),
        }
    }

    /// Whether something is said of a data type, understood or not.
    pub fn has_data(&self, name: Symbol) -> bool {
        self.datas.contains_key(&name) || self.gaps.check(&Of::Data(name)).is_err()
    }

    /// What is said of a definition inside others fails; and everything does where nobody knows what an annotation means.
    pub fn local(&self, name: Symbol) -> Built<()> {
        self.gaps.check(&Of::Local(name))
    }

    /// Fails where some annotation may mean anything for everything.
    pub fn everything(&self) -> Built<()> {
        self.gaps.check(&Of::Everything)
    }

    fn complain(&mut self, of: Of, span: Span, message: String) {
        let wrong = Diagnostic::unsupported(span, "unsupported annotation").label(message);
        self.gaps.add(of, wrong.clone());
        self.diagnostics.push(wrong);
    }
}

/// The type constructor that an invariant speaks of.
pub(crate) fn head(spec: &SpecType) -> Option<Symbol> {
    match spec {
        SpecType::Refined { inner, .. } | SpecType::Abstract { inner, .. } => head(inner),
        SpecType::Con { name, .. } if !name.as_str().starts_with(char::is_lowercase) => Some(*name),
        _ => None,
    }
}

const INVARIANT: &str = "an invariant of all values of a type is not supported";

/// The measure in `{v:[a] | len v >= 0}`.
fn never_negative(spec: &SpecType) -> Option<Symbol> {
    let SpecType::Refined { var, pred: Term::Op(op, sides), .. } = spec else { return None };
    let (size, bound) = match op {
        Op::Ge => (&sides.0, &sides.1),
        Op::Le => (&sides.1, &sides.0),
        _ => return None,
    };
    let (Term::App(head, args), Term::Number(zero)) = (size, bound) else { return None };
    match (&**head, &args[..]) {
        (Term::Name(measure, _), [Term::Name(of, _)]) if of == var && *zero == 0.into() => Some(*measure),
        _ => None,
    }
}

/// Whether a clause gives nothing negative, if its measure does not.
fn is_natural(term: &Term, measure: Symbol) -> bool {
    match term {
        Term::Number(n) => *n >= 0.into(),
        Term::Op(Op::Add | Op::Mul, sides) => is_natural(&sides.0, measure) && is_natural(&sides.1, measure),
        Term::App(head, _) => matches!(&**head, Term::Name(name, _) if *name == measure || name.as_str() == "len"),
        Term::If(parts) => is_natural(&parts.1, measure) && is_natural(&parts.2, measure),
        _ => false,
    }
}
