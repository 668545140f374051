module type T = sig val v : int end
let hidden = 7
module P : T = struct let v = 1 let hidden = 2 end
module F (X : T) = struct let u = let open X in hidden end
module FP = F (struct let v = 5 let hidden = 100 end)
let prop_open () = let open P in hidden = 7
let prop_functor () = FP.u = 7
let prop_alternatives (x : int) (y : int) = match (x, y) with (a, _) | (_, a) when a > 0 -> x > 0 | _ -> x <= 0
include P
let prop_include () = hidden = 7
