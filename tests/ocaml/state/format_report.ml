(* A report of accounts in boxes. *)
open Format

type account = { owner : string; mutable balance : int; mutable history : (string * int) list }

let account owner = { owner; balance = 0; history = [] }

let post a what amount =
  a.balance <- a.balance + amount;
  a.history <- (what, amount) :: a.history

let pp_entry f (what, amount) = fprintf f "%s:@ %d" what amount

let pp_account f a =
  fprintf f "@[<v 2>%s (%d)@,%a@]" a.owner a.balance
    (pp_print_list ~pp_sep:pp_print_cut (fun f e -> fprintf f "@[<hov 2>- %a@]" pp_entry e))
    (List.rev a.history)

let () =
  let ann = account "Ann" and bob = account "Bob" in
  post ann "salary" 1200;
  post ann "rent" (-700);
  post bob "a rather long description of what was bought in the market on Sunday" (-35);
  printf "%a@.@[<hv>%a@;<1 2>%a@]@." pp_account ann pp_account ann pp_account bob
