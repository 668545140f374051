(* ListLabels, ArrayLabels, StringLabels, and functions of the library that were not there before. *)
open StdLabels
let lists = [ []; [ 1 ]; [ 3; 1; 2 ]; [ 5; 5; -1; 0; 7 ] ]
let even x = x mod 2 = 0
