module Queue2 = struct
  type 'a t = { front : 'a list; back : 'a list }

  exception Empty

  let empty = { front = []; back = [] }
  let is_empty q = q.front = [] && q.back = []
  let norm = function { front = []; back } -> { front = List.rev back; back = [] } | q -> q
  let push x q = norm { q with back = x :: q.back }
  let pop q = match q.front with [] -> raise Empty | x :: front -> (x, norm { q with front })
  let to_list q = q.front @ List.rev q.back
end

let queue () = Queue2.(empty |> push 1 |> push 2 |> push 3)
let x, rest = let x, q = Queue2.pop (queue ()) in (x, Queue2.to_list q)

let rec drain q =
  if Queue2.is_empty q then []
  else
    let x, q = Queue2.pop q in
    x :: drain q

let all = drain (List.fold_right Queue2.push [ 1; 2; 3; 4 ] Queue2.empty)
let error = match Queue2.pop Queue2.empty with _ -> "popped" | exception Queue2.Empty -> "empty"
