type account = { owner : string; mutable balance : int; mutable log : string list }
let make owner = { owner; balance = 0; log = [] }
exception Insufficient of int
let deposit a n = a.balance <- a.balance + n; a.log <- ("d" ^ string_of_int n) :: a.log
let withdraw a n =
  if n > a.balance then raise (Insufficient (n - a.balance));
  a.balance <- a.balance - n;
  a.log <- ("w" ^ string_of_int n) :: a.log
let transfer a b n = withdraw a n; deposit b n
let () =
  let x = make "x" and y = make "y" in
  deposit x 100;
  transfer x y 30;
  (try transfer x y 1000 with Insufficient k -> Printf.printf "missing %d\n" k);
  Printf.printf "%s %d %s; %s %d %s\n" x.owner x.balance (String.concat "," x.log) y.owner y.balance (String.concat "," y.log);
  let all = [x; y; x] in
  List.iter (fun a -> deposit a 1) all;
  List.iter (fun a -> print_int a.balance; print_string " ") all;
  let z = { x with owner = "z" } in
  z.balance <- 7;
  Printf.printf "%d %d\n" x.balance z.balance
