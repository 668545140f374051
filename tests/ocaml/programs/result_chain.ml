type error = Empty | Not_a_number of string | Negative of int

let ( >>= ) r f = match r with Ok v -> f v | Error e -> Error e

let non_empty s = if s = "" then Error Empty else Ok s
let number s = match int_of_string_opt s with Some n -> Ok n | None -> Error (Not_a_number s)
let positive n = if n < 0 then Error (Negative n) else Ok n
let parse s = non_empty (String.trim s) >>= number >>= positive

let partition results =
  List.fold_right
    (fun r (oks, errs) -> match r with Ok v -> (v :: oks, errs) | Error e -> (oks, e :: errs))
    results ([], [])

let explain = function
  | Empty -> "empty input"
  | Not_a_number s -> Printf.sprintf "%S is not a number" s
  | Negative n -> Printf.sprintf "%d is negative" n

let inputs = [ " 12 "; ""; "abc"; "-4"; "0x1F"; "1_000" ]
let parsed = List.map parse inputs
let oks, errs = partition parsed
let messages = List.map explain errs
let mapped = Result.map (fun n -> n * 2) (parse "21")
let total = Result.value (parse "x") ~default:(-1)
