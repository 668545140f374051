(* Functions that change what they are given. *)
let left_f a = a.(0) <- 1
let left_g a = a.(0) <- 2
let into_f a b = a.(0) <- b.(0) + 0
let into_g a b = b.(0) <- a.(0) + 0
let sort_f a = for i = 0 to Array.length a - 2 do if a.(i) > a.(i + 1) then (let x = a.(i) in a.(i) <- a.(i + 1); a.(i + 1) <- x) done
let sort_g a = Array.sort compare a
let fails_f a = a.(0) <- 1; failwith "no"
let fails_g a = a.(0) <- 2; failwith "no"
let alias_f a b = a.(0) <- 1; b.(0) <- 2; a.(0)
let alias_g a b = a.(0) <- 1; b.(0) <- 2; 1
let other_f a b = a.(0) <- 1; ignore b
let other_g a b = b.(0) <- 1; ignore a
