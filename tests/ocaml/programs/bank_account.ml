type account = { owner : string; balance : int; history : transaction list }
and transaction = Deposit of int | Withdraw of int | Transfer of { target : string; amount : int }

exception Insufficient_funds of { needed : int; available : int }

let open_account owner = { owner; balance = 0; history = [] }

let deposit amount acc =
  if amount <= 0 then invalid_arg "deposit"
  else { acc with balance = acc.balance + amount; history = Deposit amount :: acc.history }

let withdraw amount acc =
  if amount > acc.balance then raise (Insufficient_funds { needed = amount; available = acc.balance })
  else { acc with balance = acc.balance - amount; history = Withdraw amount :: acc.history }

let describe = function
  | Deposit n -> "+" ^ string_of_int n
  | Withdraw n -> "-" ^ string_of_int n
  | Transfer { target; amount } -> Printf.sprintf "%d -> %s" amount target

let try_withdraw n acc =
  try Ok (withdraw n acc) with
  | Insufficient_funds { needed; available } -> Error (needed - available)

let acc = open_account "ann" |> deposit 100 |> withdraw 30
let statement = List.rev_map describe (Transfer { target = "bob"; amount = 5 } :: acc.history)
let overdrawn = try_withdraw 100 acc
let fine = match try_withdraw 70 acc with Ok { balance; _ } -> balance | Error _ -> -1
let wrong = try (deposit (-5) acc).balance with Invalid_argument s -> String.length s
