(* swaps twice: before and after *)
type 'a tree = Leaf | Node of 'a tree * 'a * 'a tree

let swap t =
  match t with
  | Leaf -> Leaf
  | Node (l, x, r) -> Node (r, x, l)

let rec mirror t =
  match swap t with
  | Leaf -> Leaf
  | Node (l, x, r) -> swap (Node (mirror l, x, mirror r))
