let rec to_binary n =
  if n < 2 then string_of_int n else to_binary (n / 2) ^ string_of_int (n mod 2)

let of_binary s =
  String.fold_left
    (fun acc c ->
      match c with
      | '0' -> acc * 2
      | '1' -> (acc * 2) + 1
      | _ -> invalid_arg "of_binary")
    0 s

let digits = "0123456789abcdef"

let to_base b n =
  if b < 2 || b > 16 then invalid_arg "to_base";
  let rec go n acc =
    if n = 0 then acc else go (n / b) (String.make 1 digits.[n mod b] ^ acc)
  in
  if n = 0 then "0" else go n ""

let a = List.map to_binary [ 0; 1; 2; 5; 255 ]
let b = of_binary "101101"
let c = to_base 16 48879
let d = try to_base 1 5 with Invalid_argument m -> "invalid: " ^ m
let e = try of_binary "12" with Invalid_argument m -> String.length m
let f = List.for_all (fun n -> of_binary (to_binary n) = n) (List.init 50 Fun.id)
