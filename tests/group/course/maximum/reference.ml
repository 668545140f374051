exception Empty

let rec max l =
  match l with
  | [] -> raise Empty
  | [x] -> x
  | h :: t -> let m = max t in if h > m then h else m
