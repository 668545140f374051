type 'a tree = Empty | Node of 'a * 'a tree * 'a tree

let leaf x = Node (x, Empty, Empty)

let rec size = function Empty -> 0 | Node (_, l, r) -> size l + size r + 1
let rec height = function Empty -> 0 | Node (_, l, r) -> 1 + max (height l) (height r)

let rec is_mirror t1 t2 =
  match (t1, t2) with
  | Empty, Empty -> true
  | Node (_, l1, r1), Node (_, l2, r2) -> is_mirror l1 r2 && is_mirror r1 l2
  | _ -> false

let is_symmetric = function Empty -> true | Node (_, l, r) -> is_mirror l r

let rec insert tree x =
  match tree with
  | Empty -> leaf x
  | Node (y, l, r) ->
      if x = y then tree else if x < y then Node (y, insert l x, r) else Node (y, l, insert r x)

let construct l = List.fold_left insert Empty l

let rec preorder = function Empty -> [] | Node (v, l, r) -> (v :: preorder l) @ preorder r

let inorder t =
  let rec aux acc = function Empty -> acc | Node (v, l, r) -> aux (v :: aux acc r) l in
  aux [] t

let rec leaves = function
  | Empty -> []
  | Node (c, Empty, Empty) -> [ c ]
  | Node (_, l, r) -> leaves l @ leaves r

let rec at_level t level =
  match t with
  | Empty -> []
  | Node (c, l, r) -> if level = 1 then [ c ] else at_level l (level - 1) @ at_level r (level - 1)

let t = construct [ 3; 2; 5; 7; 1 ]
let shown = t
let sizes = (size t, height t)
let symmetric = is_symmetric (construct [ 5; 3; 18; 1; 4; 12; 21 ])
let orders = (preorder t, inorder t)
let tips = leaves t
let level2 = at_level t 2
