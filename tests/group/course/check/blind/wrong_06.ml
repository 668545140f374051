(* Binders stay for the neighbour. *)
type lambda = V of string | P of string * lambda | C of lambda * lambda
let rec names m = match m with V _ -> [] | P (x, b) -> x :: names b | C (a, b) -> names a @ names b
let rec used m = match m with V x -> [x] | P (_, b) -> used b | C (a, b) -> used a @ used b
let check m = List.for_all (fun x -> List.mem x (names m)) (used m)
