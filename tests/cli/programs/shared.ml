(* State that more than one place holds: a counter of the file, accounts in a list, a table. *)

let count = ref 0
let next () = incr count; !count

type account = { name : string; mutable balance : int }
exception Refused of int

let accounts = [ { name = "a"; balance = 10 }; { name = "b"; balance = 5 } ]

let change name amount =
  let account = List.find (fun account -> account.name = name) accounts in
  if account.balance + amount < 0 then raise (Refused (next ()));
  account.balance <- account.balance + amount

let tally l =
  let table = Hashtbl.create 8 in
  let add k = Hashtbl.replace table k (1 + match Hashtbl.find_opt table k with Some n -> n | None -> 0) in
  List.iter add l;
  Hashtbl.fold (fun k n rest -> (k, n) :: rest) table []

let tally_twice l =
  let table = Hashtbl.create 8 in
  let add k = Hashtbl.replace table k (1 + match Hashtbl.find_opt table k with Some n -> n | None -> 0) in
  List.iter (fun k -> add k; add k) l;
  Hashtbl.fold (fun k n rest -> (k, n) :: rest) table []

let () =
  change "a" 30;
  print_endline "deposit 30";
  (try change "b" (-3); change "b" (-30) with Refused n -> Printf.printf "%d refused" n);
  List.iter (fun account -> if account.name = "b" then Printf.printf ", %d left\n" account.balance) accounts;
  count := 0
