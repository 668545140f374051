(* a fold over trees *)
type 'a tree = Leaf | Node of 'a tree * 'a * 'a tree

let rec fold leaf node t =
  match t with
  | Leaf -> leaf
  | Node (l, x, r) -> node (fold leaf node l) x (fold leaf node r)

let mirror t = fold Leaf (fun l x r -> Node (r, x, l)) t
