(* Binary search trees. *)
type tree = Leaf | Node of tree * int * tree

let rec insert x = function
  | Leaf -> Node (Leaf, x, Leaf)
  | Node (l, y, r) as t ->
      if x < y then Node (insert x l, y, r) else if x > y then Node (l, y, insert x r) else t

let rec mem x = function
  | Leaf -> false
  | Node (l, y, r) -> if x = y then true else if x < y then mem x l else mem x r

let rec elements = function Leaf -> [] | Node (l, x, r) -> elements l @ (x :: elements r)
let of_list l = List.fold_left (fun t x -> insert x t) Leaf l
let rec size = function Leaf -> 0 | Node (l, _, r) -> size l + 1 + size r

let prop_insert_mem x l = mem x (insert x (of_list l))
let prop_elements_sorted l = elements (of_list l) = List.sort_uniq compare l
let prop_size l = size (of_list l) <= List.length l
