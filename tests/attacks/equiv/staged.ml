let print_f x = let () = print_string "hi" in fun y -> x + y
let print_g x y = print_string "hi"; x + y
let fail_f x = if x = 0 then failwith "z" else fun y -> x + y
let fail_g x y = if x = 0 then failwith "z" else x + y
let partial_f x = match x with 0 -> fun y -> y
let partial_g x y = match x with 0 -> y
let loop_f x = let rec go n = if n = x then 0 else go (n + 1) in let m = go 0 in fun y -> m + y
let loop_g x y = let rec go n = if n = x then 0 else go (n + 1) in go 0 + y
let start_f = let n = List.hd [] in fun x -> x + n
let start_g x = x + List.hd []
let quiet_f x = let z = x + 1 in fun y -> z + y
let quiet_g x y = y + x + 1
let cases_f = function [] -> (fun y -> y) | x :: _ -> fun y -> x + y
let cases_g l y = match l with [] -> y | x :: _ -> y + x
let whole_f = List.map succ
let whole_g l = List.map (fun x -> x + 1) l
