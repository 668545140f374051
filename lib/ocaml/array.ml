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

let copy a = array_of_list (list_of_array a)
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

(* Sorting asks for the comparisons that OCaml's own asks for: it shows in how equal elements are left, and more where the
   comparison is no order. [stable_sort] inserts into short runs from their ends and merges, the later half made first. *)

let rec insert_before cmp x = function
  | y :: rest when cmp y x > 0 -> y :: insert_before cmp x rest
  | sorted -> x :: sorted

let rec insert_all cmp sorted = function
  | [] -> reverse_onto [] sorted
  | x :: rest -> insert_all cmp (insert_before cmp x sorted) rest

let rec stable_list cmp n l =
  if n <= 5 then insert_all cmp [] l
  else
    let half = n / 2 in
    let later = stable_list cmp (n - half) (drop_chars half l) in
    List.merge cmp (stable_list cmp half (take_chars half l)) later

let stable_sorted cmp a = array_of_list (stable_list cmp (length a) (list_of_array a))

(* [sort] makes a heap where each element is above three others. It is kept in a tree that is looked up by the bits of the
   position. *)

type 'a cells = No_cell | Cell of 'a * 'a cells * 'a cells

(* Goes on with a tree that has been computed: it is looked at more than once, and engines that reason have no sharing. *)
let settled cells next = match cells with
  | No_cell -> next No_cell
  | Cell (x, odd, even) -> next (Cell (x, odd, even))

let rec cell_add i x = function
  | No_cell -> Cell (x, No_cell, No_cell)
  | Cell (y, odd, even) ->
      if i mod 2 = 1 then settled (cell_add (i / 2) x odd) (fun odd -> Cell (y, odd, even))
      else settled (cell_add ((i / 2) - 1) x even) (fun even -> Cell (y, odd, even))

let rec cell_set i x = function
  | No_cell -> invalid_arg "index out of bounds"
  | Cell (y, odd, even) ->
      if i = 0 then Cell (x, odd, even)
      else if i mod 2 = 1 then settled (cell_set (i / 2) x odd) (fun odd -> Cell (y, odd, even))
      else settled (cell_set ((i / 2) - 1) x even) (fun even -> Cell (y, odd, even))

let rec cell_get i = function
  | No_cell -> invalid_arg "index out of bounds"
  | Cell (x, odd, even) ->
      if i = 0 then x else if i mod 2 = 1 then cell_get (i / 2) odd else cell_get ((i / 2) - 1) even

let rec cells_of i cells = function [] -> cells | x :: rest -> settled (cell_add i x cells) (fun cells -> cells_of (i + 1) cells rest)
let rec list_of_cells i n cells = if i >= n then [] else cell_get i cells :: list_of_cells (i + 1) n cells

(* Goes on with the greatest of those below a position, if any of the first n are. *)
let greatest_below cmp n i cells some none =
  let first = (3 * i) + 1 in
  let is_less j k = cmp (cell_get j cells) (cell_get k cells) < 0 in
  let of_three best = if first + 2 < n && is_less best (first + 2) then some (first + 2) else some best in
  if first >= n then none ()
  else if first + 1 < n && is_less first (first + 1) then of_three (first + 1)
  else of_three first

(* Puts an element at a position or below. *)
let rec sink cmp n i x cells =
  let here () = cell_set i x cells in
  greatest_below cmp n i cells
    (fun j ->
      if cmp (cell_get j cells) x > 0 then settled (cell_set i (cell_get j cells) cells) (sink cmp n j x) else here ())
    here

let rec heap_from cmp n i cells =
  if i < 0 then cells else settled (sink cmp n i (cell_get i cells) cells) (heap_from cmp n (i - 1))

(* Moves up what is below a position, and goes on with the position that is free then. *)
let rec free_up cmp n i cells next =
  greatest_below cmp n i cells
    (fun j -> settled (cell_set i (cell_get j cells) cells) (fun cells -> free_up cmp n j cells next))
    (fun () -> next i cells)

(* Puts an element at a position or above. *)
let rec rise cmp i x cells =
  let above = (i - 1) / 3 in
  if cmp (cell_get above cells) x < 0 then
    settled (cell_set i (cell_get above cells) cells) (fun cells ->
        if above > 0 then rise cmp above x cells else cell_set 0 x cells)
  else cell_set i x cells

let rec take_greatest cmp i cells =
  if i < 2 then cells
  else
    let x = cell_get i cells in
    settled (cell_set i (cell_get 0 cells) cells) (fun cells ->
        free_up cmp i 0 cells (fun free cells -> settled (rise cmp free x cells) (take_greatest cmp (i - 1))))

let sorted cmp a =
  let n = length a in
  settled (cells_of 0 No_cell (list_of_array a)) (fun cells ->
      settled (heap_from cmp n (((n + 1) / 3) - 1) cells) (fun cells ->
          settled (take_greatest cmp (n - 1) cells) (fun cells ->
              if n < 2 then a
              else
                let swapped = cell_set 1 (cell_get 0 cells) (cell_set 0 (cell_get 1 cells) cells) in
                settled swapped (fun cells -> array_of_list (list_of_cells 0 n cells)))))

let filled a start len x =
  if start < 0 || len < 0 || start > length a - len then invalid_arg "Array.fill"
  else append (sub a 0 start) (append (make len x) (sub a (start + len) (length a - start - len)))

let blitted from start into at len =
  if len < 0 || start < 0 || start > length from - len || at < 0 || at > length into - len then invalid_arg "Array.blit"
  else append (sub into 0 at) (append (sub from start len) (sub into (at + len) (length into - at - len)))

let sort (_ : 'a -> 'a -> int) (_ : 'a array) : unit = unsupported "sorting an array that is not local and simple"
let stable_sort cmp a = sort cmp a
let fast_sort cmp a = sort cmp a

let fill (_ : 'a array) (_ : int) (_ : int) (_ : 'a) : unit =
  unsupported "filling an array that is not local and simple"

let blit (_ : 'a array) (_ : int) (_ : 'a array) (_ : int) (_ : int) : unit =
  unsupported "copying to an array that is not local and simple"

(* Out of bounds anything may happen. *)
let unsafe_get a i = if i < 0 || i >= length a then unsupported "a run that goes out of bounds where nothing checks" else get a i

let unsafe_set a i x : unit =
  if i < 0 || i >= length a then unsupported "a run that goes out of bounds where nothing checks" else set a i x

let rec find_map_list f = function [] -> None | x :: rest -> (match f x with Some y -> Some y | None -> find_map_list f rest)
let find_map f a = find_map_list f (list_of_array a)

let fold_left_map f acc a =
  let acc, l = List.fold_left_map f acc (list_of_array a) in
  (acc, array_of_list l)

let rec seqi_of_list i l () = match l with [] -> Seq.Nil | x :: rest -> Seq.Cons ((i, x), seqi_of_list (i + 1) rest)
let to_seqi a = seqi_of_list 0 (list_of_array a)

let memq x a = exists (fun y -> x == y) a
