(* the left tree on both sides *)
type 'a tree = Leaf | Node of 'a tree * 'a * 'a tree

let rec mirror t =
  match t with
  | Leaf -> Leaf
  | Node (l, x, r) ->
    let m = mirror l in
    Node (m, x, m)
