let rec mem x l = match l with [] -> false | h :: t -> x = h || mem x t

let uniq l =
  let rec go seen l =
    match l with
    | [] -> []
    | h :: t -> if mem h seen then go seen t else h :: go (h :: seen) t
  in
  go [] l
