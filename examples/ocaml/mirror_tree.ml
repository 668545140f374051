(* Trees and their mirror images. *)
type 'a tree = Leaf | Node of 'a tree * 'a * 'a tree

let rec mirror = function Leaf -> Leaf | Node (l, x, r) -> Node (mirror r, x, mirror l)
let rec height = function Leaf -> 0 | Node (l, _, r) -> 1 + max (height l) (height r)
let rec flatten = function Leaf -> [] | Node (l, x, r) -> flatten l @ [ x ] @ flatten r

let prop_twice (t : int tree) = mirror (mirror t) = t
let prop_height (t : int tree) = height (mirror t) = height t
let prop_flatten (t : int tree) = flatten (mirror t) = List.rev (flatten t)
