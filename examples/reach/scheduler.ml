(* Three tasks on one processor. Each has a length and a priority; the scheduler always runs the most important task that is
   ready, and one that has waited for three steps is raised to the highest priority. *)

type task = { name : int; left : int; priority : int; waited : int }
type event = Ran of int | Raised of int | Finished of int

let patience = 3
let highest = 9

(* The most important task, the first of several. *)
let rec most_important best = function
  | [] -> best
  | t :: rest -> most_important (if t.priority > best.priority then t else best) rest

let rec remove name = function
  | [] -> []
  | t :: rest -> if t.name = name then rest else t :: remove name rest

(* All others wait one step longer; those out of patience are raised. *)
let rec wait = function
  | [] -> ([], [])
  | t :: rest ->
      let tasks, events = wait rest in
      let t = { t with waited = t.waited + 1 } in
      if t.waited = patience && t.priority < highest then
        ({ t with priority = highest } :: tasks, Raised t.name :: events)
      else (t :: tasks, events)

let step tasks =
  match tasks with
  | [] ->
      failwith "nothing to run" (* target: unreachable *)
  | first :: rest ->
      let t = most_important first rest in
      let others, raised = wait (remove t.name tasks) in
      let t = { t with left = t.left - 1; waited = 0 } in
      if t.left = 0 then (others, (Ran t.name :: Finished t.name :: raised))
      else (t :: others, Ran t.name :: raised)

let rec run tasks =
  match tasks with
  | [] -> []
  | _ ->
      let tasks, events = step tasks in
      events @ run tasks

(* What the events say. *)

let rec steps = function [] -> 0 | Ran _ :: rest -> 1 + steps rest | _ :: rest -> steps rest

let rec finished = function
  | [] -> []
  | Finished name :: rest -> name :: finished rest
  | _ :: rest -> finished rest

let rec raised = function [] -> 0 | Raised _ :: rest -> 1 + raised rest | _ :: rest -> raised rest

(* A task is one number: its length from 1 to 3 in the tens, its priority from 0 to 9 in the ones. *)
let task name n =
  let left = n / 10 in
  let priority = n mod 10 in
  if 10 <= n && left <= 3 then Some { name; left; priority; waited = 0 } else None

let show events =
  match finished events with
  | [ a; b; c ] -> string_of_int a ^ string_of_int b ^ string_of_int c
  | _ ->
      failwith "a task never finished" (* target: unreachable *)

let () =
  let a = read_int () in
  let b = read_int () in
  match (task 1 a, task 2 b) with
  | Some first, Some second ->
      let third = { name = 3; left = 2; priority = 5; waited = 0 } in
      let events = run [ first; second; third ] in
      if steps events <> first.left + second.left + 2 then
        print_endline "a step was lost" (* target: unreachable *)
      else if raised events = 1 && finished events = [ 3; 2; 1 ] && first.left = 1 then
        print_endline "the first task was raised and still the last" (* target: reachable *)
      else print_endline (show events)
  | _ -> print_endline "no such task"
