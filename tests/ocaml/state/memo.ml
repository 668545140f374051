let table : (int, int) Hashtbl.t = Hashtbl.create 16
let calls = ref 0
let rec fib n =
  incr calls;
  match Hashtbl.find_opt table n with
  | Some v -> v
  | None ->
    let v = if n < 2 then n else fib (n - 1) + fib (n - 2) in
    Hashtbl.add table n v;
    v
let () = Printf.printf "%d in %d calls, %d known\n" (fib 40) !calls (Hashtbl.length table)
