(* Seq: sequences computed on demand. *)

type 'a t = unit -> 'a node
and 'a node = Nil | Cons of 'a * 'a t

let empty () = Nil
let return x () = Cons (x, empty)
let cons x s () = Cons (x, s)
let rec append a b () = match a () with Nil -> b () | Cons (x, rest) -> Cons (x, append rest b)
let rec map f s () = match s () with Nil -> Nil | Cons (x, rest) -> Cons (f x, map f rest)

let rec filter p s () = match s () with
  | Nil -> Nil
  | Cons (x, rest) -> if p x then Cons (x, filter p rest) else filter p rest ()

let rec filter_map f s () = match s () with
  | Nil -> Nil
  | Cons (x, rest) -> (match f x with None -> filter_map f rest () | Some y -> Cons (y, filter_map f rest))

let rec concat s () = match s () with Nil -> Nil | Cons (x, rest) -> append x (concat rest) ()
let rec flat_map f s () = match s () with Nil -> Nil | Cons (x, rest) -> append (f x) (flat_map f rest) ()
let concat_map = flat_map

let rec fold_left f acc s = match s () with Nil -> acc | Cons (x, rest) -> fold_left f (f acc x) rest
let rec iter f s = match s () with Nil -> () | Cons (x, rest) -> f x; iter f rest
let rec unfold f seed () = match f seed with None -> Nil | Some (x, seed) -> Cons (x, unfold f seed)


(* From 4.14 on. *)
let is_empty s = match s () with Nil -> true | Cons _ -> false
let uncons s = match s () with Nil -> None | Cons (x, rest) -> Some (x, rest)
let rec length_of n s = match s () with Nil -> n | Cons (_, rest) -> length_of (n + 1) rest
let length s = length_of 0 s
let rec iteri_from i f s = match s () with Nil -> () | Cons (x, rest) -> f i x; iteri_from (i + 1) f rest
let iteri f s = iteri_from 0 f s
let rec fold_lefti_from i f acc s = match s () with
  | Nil -> acc
  | Cons (x, rest) -> fold_lefti_from (i + 1) f (f acc i x) rest
let fold_lefti f acc s = fold_lefti_from 0 f acc s
let rec for_all p s = match s () with Nil -> true | Cons (x, rest) -> p x && for_all p rest
let rec exists p s = match s () with Nil -> false | Cons (x, rest) -> p x || exists p rest
let rec find p s = match s () with Nil -> None | Cons (x, rest) -> if p x then Some x else find p rest
let rec find_map f s = match s () with
  | Nil -> None
  | Cons (x, rest) -> (match f x with None -> find_map f rest | found -> found)
let rec init_from i n f () = if i >= n then Nil else Cons (f i, init_from (i + 1) n f)
let init n f = if n < 0 then invalid_arg "Seq.init" else init_from 0 n f
let rec repeat x () = Cons (x, repeat x)
let rec forever f () = Cons (f (), forever f)
let rec cycle_after s rest () = match rest () with
  | Nil -> cycle_after s s ()
  | Cons (x, rest) -> Cons (x, cycle_after s rest)
let cycle s () = match s () with Nil -> Nil | Cons (x, rest) -> Cons (x, cycle_after s rest)
let rec iterate f x () = Cons (x, (fun () -> iterate f (f x) ()))
let rec mapi_from i f s () = match s () with Nil -> Nil | Cons (x, rest) -> Cons (f i x, mapi_from (i + 1) f rest)
let mapi f s = mapi_from 0 f s
let rec take_from n s () = if n = 0 then Nil else match s () with
  | Nil -> Nil
  | Cons (x, rest) -> Cons (x, take_from (n - 1) rest)
let take n s = if n < 0 then invalid_arg "Seq.take" else take_from n s
let rec drop_from n s = if n = 0 then s () else match s () with Nil -> Nil | Cons (_, rest) -> drop_from (n - 1) rest
let drop n s = if n < 0 then invalid_arg "Seq.drop" else if n = 0 then s else fun () -> drop_from n s
let rec take_while p s () = match s () with
  | Nil -> Nil
  | Cons (x, rest) -> if p x then Cons (x, take_while p rest) else Nil
let rec drop_while p s () = match s () with
  | Nil -> Nil
  | Cons (x, rest) as node -> if p x then drop_while p rest () else node
let rec map2 f a b () = match a () with
  | Nil -> Nil
  | Cons (x, xs) -> (match b () with Nil -> Nil | Cons (y, ys) -> Cons (f x y, map2 f xs ys))
let rec zip a b () = match a () with
  | Nil -> Nil
  | Cons (x, xs) -> (match b () with Nil -> Nil | Cons (y, ys) -> Cons ((x, y), zip xs ys))
