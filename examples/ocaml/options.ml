(* Options as a monad. *)
let return x = Some x
let ( >>= ) o f = match o with None -> None | Some x -> f x
let half n = if n mod 2 = 0 then Some (n / 2) else None

let prop_left_identity n = (return n >>= half) = half n
let prop_right_identity (o : int option) = (o >>= return) = o
let prop_associative (o : int option) = (o >>= half >>= half) = (o >>= fun x -> half x >>= half)
