(* names for the parts *)
type 'a tree = Leaf | Node of 'a tree * 'a * 'a tree

let rec mirror = function
  | Leaf -> Leaf
  | Node (left, value, right) ->
    let new_left = mirror right in
    let new_right = mirror left in
    Node (new_left, value, new_right)
