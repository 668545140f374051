type 'a cell = { v : 'a; mutable prev : 'a cell option; mutable next : 'a cell option }
type 'a dl = { mutable first : 'a cell option; mutable last : 'a cell option; mutable n : int }
let create () = { first = None; last = None; n = 0 }
let push_back d v =
  let c = { v; prev = d.last; next = None } in
  (match d.last with None -> d.first <- Some c | Some l -> l.next <- Some c);
  d.last <- Some c; d.n <- d.n + 1; c
let remove d c =
  (match c.prev with None -> d.first <- c.next | Some p -> p.next <- c.next);
  (match c.next with None -> d.last <- c.prev | Some s -> s.prev <- c.prev);
  d.n <- d.n - 1
let rec show = function None -> print_newline () | Some c -> print_string c.v; print_char ' '; show c.next
let rec back = function None -> print_newline () | Some c -> print_string c.v; print_char ' '; back c.prev
let d = create ()
let cells = List.map (push_back d) ["a"; "b"; "c"; "d"]
let () = show d.first; remove d (List.nth cells 1); remove d (List.nth cells 3); show d.first; back d.last; print_int d.n; print_newline ()
