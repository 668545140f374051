(* Optional and labelled arguments. *)
let step ?(by = 1) n = n + by
let greet ?greeting name = match greeting with Some g -> g ^ ", " ^ name | None -> name
let area ?(width = 2) ?(height = width * 2) () = width * height
let bounded ?low ?high x =
  let above = match low with Some l -> x >= l | None -> true in
  let below = match high with Some h -> x <= h | None -> true in
  above && below
let twice ?by n = step ?by (step ?by n)
let sub ~from ?(times = 1) n = from - (times * n)
let rec sum ?(start = 0) = function [] -> start | x :: rest -> sum ~start:(start + x) rest
let named ?(sep = ", ") ~first ~second () = first ^ sep ^ second
let pair ?(swap = false) (a, b) = if swap then (b, a) else (a, b)
let pattern ?pair:(((a, b) : int * int) = (1, 2)) c = (a * 100) + (b * 10) + c
let local n = let add ?(k = 10) m = m + k in add n + add ~k:1 n
let fails ?(on = raise Not_found) n = on + n
