type aexp = Num of int | V of string | Plus of aexp * aexp | Minus of aexp * aexp | Times of aexp * aexp
type bexp = Le of aexp * aexp | Eq of aexp * aexp | Not of bexp
type stmt = Skip | Assign of string * aexp | Seq of stmt list | If of bexp * stmt * stmt | While of bexp * stmt

module Env = Map.Make (String)

exception Out_of_fuel

let rec aeval env = function
  | Num n -> n
  | V x -> ( match Env.find_opt x env with Some n -> n | None -> 0)
  | Plus (a, b) -> aeval env a + aeval env b
  | Minus (a, b) -> aeval env a - aeval env b
  | Times (a, b) -> aeval env a * aeval env b

let rec beval env = function
  | Le (a, b) -> aeval env a <= aeval env b
  | Eq (a, b) -> aeval env a = aeval env b
  | Not b -> not (beval env b)

let rec exec fuel env stmt =
  if fuel = 0 then raise Out_of_fuel
  else
    match stmt with
    | Skip -> env
    | Assign (x, a) -> Env.add x (aeval env a) env
    | Seq l -> List.fold_left (exec (fuel - 1)) env l
    | If (c, a, b) -> exec (fuel - 1) env (if beval env c then a else b)
    | While (c, body) as loop -> if beval env c then exec (fuel - 1) (exec (fuel - 1) env body) loop else env

let factorial =
  Seq
    [ Assign ("n", Num 5); Assign ("r", Num 1);
      While (Not (Le (V "n", Num 0)), Seq [ Assign ("r", Times (V "r", V "n")); Assign ("n", Minus (V "n", Num 1)) ]) ]

let run p = Env.bindings (exec 100 Env.empty p)
let result = run factorial
let endless = try Some (run (While (Eq (Num 0, Num 0), Skip))) with Out_of_fuel -> None
