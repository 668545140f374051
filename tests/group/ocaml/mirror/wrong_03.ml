(* forgets to mirror the left tree *)
type 'a tree = Leaf | Node of 'a tree * 'a * 'a tree

let rec mirror = function
  | Leaf -> Leaf
  | Node (l, x, r) -> Node (mirror r, x, l)
