(* A queue made of two lists. *)
type queue = { front : int list; back : int list }

let empty = { front = []; back = [] }
let push x q = { q with back = x :: q.back }

let pop q = match q.front with
  | x :: front -> Some (x, { q with front })
  | [] -> (
      match List.rev q.back with
      | [] -> None
      | x :: front -> Some (x, { front; back = [] }))

let to_list q = q.front @ List.rev q.back

let prop_push x q = to_list (push x q) = to_list q @ [ x ]

let prop_pop q = match pop q with
  | None -> to_list q = []
  | Some (x, rest) -> to_list q = x :: to_list rest
