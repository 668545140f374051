(* Characters are bytes: there are 256 of them. *)
let prop_code (c : char) = Char.code c < 256
let prop_back (c : char) = Char.chr (Char.code c) = c
let prop_all (l : char list) = List.for_all (fun c -> Char.code c <= 255) l
let prop_last (c : char) = c <= '\255'
let prop_match (c : char) = match c with '\000' .. '\127' -> true | '\128' .. '\255' -> true | _ -> false
let prop_wrong (c : char) = Char.code c < 255
