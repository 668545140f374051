(* mirror the children, then swap *)
type 'a tree = Leaf | Node of 'a tree * 'a * 'a tree

let swap = function
  | Leaf -> Leaf
  | Node (l, x, r) -> Node (r, x, l)

let rec mirror t =
  match t with
  | Leaf -> Leaf
  | Node (l, x, r) -> swap (Node (mirror l, x, mirror r))
