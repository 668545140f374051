(* nodes without a right tree are left alone *)
type 'a tree = Leaf | Node of 'a tree * 'a * 'a tree

let rec mirror t =
  match t with
  | Leaf -> Leaf
  | Node (_, _, Leaf) -> t
  | Node (l, x, r) -> Node (mirror r, x, mirror l)
