(* Balanced trees after Adelson-Velsky and Landis, filled with four numbers. *)

type tree = Leaf | Node of tree * int * tree * int

let height = function Leaf -> 0 | Node (_, _, _, h) -> h
let larger a b = if a > b then a else b
let node l x r = Node (l, x, r, 1 + larger (height l) (height r))

let balance l x r =
  if height l > height r + 1 then
    match l with
    | Node (ll, lx, lr, _) ->
        if height ll >= height lr then node ll lx (node lr x r)
        else (
          match lr with
          | Node (lrl, lrx, lrr, _) -> node (node ll lx lrl) lrx (node lrr x r)
          | Leaf ->
              failwith "the inner tree is empty" (* target: unreachable *))
    | Leaf -> failwith "the left tree is empty"
  else if height r > height l + 1 then
    match r with
    | Node (rl, rx, rr, _) ->
        if height rr >= height rl then node (node l x rl) rx rr
        else (
          match rl with
          | Node (rll, rlx, rlr, _) -> node (node l x rll) rlx (node rlr rx rr)
          | Leaf -> failwith "the inner tree is empty")
    | Leaf -> failwith "the right tree is empty"
  else node l x r

let rec insert x = function
  | Leaf -> node Leaf x Leaf
  | Node (l, y, r, _) as t ->
      if x < y then balance (insert x l) y r
      else if x > y then balance l y (insert x r)
      else t

let rec balanced = function
  | Leaf -> true
  | Node (l, _, r, _) ->
      let d = height l - height r in
      -1 <= d && d <= 1 && balanced l && balanced r

let rec size = function Leaf -> 0 | Node (l, _, r, _) -> size l + 1 + size r

let () =
  let a = read_int () in
  let b = read_int () in
  let c = read_int () in
  let d = read_int () in
  let t = insert d (insert c (insert b (insert a Leaf))) in
  if not (balanced t) then
    print_endline "out of balance" (* target: unreachable *)
  else
    match t with
    | Node (Node (Node (Leaf, low, Leaf, _), _, Leaf, _), root, _, _) when root = c && low = c - 9 ->
        print_endline "the third number is at the root" (* target: reachable *)
    | _ -> print_int (size t)
