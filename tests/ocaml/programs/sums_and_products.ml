type ('a, 'b) either = Left of 'a | Right of 'b

let partition l =
  List.fold_right (fun e (ls, rs) -> match e with Left a -> (a :: ls, rs) | Right b -> (ls, b :: rs)) l ([], [])

let either f g = function Left a -> f a | Right b -> g b
let swap = function Left a -> Right a | Right b -> Left b
let assoc ((a, b), c) = (a, (b, c))
let distribute (a, e) = match e with Left b -> Left (a, b) | Right c -> Right (a, c)
let bimap f g (a, b) = (f a, g b)
let map3 f (a, b, c) = (f a, f b, f c)

let p = partition [ Left 1; Right "x"; Left 2; Right "y" ]
let e = List.map (either string_of_int String.uppercase_ascii) [ Left 5; Right "r" ]
let s = swap (Left 3 : (int, bool) either)
let a = assoc ((1, 'c'), "s")
let d = distribute (1, (Right true : (string, bool) either))
let b = bimap succ String.length (1, "four")
let m = map3 (fun x -> x * x) (1, 2, 3)
let unit_case = match () with () -> "unit"
