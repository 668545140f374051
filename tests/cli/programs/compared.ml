let rec largest = function
  | [] -> invalid_arg "largest"
  | [ x ] -> x
  | x :: rest ->
      let y = largest rest in
      if x > y then x else y

let same x = x = x
let always _ = true
