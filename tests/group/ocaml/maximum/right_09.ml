(* accumulator is an option from the beginning *)
let maximum l =
  let rec aux acc = function
    | [] -> acc
    | x :: xs ->
      match acc with
      | None -> aux (Some x) xs
      | Some m -> aux (Some (if m < x then x else m)) xs
  in
  aux None l
