(* Let-polymorphism, the value restriction, comparison at type variables. *)
let id x = x
let const a _ = a
let pair = (id 3, id "x")
let twice f x = f (f x)
let compose f g x = f (g x)
let rec mem x = function [] -> false | y :: ys -> x = y || mem x ys
let rec assoc k = function [] -> None | (k', v) :: rest -> if k = k' then Some v else assoc k rest
let maximum = function [] -> None | x :: xs -> Some (List.fold_left max x xs)
let group_by key l =
  let rec add k v = function [] -> [ (k, [ v ]) ] | (k', vs) :: rest -> if k = k' then (k, v :: vs) :: rest else (k', vs) :: add k v rest in
  List.fold_left (fun acc v -> add (key v) v acc) [] l
let local x = let eq a b = a = b in eq x x && eq 1 1 && eq "a" "a"
let distinct l =
  let rec go seen = function [] -> List.rev seen | x :: xs -> if mem x seen then go seen xs else go (x :: seen) xs in
  go [] l
let swap (a, b) = (b, a)
let apply_pair (f, g) x = (f x, g x)
type ('a, 'b) either = L of 'a | R of 'b
let partition_either l = List.fold_right (fun e (ls, rs) -> match e with L a -> (a :: ls, rs) | R b -> (ls, b :: rs)) l ([], [])
type 'a nested_list = Elem of 'a | List of 'a nested_list list
let rec flatten = function Elem x -> [ x ] | List l -> List.concat_map flatten l
let sorted l = let rec go = function a :: (b :: _ as t) -> a <= b && go t | _ -> true in go l
let count x l = List.length (List.filter (( = ) x) l)
let cmp = compare
let rec f : 'a. 'a list -> int = fun l -> match l with [] -> 0 | _ :: t -> 1 + f t
let weak = List.map id [ 1 ]
let curry f a b = f (a, b)
let uncurry f (a, b) = f a b
let flip f a b = f b a
