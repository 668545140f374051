(* When guards. *)
let rec max = function
  | [] -> failwith "empty list"
  | [x] -> x
  | x :: y :: t when x < y -> max (y :: t)
  | x :: _ :: t -> max (x :: t)
