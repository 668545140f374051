(* Binary trees and their folds. *)
type 'a tree = Leaf | Node of 'a tree * 'a * 'a tree
type color = Red | Black
type 'a rb = E | T of color * 'a rb * 'a * 'a rb

let rec insert x = function
  | Leaf -> Node (Leaf, x, Leaf)
  | Node (l, y, r) as t ->
      if x < y then Node (insert x l, y, r) else if x > y then Node (l, y, insert x r) else t

let of_list l = List.fold_left (fun t x -> insert x t) Leaf l
let rec to_list = function Leaf -> [] | Node (l, x, r) -> to_list l @ (x :: to_list r)
let rec depth = function Leaf -> 0 | Node (l, _, r) -> 1 + max (depth l) (depth r)
let rec size = function Leaf -> 0 | Node (l, _, r) -> size l + 1 + size r
let rec mirror = function Leaf -> Leaf | Node (l, x, r) -> Node (mirror r, x, mirror l)
let rec fold f acc = function Leaf -> acc | Node (l, x, r) -> fold f (f (fold f acc l) x) r
let rec map f = function Leaf -> Leaf | Node (l, x, r) -> Node (map f l, f x, map f r)
let rec mem x = function Leaf -> false | Node (l, y, r) -> x = y || if x < y then mem x l else mem x r

let rec min_elt = function
  | Leaf -> raise Not_found
  | Node (Leaf, x, _) -> x
  | Node (l, _, _) -> min_elt l

let rec remove x = function
  | Leaf -> Leaf
  | Node (l, y, r) when x < y -> Node (remove x l, y, r)
  | Node (l, y, r) when x > y -> Node (l, y, remove x r)
  | Node (Leaf, _, r) -> r
  | Node (l, _, Leaf) -> l
  | Node (l, _, r) -> let m = min_elt r in Node (l, m, remove m r)

let balance = function
  | Black, T (Red, T (Red, a, x, b), y, c), z, d
  | Black, T (Red, a, x, T (Red, b, y, c)), z, d
  | Black, a, x, T (Red, T (Red, b, y, c), z, d)
  | Black, a, x, T (Red, b, y, T (Red, c, z, d)) ->
      T (Red, T (Black, a, x, b), y, T (Black, c, z, d))
  | c, a, x, b -> T (c, a, x, b)

let rb_insert x s =
  let rec ins = function
    | E -> T (Red, E, x, E)
    | T (c, a, y, b) as s ->
        if x < y then balance (c, ins a, y, b) else if x > y then balance (c, a, y, ins b) else s
  in
  match ins s with T (_, a, y, b) -> T (Black, a, y, b) | E -> failwith "impossible"

let rec rb_list = function E -> [] | T (_, a, x, b) -> rb_list a @ [ x ] @ rb_list b
let rec black_height = function E -> 0 | T (c, a, _, _) -> black_height a + if c = Black then 1 else 0
