type 'a stream = Cons of 'a * (unit -> 'a stream)

let rec from n = Cons (n, fun () -> from (n + 1))
let hd (Cons (h, _)) = h
let tl (Cons (_, t)) = t ()
let rec take n s = if n = 0 then [] else hd s :: take (n - 1) (tl s)
let rec map f (Cons (h, t)) = Cons (f h, fun () -> map f (t ()))

let rec filter p (Cons (h, t)) = if p h then Cons (h, fun () -> filter p (t ())) else filter p (t ())
let rec zip_with f (Cons (a, s)) (Cons (b, t)) = Cons (f a b, fun () -> zip_with f (s ()) (t ()))
let rec sieve (Cons (p, t)) = Cons (p, fun () -> sieve (filter (fun n -> n mod p <> 0) (t ())))
let rec iterate f x = Cons (x, fun () -> iterate f (f x))
let rec interleave (Cons (a, s)) t = Cons (a, fun () -> interleave t (s ()))

let nats = take 5 (from 0)
let primes = take 10 (sieve (from 2))
let squares = take 4 (map (fun x -> x * x) (from 1))
let powers = take 8 (iterate (( * ) 2) 1)
let mixed = take 6 (interleave (from 0) (map (fun x -> -x) (from 1)))
let sums = take 4 (zip_with ( + ) (from 1) (from 10))
