(* Amounts in cents. Nobody outside makes one but by these functions. *)
type t = Cents of int

let of_cents n = if n < 0 then invalid_arg "Price.of_cents" else Cents n
let cents (Cents n) = n
let add (Cents a) (Cents b) = Cents (a + b)
let discount ~percent (Cents n) = Cents (n - (n * percent / 100))
let secret = 42
