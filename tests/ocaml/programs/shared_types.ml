(* Types that show the constructors of others, and primitives by name. *)
module Tree = struct
  type 'a t = Leaf | Node of 'a t * 'a * 'a t
  let rec insert x = function
    | Leaf -> Node (Leaf, x, Leaf)
    | Node (l, y, r) as t -> if x < y then Node (insert x l, y, r) else if x > y then Node (l, y, insert x r) else t
end
type 'a tree = 'a Tree.t = Leaf | Node of 'a tree * 'a * 'a tree
let rec to_list = function Leaf -> [] | Node (l, x, r) -> to_list l @ (x :: to_list r)
let t () = List.fold_left (fun t x -> Tree.insert x t) Leaf [ 5; 2; 8; 1; 9; 2 ]
let sorted = to_list (t ())
let rec height = function Leaf -> 0 | Node (l, _, r) -> 1 + max (height l) (height r)
let h = height (t ())
type ('a, 'b) outcome = ('a, 'b) result = Ok of 'a | Error of 'b
let safe_div a b : (int, string) outcome = if b = 0 then Error "zero" else Ok (a / b)
let outcomes = List.map (function Ok n -> n | Error s -> -String.length s) [ safe_div 7 2; safe_div 1 0 ]
external plus : int -> int -> int = "%addint"
external length : string -> int = "%string_length"
external ( == ) : int -> int -> bool = "%equal"
let used = (plus 2 3, length "four", 3 == 3)
type point = { x : int; y : int }
module Geometry = struct type t = point = { x : int; y : int } let flip { x; y } = { x = y; y = x } end
let flipped = let p = Geometry.flip { x = 1; y = 2 } in (p.x, p.y)
