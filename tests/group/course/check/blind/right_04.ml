(* Free variables are none. *)
type lambda = V of string | P of string * lambda | C of lambda * lambda
let rec free m = match m with
  | V x -> [x]
  | P (x, b) -> List.filter (fun y -> y <> x) (free b)
  | C (a, b) -> free a @ free b
let check m = free m = []
