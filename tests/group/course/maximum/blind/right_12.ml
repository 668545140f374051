(* Polymorphic max of the library. *)
let rec max l = match l with
  | [] -> raise (Invalid_argument "max")
  | h :: [] -> h
  | h :: t -> Stdlib.max h (max t)
