(* A calculator in continuation-passing style: one continuation for results, one for failures. *)

type expr =
  | Num of int
  | Input
  | Add of expr * expr
  | Div of expr * expr
  | Catch of expr * expr

type failure = Division_by_zero_at of int | No_more_input

let rec eval e inputs ok err =
  match e with
  | Num n -> ok n inputs
  | Input -> ( match inputs with [] -> err No_more_input | x :: rest -> ok x rest)
  | Add (a, b) -> eval a inputs (fun x rest -> eval b rest (fun y rest -> ok (x + y) rest) err) err
  | Div (a, b) ->
      eval a inputs
        (fun x rest ->
          eval b rest (fun y rest -> if y = 0 then err (Division_by_zero_at x) else ok (x / y) rest) err)
        err
  | Catch (a, b) -> eval a inputs ok (fun _ -> eval b inputs ok err)

(* 1000 / (x + y), or else x / (y + 3): the second attempt starts with the same inputs. *)
let program = Catch (Div (Num 1000, Add (Input, Input)), Div (Input, Add (Input, Num 3)))

let rec count_to n k = if n = 0 then k 0 else count_to (n - 1) (fun m -> k (m + 1))

let code n = 0 - n
let x = read_int ()
let y = read_int ()

let answer =
  eval program [ x; y ]
    (fun n rest ->
      match rest with
      | [] -> n
      | _ :: _ ->
          failwith "an input was not used" (* target: unreachable *))
    (function
      | Division_by_zero_at n ->
          if n = 3 then
            code 1 (* target: reachable *)
          else code 2
      | No_more_input ->
          failwith "an input is missing" (* target: unreachable *))

let () =
  if answer = 125 && count_to 5 (fun n -> n) = x then
    print_endline "eight in all" (* target: reachable *)
  else print_int answer
