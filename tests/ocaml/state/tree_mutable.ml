type tree = Leaf | Node of node
and node = { key : int; mutable left : tree; mutable right : tree }
let rec insert t k = match t with
  | Leaf -> Node { key = k; left = Leaf; right = Leaf }
  | Node n -> if k < n.key then n.left <- insert n.left k else if k > n.key then n.right <- insert n.right k; t
let root = List.fold_left insert Leaf [5; 2; 8; 1; 9; 5; 3]
let rec show = function Leaf -> () | Node { key; left; right } -> show left; Printf.printf "%d " key; show right
let rec height = function Leaf -> 0 | Node n -> 1 + max (height n.left) (height n.right)
let rec mirror = function Leaf -> () | Node n -> let l = n.left in n.left <- n.right; n.right <- l; mirror n.left; mirror n.right
let () = show root; Printf.printf "h%d\n" (height root); mirror root; show root; print_newline ()
