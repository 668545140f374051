(* For_all over the free ones. *)
type lambda = V of string | P of string * lambda | C of lambda * lambda
let check m =
  let rec unbound env m = match m with
    | V x -> if List.mem x env then [] else [x]
    | P (x, b) -> unbound (x :: env) b
    | C (a, b) -> unbound env a @ unbound env b
  in
  List.length (unbound [] m) = 0
