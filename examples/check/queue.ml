(* A queue of two lists, as in many books, and a pop that somebody wrote in a hurry. *)
type queue = { front : int list; back : int list }

let push x q = { q with back = x :: q.back }
let to_list q = q.front @ List.rev q.back

let pop q =
  match q.front with
  | x :: front -> Some (x, { q with front })
  | [] -> ( match List.rev q.back with [] -> None | x :: front -> Some (x, { front; back = [] }))

let hasty_pop q =
  match q.front with
  | x :: front -> Some (x, { q with front })
  | [] -> ( match q.back with [] -> None | x :: back -> Some (x, { q with back }))

let is_first pop q =
  match pop q with None -> to_list q = [] | Some (x, rest) -> to_list q = x :: to_list rest

let prop_push x q = to_list (push x q) = to_list q @ [ x ]
let prop_pop q = is_first pop q
let prop_hasty_pop q = is_first hasty_pop q
