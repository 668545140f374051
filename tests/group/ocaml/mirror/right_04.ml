(* swap, then mirror the children *)
type 'a tree = Leaf | Node of 'a tree * 'a * 'a tree

let swap t = match t with
  | Node (l, x, r) -> Node (r, x, l)
  | Leaf -> t

let rec mirror t =
  match swap t with
  | Leaf -> Leaf
  | Node (l, x, r) -> Node (mirror l, x, mirror r)
