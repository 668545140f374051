module M = Map.Make (Int)

let rec fib n memo =
  if n < 2 then (n, memo)
  else
    match M.find_opt n memo with
    | Some v -> (v, memo)
    | None ->
        let a, memo = fib (n - 1) memo in
        let b, memo = fib (n - 2) memo in
        let v = a + b in
        (v, M.add n v memo)

let fib40 = fst (fib 40 M.empty)
let cached = M.cardinal (snd (fib 20 M.empty))

let tabulate n =
  let t = Array.make (max 2 (n + 1)) 0 in
  t.(1) <- 1;
  for i = 2 to n do
    t.(i) <- t.(i - 1) + t.(i - 2)
  done;
  t.(n)

let same = List.for_all (fun n -> fst (fib n M.empty) = tabulate n) [ 0; 1; 2; 10; 30 ]
