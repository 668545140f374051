type p = { mutable x : int; y : int ref }
let a = { x = 1; y = ref 2 } and b = { x = 1; y = ref 2 }
let show b = print_endline (string_of_bool b)
let () = show (a = b); show (a == b); a.y := 3; show (a = b); show (compare a b > 0); show (a < b); show (max a b == a)
let () = show ([| 1; 2 |] = [| 1; 2 |]); show ([| 1; 2 |] < [| 1; 1; 1 |]); show ([| 1; 2 |] == [| 1; 2 |])
let () = show (List.mem b [a; b]); show (ref 1 = ref 1)
let () = try show (a = b && (fun x -> x) = (fun x -> x)) with Invalid_argument s -> print_endline s
let () = try show ((fun x -> x + 1) = (fun x -> x)) with Invalid_argument s -> print_endline s
