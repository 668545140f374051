(* Operands are evaluated from right to left, so that the second number read is the first operand. *)
let difference = read_int () - read_int ()

let rec sum n = if n = 0 then 0 else let first = read_int () in first + sum (n - 1)
let count = read_int ()

let () =
  if difference = 3 && count = 2 && sum count = 40 then
    let target = () in
    target
