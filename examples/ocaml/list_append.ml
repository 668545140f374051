(* Appending lists. *)
let rec append a b = match a with [] -> b | x :: rest -> x :: append rest b
let rec length = function [] -> 0 | _ :: rest -> 1 + length rest

let prop_nil_right (l : int list) = append l [] = l
let prop_associative (a : int list) b c = append (append a b) c = append a (append b c)
let prop_length (a : int list) b = length (append a b) = length a + length b
