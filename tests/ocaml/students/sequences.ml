let rec naturals n () = Seq.Cons (n, naturals (n + 1))

let rec take n s =
  if n = 0 then []
  else match s () with Seq.Nil -> [] | Seq.Cons (x, r) -> x :: take (n - 1) r

let rec sieve s () =
  match s () with
  | Seq.Nil -> Seq.Nil
  | Seq.Cons (p, rest) -> Seq.Cons (p, sieve (Seq.filter (fun x -> x mod p <> 0) rest))

let primes = sieve (naturals 2)
let () = List.iter (Printf.printf "%d ") (take 10 primes); print_newline ()
let fibs = Seq.unfold (fun (a, b) -> Some (a, (b, a + b))) (0, 1)
let () = print_endline (String.concat "," (List.map string_of_int (take 12 fibs)))
let chars = String.to_seq "hello" |> Seq.map Char.uppercase_ascii |> String.of_seq
let () = print_endline chars
let () = List.to_seq [ 1; 2; 3 ] |> Seq.flat_map (fun x -> List.to_seq [ x; x * 10 ]) |> Seq.iter (Printf.printf "%d;")
let () = print_newline ()
let evens = Hashtbl.create 3
let () = Hashtbl.add_seq evens (List.to_seq [ (2, "two"); (4, "four") ]); print_int (Hashtbl.length evens); print_newline ()
let m = Array.of_seq (Seq.map (fun x -> x * x) (List.to_seq [ 1; 2; 3 ]))
let () = Array.iteri (fun i x -> Printf.printf "%d:%d " i x) m; print_newline ()
