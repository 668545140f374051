type 'a stream = Cons of 'a * 'a stream Lazy.t
let rec from n = Cons (n, lazy (from (n + 1)))
let rec take n (Cons (x, r)) = if n = 0 then [] else x :: take (n - 1) (Lazy.force r)
let rec map f (Cons (x, r)) = Cons (f x, lazy (map f (Lazy.force r)))
let rec filter p (Cons (x, r)) = if p x then Cons (x, lazy (filter p (Lazy.force r))) else filter p (Lazy.force r)
let rec zip_with f (Cons (x, r)) (Cons (y, s)) = Cons (f x y, lazy (zip_with f (Lazy.force r) (Lazy.force s)))
let evaluated = ref 0
let expensive = lazy (incr evaluated; print_endline "computing"; 42)
let rec ones = Cons (1, lazy ones)
let () =
  List.iter (Printf.printf "%d ") (take 5 (filter (fun x -> x mod 3 = 0) (map (fun x -> x * x) (from 1))));
  List.iter (Printf.printf "%d ") (take 3 (zip_with ( + ) ones (from 10)));
  print_newline ();
  let a = Lazy.force expensive in
  let b = Lazy.force expensive in
  Printf.printf "%d %d %d %b\n" a b !evaluated (Lazy.is_val expensive);
  let (lazy x) = lazy (1 + 1) in
  print_int x;
  print_newline ();
  let bad = lazy (failwith "boom") in
  (try Lazy.force bad with Failure m -> print_endline m);
  try ignore (Lazy.force bad : int) with Failure m -> print_endline m
