(* Loops over references, and the recursion that they stand for. *)
let sum_loop l =
  let total = ref 0 in
  List.iter (fun x -> total := !total + x) l;
  !total

let rec sum = function [] -> 0 | x :: rest -> x + sum rest

let power b n =
  let result = ref 1 in
  for _ = 1 to n do
    result := !result * b
  done;
  !result

let gcd a b =
  let a = ref (abs a) and b = ref (abs b) in
  while !b <> 0 do
    let rest = !a mod !b in
    a := !b;
    b := rest
  done;
  !a

let prop_sum l = sum_loop l = sum l
let prop_gcd_zero n = gcd n 0 = abs n
