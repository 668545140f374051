type lambda = V of string | P of string * lambda | C of lambda * lambda

let check l =
  let rec go env l = match l with
    | V x -> List.mem x env
    | P (x, body) -> go (x :: env) body
    | C (a, b) -> go env a && go env b
  in
  go [] l
