(* A ledger of any number of entries: credits count in full, debits never below zero. Zero ends the list. *)

type entry = Credit of int | Debit of int
type book = { balance : int; entries : int; rejected : int }

let entry_of n = if n > 0 then Credit n else Debit (0 - n)

let post book = function
  | Credit n -> { book with balance = book.balance + n; entries = book.entries + 1 }
  | Debit n ->
      if n > book.balance then { book with rejected = book.rejected + 1 }
      else { book with balance = book.balance - n; entries = book.entries + 1 }

let rec keep book =
  let n = read_int () in
  if n = 0 then book else keep (post book (entry_of n))

let check book =
  if book.balance < 0 then
    failwith "below zero" (* target: unreachable *)
  else book

(* The sum after each entry, the newest first. *)
let rec history sums = function
  | [] -> sums
  | n :: rest ->
      let before = match sums with [] -> 0 | s :: _ -> s in
      history ((before + n) :: sums) rest

let rec greatest best = function [] -> best | s :: rest -> greatest (if s > best then s else best) rest

let classify book =
  if book.rejected > book.entries then "careless"
  else if book.rejected = 0 then "sound"
  else "mixed"

let average book = if book.entries = 0 then 0 else book.balance / book.entries

let report book =
  "balance " ^ string_of_int book.balance ^ " after " ^ string_of_int book.entries
  ^ ", " ^ string_of_int (average book) ^ " each"

let () =
  let book = check (keep { balance = 0; entries = 0; rejected = 0 }) in
  if book.balance = 17 && book.entries = 3 && book.rejected = 1 then
    print_endline "one too many" (* target: reachable *)
  else if book.entries = 0 && book.balance > 0 then
    print_endline "money from nowhere" (* target: unreachable *)
  else if greatest 0 (history [] [ book.balance; 5; -5 ]) < 5 then
    print_endline "the highest sum is low" (* target: unreachable *)
  else print_endline (classify book ^ ": " ^ report book)
