let numerals =
  [ (1000, "M"); (900, "CM"); (500, "D"); (400, "CD"); (100, "C"); (90, "XC");
    (50, "L"); (40, "XL"); (10, "X"); (9, "IX"); (5, "V"); (4, "IV"); (1, "I") ]

let to_roman n =
  let rec go n = function
    | [] -> ""
    | (v, s) :: rest as all -> if n >= v then s ^ go (n - v) all else go n rest
  in
  go n numerals

let value = function
  | 'I' -> 1 | 'V' -> 5 | 'X' -> 10 | 'L' -> 50
  | 'C' -> 100 | 'D' -> 500 | 'M' -> 1000
  | c -> failwith (Printf.sprintf "not a numeral: %c" c)

let of_roman s =
  let rec go = function
    | a :: (b :: _ as rest) when a < b -> go rest - a
    | a :: rest -> a + go rest
    | [] -> 0
  in
  go (List.map value (List.of_seq (String.to_seq s)))

let a = List.map to_roman [ 1; 4; 9; 14; 40; 90; 400; 1990; 2024 ]
let b = of_roman "MCMXCIV"
let c = List.for_all (fun n -> of_roman (to_roman n) = n) (List.init 100 succ)
let d = match of_roman "XYZ" with n -> string_of_int n | exception Failure m -> m
