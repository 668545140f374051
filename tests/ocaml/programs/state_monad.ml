type ('s, 'a) state = 's -> 'a * 's

let return x s = (x, s)
let bind m f s =
  let x, s = m s in
  f x s

let ( let* ) = bind
let get s = (s, s)
let put s _ = ((), s)
let modify f s = ((), f s)

let fresh prefix =
  let* n = get in
  let* () = put (n + 1) in
  return (prefix ^ string_of_int n)

let rec map_m f = function
  | [] -> return []
  | x :: xs ->
      let* y = f x in
      let* ys = map_m f xs in
      return (y :: ys)

type 'a tree = Leaf of 'a | Node of 'a tree * 'a tree

let rec label = function
  | Leaf x ->
      let* n = get in
      let* () = put (n + 1) in
      return (Leaf (n, x))
  | Node (l, r) ->
      let* l = label l in
      let* r = label r in
      return (Node (l, r))

let names = map_m fresh [ "x"; "y"; "z" ] 0
let labelled = fst (label (Node (Leaf 'a', Node (Leaf 'b', Leaf 'c'))) 1)
let counted = snd (map_m (fun k -> modify (( + ) k)) [ 1; 2; 3 ] 10)
