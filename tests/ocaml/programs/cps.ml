let rec fact_k n k = if n = 0 then k 1 else fact_k (n - 1) (fun r -> k (n * r))
let rec fib_k n k = if n < 2 then k n else fib_k (n - 1) (fun a -> fib_k (n - 2) (fun b -> k (a + b)))

let rec append_k a b k = match a with [] -> k b | x :: xs -> append_k xs b (fun r -> k (x :: r))

type 'a tree = Leaf | Node of 'a tree * 'a * 'a tree

let rec sum_k t k =
  match t with
  | Leaf -> k 0
  | Node (l, v, r) -> sum_k l (fun sl -> sum_k r (fun sr -> k (sl + v + sr)))

let product l =
  let rec go l k = match l with [] -> k 1 | 0 :: _ -> 0 | x :: xs -> go xs (fun p -> k (x * p)) in
  go l Fun.id

let safe_div_k a b ~ok ~fail = if b = 0 then fail "div by zero" else ok (a / b)

let f5 = fact_k 5 (fun x -> x)
let fib10 = fib_k 10 Fun.id
let appended = append_k [ 1; 2 ] [ 3 ] List.rev
let total = sum_k (Node (Node (Leaf, 1, Leaf), 2, Node (Leaf, 3, Leaf))) string_of_int
let p = (product [ 2; 3; 4 ], product [ 2; 0; 4 ])
let q = safe_div_k 7 2 ~ok:string_of_int ~fail:(fun m -> m)
let r = safe_div_k 7 0 ~ok:string_of_int ~fail:(fun m -> m)
