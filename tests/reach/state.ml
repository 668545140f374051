(* Local references and loops. *)
let () =
  let total = ref 0 in
  let n = read_int () in
  for i = 1 to 3 do
    if n > i then total := !total + i
  done;
  if !total = 3 then
    let target = () in
    target
  else if !total = 4 then
    let impossible = () in
    impossible
