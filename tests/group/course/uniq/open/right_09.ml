(* Membership from the back. *)
let rec member x = function [] -> false | h :: t -> if x = h then true else member x t

let uniq l =
  let rec front rl = match rl with
    | [] -> []
    | x :: before -> if member x before then front before else front before @ [x]
  in
  front (List.rev l)
