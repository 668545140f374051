let compose f g x = f (g x)
let ( % ) = compose
let flip f x y = f y x
let curry f a b = f (a, b)
let uncurry f (a, b) = f a b
let rec iterate n f x = if n = 0 then x else iterate (n - 1) f (f x)
let twice f = iterate 2 f
let const x _ = x

let rec foldr f init = function [] -> init | x :: xs -> f x (foldr f init xs)
let map f = foldr (fun x acc -> f x :: acc) []
let filter p = foldr (fun x acc -> if p x then x :: acc else acc) []
let pipeline = List.fold_left (fun f g x -> g (f x)) Fun.id

let a = (string_of_int % succ % ( * ) 2) 20
let b = twice (fun x -> x * x) 3
let c = flip ( - ) 1 10
let d = curry fst 1 "x"
let e = uncurry ( + ) (3, 4)
let f = map (const 0) [ 'a'; 'b' ]
let g = filter (fun s -> String.length s > 2) [ "a"; "abc"; "ab"; "abcd" ]
let h = pipeline [ succ; ( * ) 10; (fun x -> x - 1) ] 4
let i = List.map (uncurry max) [ (1, 2); (4, 3) ]
let j = List.map2 (fun f x -> f x) [ succ; pred; abs ] [ 1; 2; -3 ]
