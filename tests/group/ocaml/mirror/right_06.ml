(* continuation passing *)
type 'a tree = Leaf | Node of 'a tree * 'a * 'a tree

let mirror t =
  let rec go t k =
    match t with
    | Leaf -> k Leaf
    | Node (l, x, r) -> go l (fun l' -> go r (fun r' -> k (Node (r', x, l'))))
  in
  go t (fun t -> t)
