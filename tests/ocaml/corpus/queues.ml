(* Queues as two lists, streams, zippers, lazy values. *)
type 'a queue = { front : 'a list; back : 'a list }
let empty = { front = []; back = [] }
let norm q = match q.front with [] -> { front = List.rev q.back; back = [] } | _ -> q
let push x q = norm { q with back = x :: q.back }
let pop q = match q.front with [] -> None | x :: front -> Some (x, norm { q with front })
let rec to_list q = match pop q with None -> [] | Some (x, q) -> x :: to_list q
type 'a stream = Cons of 'a * 'a stream Lazy.t
let rec from n = Cons (n, lazy (from (n + 1)))
let rec take n (Cons (x, rest)) = if n = 0 then [] else x :: take (n - 1) (Lazy.force rest)
let rec filter p (Cons (x, rest)) = if p x then Cons (x, lazy (filter p (Lazy.force rest))) else filter p (Lazy.force rest)
let rec sieve (Cons (p, rest)) = Cons (p, lazy (sieve (filter (fun n -> n mod p <> 0) (Lazy.force rest))))
type 'a zipper = { left : 'a list; focus : 'a; right : 'a list }
let right z = match z.right with [] -> z | x :: r -> { left = z.focus :: z.left; focus = x; right = r }
let left z = match z with { left = []; _ } -> z | { left = x :: l; focus; right } -> { left = l; focus = x; right = focus :: right }
let rec squares n () = Seq.Cons (n * n, squares (n + 1))
let rec seq_take n s = if n = 0 then [] else match s () with Seq.Nil -> [] | Seq.Cons (x, rest) -> x :: seq_take (n - 1) rest
type nat = Z | S of nat
let rec to_int = function Z -> 0 | S n -> 1 + to_int n
let rec add a b = match a with Z -> b | S a -> S (add a b)
let rec ones = 1 :: ones
let rec first n = function x :: xs when n > 0 -> x :: first (n - 1) xs | _ -> []
let a, (b, c) = (1, (2, [ 3 ]))
let [ p; q ] = [ 10; 20 ]
