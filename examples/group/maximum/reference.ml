(* The largest element of a list; an empty list has none. *)
let rec maximum = function
  | [] -> None
  | x :: rest -> (
      match maximum rest with
      | None -> Some x
      | Some y -> Some (if x > y then x else y))
