(* Digits as text. *)
let digit_sum n =
  let s = string_of_int n in
  let rec go i =
    if i = String.length s then 0
    else Char.code s.[i] - Char.code '0' + go (i + 1)
  in go 0
