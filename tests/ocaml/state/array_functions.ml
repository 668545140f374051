let a = Array.init 6 (fun i -> i * 2)
let show a = print_endline (String.concat " " (Array.to_list (Array.map string_of_int a)))
let () = show (Array.append a [| 100 |]); show (Array.concat [a; [||]; a]); show (Array.sub a 1 3); show (Array.of_list [3; 2; 1])
let b = Array.sub a 0 2
let () = b.(0) <- 50; show a; show b
let () = (try ignore (Array.sub a 4 5) with Invalid_argument m -> print_endline m); (try ignore (Array.make (-1) 0) with Invalid_argument m -> print_endline m)
let () = Array.iteri (fun i x -> if x > 4 then a.(i) <- 0) a; show a
let () = print_endline (string_of_bool (Array.exists (fun x -> x = 4) a)); print_endline (string_of_bool (Array.for_all (fun x -> x < 4) a)); print_endline (string_of_bool (Array.mem 4 a))
let () = Array.stable_sort (fun x y -> compare (x mod 3) (y mod 3)) a; show a
let words = [| "pear"; "fig"; "apple"; "date" |]
let () = Array.sort (fun x y -> compare (String.length x) (String.length y)) words; Array.iter print_endline words
