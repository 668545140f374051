(* a flag says whether to swap *)
type 'a tree = Leaf | Node of 'a tree * 'a * 'a tree

let rec build flip t =
  match t with
  | Leaf -> Leaf
  | Node (l, x, r) ->
    let l = build flip l and r = build flip r in
    if flip then Node (r, x, l) else Node (l, x, r)

let mirror t = build true t
