(* Hd and tl. *)
let rec max l =
  if List.length l = 1 then List.hd l
  else if List.hd l > max (List.tl l) then List.hd l
  else max (List.tl l)
