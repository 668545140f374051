(* Three accounts and three transfers between them. A transfer that would overdraw is refused. *)

type account = { owner : int; balance : int }
type outcome = Done of account list | Refused of string

let start = [ { owner = 1; balance = 100 }; { owner = 2; balance = 40 }; { owner = 3; balance = 0 } ]

let rec find owner = function
  | [] -> None
  | a :: rest -> if a.owner = owner then Some a else find owner rest

let rec replace account = function
  | [] -> []
  | a :: rest -> if a.owner = account.owner then account :: rest else a :: replace account rest

let transfer bank source target amount =
  match (find source bank, find target bank) with
  | Some a, Some b ->
      if amount <= 0 then Refused "amount"
      else if source = target then Refused "same account"
      else if a.balance < amount then Refused "overdraft"
      else
        let bank = replace { a with balance = a.balance - amount } bank in
        Done (replace { b with balance = b.balance + amount } bank)
  | _ -> Refused "no such account"

let rec total = function [] -> 0 | a :: rest -> a.balance + total rest
let rec overdrawn = function [] -> false | a :: rest -> a.balance < 0 || overdrawn rest

(* Each order is one number: source, target and tens of money, as in 1 3 07. *)
let digits n = (n / 1000, n / 100 mod 10, n mod 100 * 10)

let perform bank order =
  let source, target, amount = digits order in
  match transfer bank source target amount with
  | Done bank -> bank
  | Refused _ -> bank

let () =
  let first = read_int () in
  let second = read_int () in
  if 1000 <= first && first <= 3999 && 1000 <= second && second <= 3999 then
    let bank = perform (perform start first) second in
    if total bank <> 140 then
      print_endline "money was lost" (* target: unreachable *)
    else if overdrawn bank then
      print_endline "overdrawn" (* target: unreachable *)
    else
      match bank with
      | [ _; { balance = 0; _ }; { balance; _ } ] when balance = 70 ->
          print_endline "both gave to the third" (* target: reachable *)
      | _ -> print_endline "done"
  else print_endline "no orders"
