type 'a dlist = 'a list -> 'a list

let empty : 'a dlist = fun l -> l
let singleton x : 'a dlist = fun l -> x :: l
let append (a : 'a dlist) (b : 'a dlist) : 'a dlist = fun l -> a (b l)
let of_list l : 'a dlist = fun tail -> l @ tail
let to_list (d : 'a dlist) = d []
let snoc d x = append d (singleton x)

type 'a tree = Leaf | Node of 'a tree * 'a * 'a tree

let rec flatten = function
  | Leaf -> empty
  | Node (l, x, r) -> append (flatten l) (append (singleton x) (flatten r))

let a = to_list (append (of_list [ 1; 2 ]) (snoc (singleton 3) 4))
let b = to_list (flatten (Node (Node (Leaf, 'a', Leaf), 'b', Node (Leaf, 'c', Leaf))))
let c = to_list (List.fold_left snoc empty [ "x"; "y" ])
