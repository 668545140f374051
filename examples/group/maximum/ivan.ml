let rec maximum = function
  | [] -> failwith "empty"
  | [ x ] -> Some x
  | x :: rest -> (match maximum rest with Some y when y > x -> Some y | _ -> Some x)
