(* the rest first, then the head *)
let rec filter f lst =
  match lst with
  | [] -> []
  | hd :: tl ->
    let rest = filter f tl in
    if not (f hd) then rest
    else hd :: rest
