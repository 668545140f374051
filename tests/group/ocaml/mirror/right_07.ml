(* more cases than needed *)
type 'a tree = Leaf | Node of 'a tree * 'a * 'a tree

let rec mirror t =
  match t with
  | Leaf -> Leaf
  | Node (Leaf, x, Leaf) -> Node (Leaf, x, Leaf)
  | Node (l, x, Leaf) -> Node (Leaf, x, mirror l)
  | Node (Leaf, x, r) -> Node (mirror r, x, Leaf)
  | Node (l, x, r) -> Node (mirror r, x, mirror l)
