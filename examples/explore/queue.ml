(* A queue as two lists; the front is never empty while there are elements. *)
type 'a queue = { front : 'a list; back : 'a list }

exception Empty

let push x q = if q.front = [] then { front = [ x ]; back = [] } else { q with back = x :: q.back }

let pop q =
  match q.front with
  | [] -> raise Empty
  | [ x ] -> (x, { front = List.rev q.back; back = [] })
  | x :: rest -> (x, { q with front = rest })
