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

let find_opt p a = List.find_opt p (list_of_array a)

let for_all2 p a b =
  if length a <> length b then invalid_arg "Array.for_all2" else List.for_all2 p (list_of_array a) (list_of_array b)

let exists2 p a b =
  if length a <> length b then invalid_arg "Array.exists2" else List.exists2 p (list_of_array a) (list_of_array b)

let combine a b =
  if length a <> length b then invalid_arg "Array.combine"
  else array_of_list (List.combine (list_of_array a) (list_of_array b))

let split a =
  let left, right = List.split (list_of_array a) in
  (array_of_list left, array_of_list right)

(* What sort, fill and blit make of a local array. Elsewhere they would have to change it. *)

let sorted compare a = array_of_list (List.stable_sort compare (list_of_array a))

let filled a start len x =
  if start < 0 || len < 0 || start > length a - len then invalid_arg "Array.fill"
  else append (sub a 0 start) (append (make len x) (sub a (start + len) (length a - start - len)))

let blitted from start into at len =
  if len < 0 || start < 0 || start > length from - len || at < 0 || at > length into - len then invalid_arg "Array.blit"
  else append (sub into 0 at) (append (sub from start len) (sub into (at + len) (length into - at - len)))

let sort (_ : 'a -> 'a -> int) (_ : 'a array) : unit = unsupported "sorting an array that is not local and simple"
let stable_sort compare a = sort compare a
let fast_sort compare a = sort compare a

let fill (_ : 'a array) (_ : int) (_ : int) (_ : 'a) : unit =
  unsupported "filling an array that is not local and simple"

let blit (_ : 'a array) (_ : int) (_ : 'a array) (_ : int) (_ : int) : unit =
  unsupported "copying to an array that is not local and simple"
