(* A recursive descent parser over a list of five tokens, read as numbers:
   0 to 9 are digits, 10 is +, 11 is *, 12 is (, 13 is ), anything else ends the list. *)

type token = Digit of int | Plus | Star | Open | Close
type expr = Num of int | Add of expr * expr | Mul of expr * expr
type 'a result = Parsed of 'a * token list | Failed

let rec read_tokens n =
  if n = 0 then []
  else
    let t = read_int () in
    if 0 <= t && t <= 9 then more n (Digit t)
    else if t = 10 then more n Plus
    else if t = 11 then more n Star
    else if t = 12 then more n Open
    else if t = 13 then more n Close
    else []

and more n token =
  let rest = read_tokens (n - 1) in
  token :: rest

let rec sum tokens =
  match product tokens with
  | Failed -> Failed
  | Parsed (left, Plus :: rest) -> (
      match sum rest with
      | Failed -> Failed
      | Parsed (right, rest) -> Parsed (Add (left, right), rest))
  | Parsed (left, rest) -> Parsed (left, rest)

and product tokens =
  match atom tokens with
  | Failed -> Failed
  | Parsed (left, Star :: rest) -> (
      match product rest with
      | Failed -> Failed
      | Parsed (right, rest) -> Parsed (Mul (left, right), rest))
  | Parsed (left, rest) -> Parsed (left, rest)

and atom = function
  | Digit d :: rest -> Parsed (Num d, rest)
  | Open :: rest -> (
      match sum rest with
      | Parsed (e, Close :: rest) -> Parsed (e, rest)
      | Parsed _ | Failed -> Failed)
  | _ -> Failed

let rec eval = function
  | Num n -> n
  | Add (a, b) -> eval a + eval b
  | Mul (a, b) -> eval a * eval b

let () =
  match sum (read_tokens 5) with
  | Failed -> print_endline "no expression"
  | Parsed ((Add (Num _, Mul (_, _)) as e), []) ->
      if eval e = 80 then
        print_endline "a digit and a product" (* target: reachable *)
      else print_endline "a sum"
  | Parsed (e, []) ->
      if eval e < 0 then
        print_endline "negative" (* target: unreachable *)
      else print_endline "an expression"
  | Parsed (_, Plus :: _) ->
      print_endline "a sum that was not finished" (* target: unreachable *)
  | Parsed (_, _ :: _) -> print_endline "something is left over"
