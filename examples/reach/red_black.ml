(* Red-black trees after Okasaki, filled with four numbers. *)

type color = Red | Black
type tree = Leaf | Node of color * tree * int * tree

let balance color l x r =
  match (color, l, x, r) with
  | Black, Node (Red, Node (Red, a, x, b), y, c), z, d
  | Black, Node (Red, a, x, Node (Red, b, y, c)), z, d
  | Black, a, x, Node (Red, Node (Red, b, y, c), z, d)
  | Black, a, x, Node (Red, b, y, Node (Red, c, z, d)) ->
      Node (Red, Node (Black, a, x, b), y, Node (Black, c, z, d))
  | color, l, x, r -> Node (color, l, x, r)

let insert x t =
  let rec go = function
    | Leaf -> Node (Red, Leaf, x, Leaf)
    | Node (color, l, y, r) as t ->
        if x < y then balance color (go l) y r
        else if x > y then balance color l y (go r)
        else t
  in
  match go t with
  | Node (_, l, y, r) -> Node (Black, l, y, r)
  | Leaf ->
      failwith "an insertion left nothing" (* target: unreachable *)

let is_red = function Node (Red, _, _, _) -> true | _ -> false

let rec no_red_pair = function
  | Leaf -> true
  | Node (color, l, _, r) ->
      (not (color = Red && (is_red l || is_red r))) && no_red_pair l && no_red_pair r

let rec read_tree n t =
  if n = 0 then t
  else
    let x = read_int () in
    read_tree (n - 1) (insert x t)

let () =
  let t = read_tree 4 Leaf in
  if not (no_red_pair t) then
    print_endline "two reds in a row" (* target: unreachable *)
  else
    match t with
    | Node (_, Node (Black, Leaf, a, Node (Red, Leaf, b, Leaf)), c, Node (Black, Leaf, d, Leaf))
      when a + b + c + d = 100 && d = 2 * c ->
        print_endline "a red grandchild inside" (* target: reachable *)
    | _ -> print_endline "another tree"
