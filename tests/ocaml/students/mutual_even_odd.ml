let rec is_even n = n = 0 || is_odd (n - 1)
and is_odd n = n <> 0 && is_even (n - 1)

type tree = Tree of int * forest
and forest = tree list

let rec sum_tree (Tree (n, f)) = n + sum_forest f
and sum_forest f = List.fold_left (fun acc t -> acc + sum_tree t) 0 f

let rec collatz n = if n = 1 then [ 1 ] else n :: collatz (if n mod 2 = 0 then n / 2 else 3 * n + 1)
let compose f g x = f (g x)
let ( |>> ) f g x = g (f x)
let rec fix f x = f (fix f) x
let rec ackermann m n = match (m, n) with 0, n -> n + 1 | m, 0 -> ackermann (m - 1) 1 | m, n -> ackermann (m - 1) (ackermann m (n - 1))
let () =
  Printf.printf "%b %b\n" (is_even 10) (is_odd 7);
  Printf.printf "%d\n" (sum_tree (Tree (1, [ Tree (2, []); Tree (3, [ Tree (4, []) ]) ])));
  Printf.printf "%d %d\n" (List.length (collatz 27)) (List.fold_left max 0 (collatz 27));
  print_int ((compose succ (fun x -> x * 2)) 5);
  print_string (" " ^ (string_of_int |>> String.length |>> string_of_int) 12345);
  print_string (" " ^ string_of_int (fix (fun self n -> if n <= 1 then 1 else n * self (n - 1)) 6));
  Printf.printf " %d\n" (ackermann 2 3)
