(* Array: a list under another name. Assignment is for local arrays only, see the compiler. *)

type 'a t = 'a array

let length a = length_from 0 (list_of_array a)

let rec nth l i = match l with
  | [] -> invalid_arg "index out of bounds"
  | x :: rest -> if i = 0 then x else nth rest (i - 1)

let get a i = if i < 0 then invalid_arg "index out of bounds" else nth (list_of_array a) i

external set : 'a array -> int -> 'a -> unit = "%array_set"

(* The array with one element changed: what assignment to a local array means. *)
let rec replaced_from l i x = match l with
  | [] -> invalid_arg "index out of bounds"
  | y :: rest -> if i = 0 then x :: rest else y :: replaced_from rest (i - 1) x

let replaced a i x =
  if i < 0 then invalid_arg "index out of bounds" else array_of_list (replaced_from (list_of_array a) i x)

let rec repeated n x = if n <= 0 then [] else x :: repeated (n - 1) x
let make n x = if n < 0 then invalid_arg "Array.make" else array_of_list (repeated n x)
let create_float n = make n 0.
let rec init_list i n f = if i >= n then [] else let x = f i in x :: init_list (i + 1) n f
let init n f = if n < 0 then invalid_arg "Array.init" else array_of_list (init_list 0 n f)
let make_matrix rows columns x = init rows (fun _ -> make columns x)
let append a b = array_of_list (list_of_array a @ list_of_array b)
let rec concat_lists = function [] -> [] | a :: rest -> list_of_array a @ concat_lists rest
let concat l = array_of_list (concat_lists l)

let sub a start len =
  if start < 0 || len < 0 || start > length a - len then invalid_arg "Array.sub"
  else array_of_list (take_chars len (drop_chars start (list_of_array a)))

let copy a = a
let to_list a = list_of_array a
let of_list l = array_of_list l
let iter f a = List.iter f (list_of_array a)
let iteri f a = List.iteri f (list_of_array a)
let map f a = array_of_list (List.map f (list_of_array a))
let mapi f a = array_of_list (List.mapi f (list_of_array a))
let fold_left f acc a = List.fold_left f acc (list_of_array a)
let fold_right f a acc = List.fold_right f (list_of_array a) acc

let iter2 f a b =
  if length a <> length b then invalid_arg "Array.iter2: arrays must have the same length"
  else List.iter2 f (list_of_array a) (list_of_array b)

let map2 f a b =
  if length a <> length b then invalid_arg "Array.map2: arrays must have the same length"
  else array_of_list (List.map2 f (list_of_array a) (list_of_array b))

let for_all p a = List.for_all p (list_of_array a)
let exists p a = List.exists p (list_of_array a)
let mem x a = List.mem x (list_of_array a)
let to_seq a = List.to_seq (list_of_array a)
let of_seq s = array_of_list (List.of_seq s)
