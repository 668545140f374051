(* A stack machine whose four instructions are read as numbers. *)

type instr = Push of int | Plus | Times | Dup | Swap

let decode n =
  if n = 0 then Some Plus
  else if n = 1 then Some Times
  else if n = 2 then Some Dup
  else if n = 3 then Some Swap
  else if 10 <= n && n < 20 then Some (Push (n - 10))
  else None

let rec read_code n =
  if n = 0 then []
  else
    let i = read_int () in
    let rest = read_code (n - 1) in
    i :: rest

let rec decode_all = function
  | [] -> Some []
  | n :: rest -> (
      match decode n with
      | None -> None
      | Some i -> ( match decode_all rest with None -> None | Some is -> Some (i :: is)))

(* The number of values an instruction needs, and by how many the stack grows. *)
let needs = function Push _ -> 0 | Dup -> 1 | Plus | Times | Swap -> 2
let grows = function Push _ | Dup -> 1 | Swap -> 0 | Plus | Times -> -1

let rec safe depth = function
  | [] -> true
  | i :: rest -> if needs i <= depth then safe (depth + grows i) rest else false

let step stack i =
  match (i, stack) with
  | Push n, _ -> n :: stack
  | Plus, a :: b :: rest -> (a + b) :: rest
  | Times, a :: b :: rest -> (a * b) :: rest
  | Dup, a :: rest -> a :: a :: rest
  | Swap, a :: b :: rest -> b :: a :: rest
  | _ ->
      failwith "stack underflow" (* target: unreachable *)

let rec run stack = function [] -> stack | i :: rest -> run (step stack i) rest

let () =
  match decode_all (read_code 4) with
  | None -> print_endline "no such instruction"
  | Some code ->
      if not (safe 0 code) then
        print_endline "not safe"
      else (
        match run [] code with
        | [ 49 ] ->
            print_endline "seven times seven" (* target: reachable *)
        | [ _ ] -> print_endline "one value"
        | _ -> print_endline "values are left over")
