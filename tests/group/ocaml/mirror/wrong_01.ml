(* only the top is swapped *)
type 'a tree = Leaf | Node of 'a tree * 'a * 'a tree

let mirror t =
  match t with
  | Leaf -> Leaf
  | Node (l, x, r) -> Node (r, x, l)
