module Rational : sig
  type t
  val make : int -> int -> t
  val ( + ) : t -> t -> t
  val ( * ) : t -> t -> t
  val ( / ) : t -> t -> t
  val to_string : t -> string
  val compare : t -> t -> int
end = struct
  type t = { num : int; den : int }
  let rec gcd a b = if b = 0 then abs a else gcd b (a mod b)
  let make num den =
    if den = 0 then raise Division_by_zero;
    let g = gcd num den in
    let s = if den < 0 then -1 else 1 in
    { num = s * num / g; den = s * den / g }
  let ( + ) a b = make (a.num * b.den + b.num * a.den) (a.den * b.den)
  let ( / ) a b = make (a.num * b.den) (a.den * b.num)
  let ( * ) a b = make (a.num * b.num) (a.den * b.den)
  let to_string { num; den } = if den = 1 then string_of_int num else Printf.sprintf "%d/%d" num den
  let compare a b = Stdlib.compare (Stdlib.( * ) a.num b.den) (Stdlib.( * ) b.num a.den)
end

let half = Rational.make 1 2
let third = Rational.make (-2) (-6)
let () =
  print_endline Rational.(to_string (half + third));
  print_endline Rational.(to_string (half * third / make 1 6));
  Printf.printf "%d\n" (Rational.compare half third);
  try ignore (Rational.make 1 0) with Division_by_zero -> print_endline "division by zero"
