type 'a node = Nil | Cons of 'a * 'a t
and 'a t = 'a node Lazy.t

let rec from n : int t = lazy (Cons (n, from (n + 1)))

let rec take n (s : 'a t) =
  if n = 0 then [] else match Lazy.force s with Nil -> [] | Cons (x, rest) -> x :: take (n - 1) rest

let rec map f s = lazy (match Lazy.force s with Nil -> Nil | Cons (x, rest) -> Cons (f x, map f rest))

let rec append a b =
  lazy (match a with (lazy Nil) -> Lazy.force b | (lazy (Cons (x, rest))) -> Cons (x, append rest b))

let of_list l = List.fold_right (fun x s -> lazy (Cons (x, s))) l (lazy Nil)

let never : int t = lazy (failwith "never forced")
let a = take 3 (from 5)
let b = take 4 (map string_of_int (from 1))
let c = take 2 (append (of_list [ 1; 2 ]) never)
let d = take 5 (append (of_list [ 1; 2 ]) (of_list [ 3 ]))
