type color = R | B
type 'a rb = Leaf | Node of color * 'a * 'a rb * 'a rb

let balance = function
  | B, z, Node (R, y, Node (R, x, a, b), c), d
  | B, z, Node (R, x, a, Node (R, y, b, c)), d
  | B, x, a, Node (R, z, Node (R, y, b, c), d)
  | B, x, a, Node (R, y, b, Node (R, z, c, d)) ->
      Node (R, y, Node (B, x, a, b), Node (B, z, c, d))
  | a, b, c, d -> Node (a, b, c, d)

let insert x s =
  let rec ins = function
    | Leaf -> Node (R, x, Leaf, Leaf)
    | Node (color, y, a, b) as s ->
        if x < y then balance (color, y, ins a, b)
        else if x > y then balance (color, y, a, ins b)
        else s
  in
  match ins s with
  | Node (_, y, a, b) -> Node (B, y, a, b)
  | Leaf -> failwith "RBT insert failed with ins returning leaf"

let rec black_height = function
  | Leaf -> Some 1
  | Node (c, _, l, r) -> (
      match (black_height l, black_height r) with
      | Some a, Some b when a = b -> Some (if c = B then a + 1 else a)
      | _ -> None)

let tree = List.fold_right insert [ 4; 2; 7; 1; 9; 3; 8 ] Leaf
let heights = black_height tree
let bad = black_height (Node (B, 1, Node (B, 0, Leaf, Leaf), Leaf))
