(* Functions on strings. *)
let reverse s =
  let n = String.length s in
  String.init n (fun i -> s.[n - 1 - i])

let is_palindrome s = s = reverse s
let shout s = String.uppercase_ascii s ^ "!"
let rec repeat n s = if n <= 0 then "" else s ^ repeat (n - 1) s

let prop_reverse s = reverse (reverse s) = s
let prop_palindrome s = is_palindrome (s ^ reverse s)
let prop_shout s = String.length (shout s) = String.length s + 1
