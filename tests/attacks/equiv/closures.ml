(* Functions inside of results: they are applied to values only. *)
let counted n = Some (fun (u : unit) -> match u with () -> n)
let counted_too n = Some (fun (_ : unit) -> n)
let paired (n : int) = (n, fun (b : bool) -> if b then n else n)
let paired_too (n : int) = (n, fun (_ : bool) -> n)
let told_apart (n : int) = (n, fun (b : bool) -> if b then n else n + 1)
let same_items (s : int Seq.t) = Seq.map (fun x -> x) s
let items (s : int Seq.t) = s
