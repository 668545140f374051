(* List of the range first. *)
let sigma f a b =
  let rec range a b = if a > b then [] else a :: range (a + 1) b in
  List.fold_left (+) 0 (List.map f (range a b))
