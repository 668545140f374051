(* What somebody buys: a name and a price each. *)
type item = { name : string; price : Price.t }

let total ?(discount = 0) items =
  let sum = List.fold_left (fun acc item -> Price.add acc item.price) (Price.of_cents 0) items in
  Price.discount ~percent:discount sum

let names items = List.map (fun item -> item.name) items
