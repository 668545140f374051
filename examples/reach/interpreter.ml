(* A small imperative language, run on a fixed program with two inputs.
   The program multiplies by adding: `acc` ends as x * y when 0 <= y <= 5. *)

type expr =
  | Num of int
  | Var of string
  | Add of expr * expr
  | Sub of expr * expr
  | Less of expr * expr

type stmt =
  | Assign of string * expr
  | While of expr * stmt list
  | If of expr * stmt list * stmt list

type value = Int of int | Bool of bool

let rec lookup name = function
  | [] ->
      failwith ("unbound " ^ name) (* target: unreachable *)
  | (other, value) :: rest -> if other = name then value else lookup name rest

let int_of = function
  | Int n -> n
  | Bool _ ->
      failwith "a number was expected" (* target: unreachable *)

let rec eval env = function
  | Num n -> Int n
  | Var name -> lookup name env
  | Add (a, b) -> Int (int_of (eval env a) + int_of (eval env b))
  | Sub (a, b) -> Int (int_of (eval env a) - int_of (eval env b))
  | Less (a, b) -> Bool (int_of (eval env a) < int_of (eval env b))

let rec exec env = function
  | Assign (name, e) -> (name, eval env e) :: env
  | If (cond, yes, no) -> (
      match eval env cond with
      | Bool true -> block env yes
      | Bool false -> block env no
      | Int _ -> failwith "a truth value was expected")
  | While (cond, body) -> (
      match eval env cond with
      | Bool true -> exec (block env body) (While (cond, body))
      | Bool false -> env
      | Int _ -> failwith "a truth value was expected")

and block env = function [] -> env | s :: rest -> block (exec env s) rest

let program =
  [ Assign ("acc", Num 0);
    Assign ("i", Num 0);
    While
      ( Less (Var "i", Var "y"),
        [ Assign ("acc", Add (Var "acc", Var "x"));
          Assign ("i", Add (Var "i", Num 1)) ] );
    If
      ( Less (Var "acc", Num 0),
        [ Assign ("acc", Sub (Num 0, Var "acc")) ],
        [ Assign ("acc", Add (Var "acc", Num 1)) ] ) ]

let x = read_int ()
let y = read_int ()

let () =
  if 0 <= y && y <= 5 then
    let env = block [ ("x", Int x); ("y", Int y) ] program in
    if int_of (lookup "acc" env) = 85 && x < 0 then
      print_endline "a negative product" (* target: reachable *)
    else print_endline "another product"
  else print_endline "out of range"
