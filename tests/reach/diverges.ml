(* What is passed over must end: a positive number never gets past the loop, though nothing uses what it gives. *)
let rec loop n = if n = 0 then loop 0 else loop (n - 1)
let x = read_int ()
let _unused = if x > 0 then loop x else 0

let () =
  if x > -10 then
    let target = () in
    if x > 0 then
      let impossible = () in
      impossible
    else target
