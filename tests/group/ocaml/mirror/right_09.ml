(* works on the three parts of a node *)
type 'a tree = Leaf | Node of 'a tree * 'a * 'a tree

let rec mirror = function
  | Node (l, x, r) -> node r x l
  | Leaf -> Leaf

and node l x r = Node (mirror l, x, mirror r)
