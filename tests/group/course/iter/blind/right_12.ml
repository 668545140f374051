(* List of functions. *)
let rec copies n f = if n = 0 then [] else f :: copies (n - 1) f
let iter n f x = List.fold_right (fun g y -> g y) (copies n f) x
