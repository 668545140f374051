let rec ints n () = Seq.Cons (n, ints (n + 1))

let rec take n (s : 'a Seq.t) : 'a list =
  if n = 0 then []
  else match s () with Seq.Nil -> [] | Seq.Cons (x, rest) -> x :: take (n - 1) rest

let evens = Seq.filter (fun x -> x mod 2 = 0) (ints 0)
let a = take 4 evens
let b = List.of_seq (Seq.map (fun c -> Char.code c - 96) (String.to_seq "abc"))
let c = Seq.fold_left ( + ) 0 (List.to_seq [ 1; 2; 3 ])
let d = take 6 (Seq.flat_map (fun n -> List.to_seq [ n; n * 10 ]) (ints 1))
let e = List.of_seq (Seq.unfold (fun n -> if n > 40 then None else Some (n, n * 2)) 1)
