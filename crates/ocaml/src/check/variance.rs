//! Which unknown parts of a type are of results only: those are generalised also where something was computed (the relaxed value
//! restriction).

use rustc_hash::FxHashSet;
use selfsame_core::symbol::Symbol;
use selfsame_core::types::Type;

use super::Checker;

impl Checker {
    /// The unknowns of these types that occur in results alone, and belong to the definition.
    pub(super) fn unknown_results(&mut self, tys: &[Type]) -> Vec<u32> {
        let (mut results, mut others) = (Vec::new(), FxHashSet::default());
        for ty in tys {
            let ty = self.types.resolve(ty);
            self.sort_unknowns(&ty, true, &mut results, &mut others);
        }
        results.retain(|meta| !others.contains(meta) && self.types.is_local(*meta));
        results
    }

    fn sort_unknowns(&mut self, ty: &Type, is_result: bool, results: &mut Vec<u32>, others: &mut FxHashSet<u32>) {
        match ty {
            Type::Meta(meta) if is_result => {
                if !results.contains(meta) {
                    results.push(*meta);
                }
            }
            Type::Meta(meta) => _ = others.insert(*meta),
            Type::Con(name, args) => {
                for (i, arg) in args.iter().enumerate() {
                    let is_result = is_result && self.is_covariant(*name, i, &mut Vec::new());
                    self.sort_unknowns(arg, is_result, results, others);
                }
            }
            other => others.extend(self.types.all_unknowns(other)),
        }
    }

    /// Whether values of a type only give values of its parameter: seen in its definition, which nothing in it may change.
    fn is_covariant(&self, name: Symbol, param: usize, within: &mut Vec<(Symbol, usize)>) -> bool {
        match name.as_str() {
            "->" => return param == 1,
            "[]" | crate::library::LAZY | "Stdlib.option" | "Stdlib.result" => return true,
            text if text.starts_with('(') => return true,
            text if text.starts_with("Stdlib.") => return false,
            _ => {}
        }
        if within.contains(&(name, param)) {
            return true;
        }
        let Some(data) = self.datas.get(&name).filter(|_| !self.facts.mutable.contains(&name)) else { return false };
        let Some(var) = data.params.get(param).copied() else { return false };
        within.push((name, param));
        let fields = data.record.iter().flat_map(|record| record.fields.iter().map(|field| &field.ty));
        let is_plain = data.cons.iter().all(|con| !con.refines && con.params == data.params);
        let parts: Vec<&Type> = data.cons.iter().flat_map(|con| &con.args).chain(fields).collect();
        is_plain && parts.into_iter().all(|part| self.gives(part, var, within))
    }

    /// Whether a variable occurs in results alone.
    fn gives(&self, ty: &Type, var: Symbol, within: &mut Vec<(Symbol, usize)>) -> bool {
        match ty {
            Type::Var(_) => true,
            Type::Con(name, args) => args.iter().enumerate().all(|(i, arg)| {
                let mentions = arg.any(&mut |part| matches!(part, Type::Var(other) if *other == var));
                !mentions || (self.is_covariant(*name, i, within) && self.gives(arg, var, within))
            }),
            other => !other.any(&mut |part| matches!(part, Type::Var(other) if *other == var)),
        }
    }
}
