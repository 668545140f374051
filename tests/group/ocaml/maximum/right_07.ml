(* x is the maximum if nothing behind it is larger *)
let rec maximum l =
  match l with
  | [] -> None
  | x :: rest ->
    if List.for_all (fun y -> y <= x) rest
    then Some x
    else maximum rest
