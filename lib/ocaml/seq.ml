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

