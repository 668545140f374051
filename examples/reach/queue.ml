(* A queue of two lists. Its invariant: when the front is empty, so is the back. *)

type queue = { front : int list; back : int list }

let empty = { front = []; back = [] }

let rec rev_onto acc = function [] -> acc | x :: xs -> rev_onto (x :: acc) xs

let balance front back =
  match front with
  | [] -> { front = rev_onto [] back; back = [] }
  | _ -> { front; back }

let push x q = balance q.front (x :: q.back)

let pop q =
  match q with
  | { front = []; back = [] } -> None
  | { front = x :: rest; back } -> Some (x, balance rest back)
  | { front = []; back = _ :: _ } ->
      failwith "the invariant is broken" (* target: unreachable *)

let to_list q = q.front @ rev_onto [] q.back

(* The same queue as one list, which is slow and surely right. *)
let model_push x xs = xs @ [ x ]

(* A positive number is pushed, zero pops, anything else does nothing. *)
let rec play n q model popped =
  if n = 0 then (q, model, popped)
  else
    let order = read_int () in
    if order > 0 then play (n - 1) (push order q) (model_push order model) popped
    else if order = 0 then
      match (pop q, model) with
      | None, [] -> play (n - 1) q model popped
      | Some (x, q), y :: rest when x = y -> play (n - 1) q rest (x :: popped)
      | _ ->
          failwith "the model answers otherwise" (* target: unreachable *)
    else play (n - 1) q model popped

let rec length = function [] -> 0 | _ :: xs -> 1 + length xs

let () =
  let q, model, popped = play 5 empty [] [] in
  if to_list q <> model then print_endline "the model disagrees"
  else
    match popped with
    | [ b; a ] when a = b + 3 && length q.front = 1 ->
        print_endline "first in, first out" (* target: reachable *)
    | [ _; _; _ ] ->
        print_endline "more popped than pushed" (* target: unreachable *)
    | _ -> print_endline "something else"
