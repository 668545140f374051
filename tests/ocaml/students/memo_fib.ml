let memo = Hashtbl.create 100
let rec fib n =
  if n < 2 then n
  else match Hashtbl.find memo n with
    | v -> v
    | exception Not_found ->
      let v = fib (n - 1) + fib (n - 2) in
      Hashtbl.add memo n v;
      v

let memoize f =
  let cache = Hashtbl.create 16 in
  fun x ->
    try Hashtbl.find cache x
    with Not_found ->
      let y = f x in
      Hashtbl.add cache x y;
      y

let calls = ref 0
let square = memoize (fun x -> incr calls; x * x)
let () =
  Printf.printf "%d %d\n" (fib 80) (Hashtbl.length memo);
  let a = square 12 in
  let b = square 12 in
  let c = square 5 in
  Printf.printf "%d %d %d calls=%d\n" a b c !calls
