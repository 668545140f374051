let rec maximum = function
  | [] -> None
  | x :: rest -> match maximum rest with
    | None -> Some x
    | Some y -> if y > x then y else x
