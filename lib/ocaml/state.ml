(* Memory, for programs whose references, arrays and tables are shared, and what the library's containers do in it: see the
   compiler. A function [array_get] here stands for [Array.get] where state is shared, and so on. *)

type 'a cells = No_cell | Cell of 'a * 'a cells * 'a cells

(* The next address, and the contents of those before it. *)
type 'a world = World of int * 'a cells

let rec cell_get i = function
  | No_cell -> unsupported "a run that looks where nothing is"
  | Cell (x, odd, even) -> if i = 0 then x else if i mod 2 = 1 then cell_get (i / 2) odd else cell_get ((i / 2) - 1) even

let rec cell_set i x = function
  | No_cell -> unsupported "a run that looks where nothing is"
  | Cell (y, odd, even) ->
      if i = 0 then Cell (x, odd, even)
      else if i mod 2 = 1 then Cell (y, cell_set (i / 2) x odd, even)
      else Cell (y, odd, cell_set ((i / 2) - 1) x even)

let rec cell_add i x = function
  | No_cell -> Cell (x, No_cell, No_cell)
  | Cell (y, odd, even) ->
      if i mod 2 = 1 then Cell (y, cell_add (i / 2) x odd, even) else Cell (y, odd, cell_add ((i / 2) - 1) x even)

let nothing () = World (0, No_cell)
let fresh (World (next, _)) = next
let read (World (_, cells)) i = cell_get i cells
let write (World (next, cells)) i x = World (next, cell_set i x cells)
let grown (World (next, cells)) x = World (next + 1, cell_add next x cells)

(* What was printed, the latest piece first. *)
let rec joined_onto rest = function
  | [] -> rest
  | piece :: before -> joined_onto (append (chars_of_string piece) rest) before

let joined pieces = string_of_chars (joined_onto [] pieces)

let as_it_is _ x = x

(* The elements of an array: a tree that is searched by the position. *)

type 'a tree = Bare | One of 'a | Two of int * 'a tree * 'a tree | Blank | Unknown

(* What is lent is a string too: it can be looked at, and writing to it is not followed. *)
type 'a vector = Vector of int * 'a tree | Lent of int * 'a tree

let unknown () = unsupported "a run that asks what the program is called"
let unwritten () = unsupported "a run that looks at bytes that nothing has written"

let rec tree_of n l =
  if n = 0 then (Bare, l)
  else if n = 1 then match l with x :: rest -> (One x, rest) | [] -> (Bare, [])
  else
    let half = n / 2 in
    let left, l = tree_of half l in
    let right, l = tree_of (n - half) l in
    (Two (half, left, right), l)

let vector_of_list l =
  let n = length_from 0 l in
  let tree, _ = tree_of n l in
  Vector (n, tree)

let rec tree_onto rest = function
  | Bare -> rest
  | One x -> x :: rest
  | Two (_, left, right) -> tree_onto (tree_onto rest right) left
  | Blank -> unwritten ()
  | Unknown -> unknown ()

let elements v = match v with Vector (_, tree) | Lent (_, tree) -> tree_onto [] tree
let text_of_vector v = string_of_chars (elements v)

let rec tree_get i = function
  | Bare -> unsupported "a run that looks at an element that is not there"
  | One x -> x
  | Two (half, left, right) -> if i < half then tree_get i left else tree_get (i - half) right
  | Blank -> unwritten ()
  | Unknown -> unknown ()

let rec tree_set i x = function
  | Bare -> Bare
  | One _ | Blank | Unknown -> One x
  | Two (half, left, right) ->
      if i < half then Two (half, tree_set i x left, right) else Two (half, left, tree_set (i - half) x right)

let rec repeated_tree n x =
  if n = 0 then Bare
  else if n = 1 then One x
  else
    let half = n / 2 in
    let left = repeated_tree half x in
    Two (half, left, if n = half + half then left else repeated_tree (n - half) x)

let rec blank_tree n =
  if n = 0 then Bare
  else if n = 1 then Blank
  else
    let half = n / 2 in
    Two (half, blank_tree half, blank_tree (n - half))

(* What a program was given, which is a list, with an address. *)
let thawed_array world l = (fresh world, grown world (vector_of_list l))

let rec frozen_list freeze = function [] -> [] | x :: rest -> freeze x :: frozen_list freeze rest
let frozen_elements freeze v = frozen_list freeze (elements v)

(* What comparison and hashing see of a value. *)

type shape =
  | Immediate of int
  | Number of float
  | Wide of int * integer
  | Text of string
  | Block of int * shape list
  | Exception of int * shape list
  | Function
  | Odd

let shape_of_int _ n = Immediate n
let shape_of_char _ c = Immediate (int_of_char c)
let shape_of_float _ x = Number x

(* Numbers of other sizes, with what is hashed of them. *)
let low_word n = int_of_integer (integer_and n (integer_of_int 4294967295))
let high_word n = low_word (integer_shift_right n 32)

external integer_of_int32 : int32 -> integer = "%identity"
external integer_of_int64 : int64 -> integer = "%identity"
external integer_of_nativeint : nativeint -> integer = "%identity"

let shape_of_int32 _ n = Wide (low_word (integer_of_int32 n), integer_of_int32 n)
let shape_of_int64 _ n = let n = integer_of_int64 n in Wide (high_word n lxor low_word n, n)

let shape_of_nativeint _ n =
  let n = integer_of_nativeint n in
  Wide (high_word n lxor low_word n lxor (if n < integer_of_int 0 then 4294967295 else 0), n)

let shape_of_string _ s = Text s
let shape_of_function _ _ = Function
let shape_of_odd _ _ = Odd
let rec shapes_of_list shape = function [] -> [] | x :: rest -> shape x :: shapes_of_list shape rest
(* A constructor and the record that it is written with are one block. *)
let retagged tag shape = match shape with Block (_, parts) -> Block (tag, parts) | other -> other

let shape_of_array shape v = Block (0, shapes_of_list shape (elements v))
let shape_of_bytes v = Text (text_of_vector v)

let text_compare (a : string) b = compare a b

(* Two where a number is none, if that matters. *)
let number_compare is_total (a : float) b = if is_total then float_compare a b else float_order a b

let rec shape_order is_total a b = match a, b with
  | Odd, _ | _, Odd -> unsupported "a run that compares what is compared as it is in memory"
  | (Function, _ | _, Function) when is_total -> unsupported "a run that compares functions by `compare`"
  | Function, Immediate _ -> 1
  | Immediate _, Function -> -1
  | Function, _ | _, Function -> invalid_arg "compare: functional value"
  | Immediate a, Immediate b -> int_compare a b
  | Immediate _, _ -> -1
  | _, Immediate _ -> 1
  | Number a, Number b -> number_compare is_total a b
  | Wide (_, a), Wide (_, b) -> integer_compare a b
  | Text a, Text b -> text_compare a b
  | Exception (m, xs), Exception (n, ys) ->
      if m = n then shapes_order is_total xs ys else unsupported "a run that orders exceptions"
  | Block (m, xs), Block (n, ys) ->
      if m <> n then int_compare m n
      else
        let longer = int_compare (length_from 0 xs) (length_from 0 ys) in
        if longer <> 0 then longer else shapes_order is_total xs ys
  | _ -> unsupported "a run that compares values of different types"

and shapes_order is_total xs ys = match xs, ys with
  | x :: xs, y :: ys ->
      let order = shape_order is_total x y in
      if order = 0 then shapes_order is_total xs ys else order
  | _ -> 0

let rec shape_equal a b = match a, b with
  | Odd, _ | _, Odd -> unsupported "a run that compares what is compared as it is in memory"
  | Function, Immediate _ | Immediate _, Function -> false
  | Function, _ | _, Function -> invalid_arg "compare: functional value"
  | Immediate a, Immediate b -> int_equal a b
  | Number a, Number b -> float_equal a b
  | Wide (_, a), Wide (_, b) -> integer_equal a b
  | Text a, Text b -> a = b
  | Exception (m, xs), Exception (n, ys) -> m = n && shapes_equal xs ys
  | Block (m, xs), Block (n, ys) -> m = n && length_from 0 xs = length_from 0 ys && shapes_equal xs ys
  | _ -> false

and shapes_equal xs ys = match xs, ys with
  | x :: xs, y :: ys -> shape_equal x y && shapes_equal xs ys
  | _ -> true

let shape_unequal a b = not (shape_equal a b)
let shape_compare a b = shape_order true a b
let shape_less a b = shape_order false a b < 0
let shape_at_most a b = shape_order false a b <= 0

(* OCaml's own hash: words of 32 bits are mixed into another one. *)

let word n = n land 4294967295
let rotated n places = word (shift_left n places) lor shift_right (word n) (32 - places)

(* The product of two words, whose low half is all that matters. *)
let times a b =
  let low = a land 65535 and high = shift_right a 16 land 65535 in
  word ((low * b) + shift_left (word (high * b)) 16)

let mixed h d =
  let d = times (rotated (times (word d) 3432918353) 15) 461845907 in
  word ((rotated (h lxor d) 13 * 5) + 3864292196)

(* A number of 63 bits with its mark, as a machine word of 64, both halves in one. *)
let mixed_int h n =
  let low = word ((n * 2) + 1) and high = word (shift_right n 31) in
  mixed h (high lxor (if n < 0 then 4294967295 else 0) lxor low)

let byte l = match l with [] -> (0, []) | c :: rest -> (int_of_char c, rest)

let rec mixed_text h length = function
  | a :: b :: c :: d :: rest ->
      let code = int_of_char in
      mixed_text (mixed h (code a lor shift_left (code b) 8 lor shift_left (code c) 16 lor shift_left (code d) 24)) length rest
  | [] -> h lxor length
  | rest ->
      let a, rest = byte rest in
      let b, rest = byte rest in
      let c, _ = byte rest in
      mixed h (a lor shift_left b 8 lor shift_left c 16) lxor length

let mixed_string h s =
  let l = chars_of_string s in
  mixed_text h (length_from 0 l) l

(* All that are not a number are one, and so are both zeros. *)
let mixed_plain_int h n = let low = word n and high = word (shift_right n 32) in mixed h (high lxor (if n < 0 then 4294967295 else 0) lxor low)
let mixed_int64 h n = let n = integer_of_int64 n in mixed (mixed h (low_word n)) (high_word n)

let mixed_float h x =
  if is_nan x then mixed (mixed h 1) 2146435072
  else
    let bits = if x = 0. then integer_of_int 0 else float_bits x in
    mixed (mixed h (low_word bits)) (high_word bits)

let finished h =
  let h = h lxor shift_right h 16 in
  let h = times h 2246822507 in
  let h = h lxor shift_right h 13 in
  let h = times h 3266489909 in
  let h = h lxor shift_right h 16 in
  h land 1073741823

let hash_of_string s = finished (mixed_string 0 s)
let hash_of_float x = finished (mixed_float 0 x)

(* As many parts as there is room for, to be looked at after those that wait. *)
let rec queued room next = function
  | x :: rest when room > 0 -> queued (room - 1) (x :: next) rest
  | _ -> (room, next)

(* Breadth first; at most ten numbers and texts count. *)
let rec mixed_shapes h left room waiting next = match waiting with
  | [] -> (match next with [] -> h | _ -> mixed_shapes h left room (reverse_onto [] next) [])
  | shape :: rest -> (
      if left = 0 then h
      else
        match shape with
        | Immediate n -> mixed_shapes (mixed_int h n) (left - 1) room rest next
        | Text s -> mixed_shapes (mixed_string h s) (left - 1) room rest next
        | Number x -> mixed_shapes (mixed_float h x) (left - 1) room rest next
        | Wide (word, _) -> mixed_shapes (mixed h word) (left - 1) room rest next
        | Block (tag, parts) ->
            let room, next = queued room next parts in
            mixed_shapes (mixed h (shift_left (length_from 0 parts) 10 + tag)) left room rest next
        | Function | Exception _ | Odd -> unsupported "a run that hashes a function or an exception")

external shape : 'a -> 'a -> shape = "%shape"

let stdlib_extension_number e _ = match shape e e with
  | Exception (n, _) -> n
  | _ -> invalid_arg "Obj.extension_constructor"

(* Exceptions as [Printexc] words them. Their names have the module in front, and which that is depends on how the program is
   compiled, but not of the library's. *)

external exception_name : exn -> string = "%exception_name"

let field_text = function
  | Immediate n -> string_of_int n
  | Text s -> show_string_argument s
  | Number x -> string_of_float x
  | Wide _ | Block _ | Exception _ | Function | Odd -> "_"

let rec more_fields = function [] -> "" | x :: rest -> ", " ^ field_text x ^ more_fields rest

let failed_at (file, line, first) width what =
  "File \"" ^ file ^ "\", line " ^ string_of_int line ^ ", characters " ^ string_of_int first ^ "-"
  ^ string_of_int (first + width) ^ ": " ^ what

let printexc_to_string_default e = match e with
  | Out_of_memory -> "Out of memory"
  | Stack_overflow -> "Stack overflow"
  | Match_failure (file, line, first) -> failed_at (file, line, first) 5 "Pattern matching failed"
  | Assert_failure (file, line, first) -> failed_at (file, line, first) 6 "Assertion failed"
  | Undefined_recursive_module (file, line, first) -> failed_at (file, line, first) 6 "Undefined recursive module"
  | _ -> (
      let name = exception_name e in
      match shape e e with
      | Exception (_, []) -> name
      | Exception (_, x :: rest) -> name ^ "(" ^ field_text x ^ more_fields rest ^ ")"
      | _ -> name)

let shape_hash shape = finished (mixed_shapes 0 10 99 [ shape ] [])

(* From here on functions are of programs whose state is shared. *)

type 'a suspension = Suspended of (unit -> 'a) | Forced of 'a | Forcing

external suspension : 'a lazy_t -> 'a suspension = "%deref"
external set_suspension : 'a lazy_t -> 'a suspension -> unit = "%assign"
external new_suspension : 'a suspension -> 'a lazy_t = "%makemutable"

let force r = match suspension r with
  | Forced v -> v
  | Forcing -> unsupported "a run that forces what is being forced"
  | Suspended f -> (
      set_suspension r Forcing;
      match f () with
      | v ->
          set_suspension r (Forced v);
          v
      | exception e ->
          set_suspension r (Suspended (fun () -> raise e));
          raise e)

let lazy_from_val v = new_suspension (Forced v)
let lazy_map_val f r = match suspension r with Forced v -> lazy_from_val (f v) | _ -> new_suspension (Suspended (fun () -> f (force r)))
let lazy_is_val r = match suspension r with Forced _ -> true | _ -> false

external vector : 'a array -> 'a vector = "%deref"
external set_vector : 'a array -> 'a vector -> unit = "%assign"
external array_of_vector : 'a vector -> 'a array = "%makemutable"

let array_of_list l = array_of_vector (vector_of_list l)
let array_to_list a = elements (vector a)
let array_length a = match vector a with Vector (n, _) | Lent (n, _) -> n

let array_get a i = match vector a with
  | Vector (n, tree) | Lent (n, tree) -> if i < 0 || i >= n then invalid_arg "index out of bounds" else tree_get i tree

let array_set a i x = match vector a with
  | Vector (n, tree) | Lent (n, tree) ->
      if i < 0 || i >= n then invalid_arg "index out of bounds" else set_vector a (Vector (n, tree_set i x tree))

let array_make n x = if n < 0 then invalid_arg "Array.make" else array_of_vector (Vector (n, repeated_tree n x))
let array_copy a = array_of_vector (vector a)

(* The arguments of a program that was given none; what it is called is not known. *)
let stdlib_program_arguments () = array_of_vector (Vector (1, Unknown))

let array_init n f =
  if n < 0 then invalid_arg "Array.init"
  else
    let rec from i = if i >= n then [] else let x = f i in x :: from (i + 1) in
    array_of_list (from 0)

let array_iter f a = for i = 0 to array_length a - 1 do f (array_get a i) done
let array_iteri f a = for i = 0 to array_length a - 1 do f i (array_get a i) done

let array_map f a =
  let n = array_length a in
  let rec from i = if i >= n then [] else let x = f (array_get a i) in x :: from (i + 1) in
  array_of_list (from 0)

let array_mapi f a =
  let n = array_length a in
  let rec from i = if i >= n then [] else let x = f i (array_get a i) in x :: from (i + 1) in
  array_of_list (from 0)

let array_fold_left f acc a =
  let n = array_length a in
  let rec go i acc = if i >= n then acc else go (i + 1) (f acc (array_get a i)) in
  go 0 acc

let array_fold_right f a acc =
  let rec go i acc = if i < 0 then acc else go (i - 1) (f (array_get a i) acc) in
  go (array_length a - 1) acc

let array_iter2 f a b =
  if array_length a <> array_length b then invalid_arg "Array.iter2: arrays must have the same length"
  else for i = 0 to array_length a - 1 do f (array_get a i) (array_get b i) done

let array_map2 f a b =
  if array_length a <> array_length b then invalid_arg "Array.map2: arrays must have the same length"
  else array_init (array_length a) (fun i -> f (array_get a i) (array_get b i))

let array_for_all p a =
  let n = array_length a in
  let rec go i = i >= n || (p (array_get a i) && go (i + 1)) in
  go 0

let array_exists p a =
  let n = array_length a in
  let rec go i = i < n && (p (array_get a i) || go (i + 1)) in
  go 0

(* A sequence looks at the array when it is asked. *)
let array_to_seq a =
  let rec from i () = if i < array_length a then Seq.Cons (array_get a i, from (i + 1)) else Seq.Nil in
  from 0

let array_find_opt p a =
  let n = array_length a in
  let rec go i = if i >= n then None else let x = array_get a i in if p x then Some x else go (i + 1) in
  go 0

let array_for_all2 p a b =
  let n = array_length a in
  let rec go i = i >= n || (p (array_get a i) (array_get b i) && go (i + 1)) in
  if n <> array_length b then invalid_arg "Array.for_all2" else go 0

let array_exists2 p a b =
  let n = array_length a in
  let rec go i = i < n && (p (array_get a i) (array_get b i) || go (i + 1)) in
  if n <> array_length b then invalid_arg "Array.exists2" else go 0

(* All arrays without elements are one. *)
external address : 'a array -> int = "%inside"

let same_arrays a b = address a = address b || (array_length a = 0 && array_length b = 0)

(* By their addresses and what is there. *)
let size v = match v with Vector (n, _) | Lent (n, _) -> n
let same_array_at (a : int) b v w = if a = b || (size v = 0 && size w = 0) then 1 else 0
let same_bytes_at (a : int) b v w = if size v = 0 && size w = 0 then 2 else if a = b then 1 else 0

let array_fill a start len x =
  if start < 0 || len < 0 || start > array_length a - len then invalid_arg "Array.fill"
  else for i = start to start + len - 1 do array_set a i x done

let array_blit from start into at len =
  if len < 0 || start < 0 || start > array_length from - len || at < 0 || at > array_length into - len then
    invalid_arg "Array.blit"
  else
    let before = vector from in
    match before with
    | Vector (_, tree) | Lent (_, tree) -> for i = 0 to len - 1 do array_set into (at + i) (tree_get (start + i) tree) done

(* Sorting asks the comparisons that sorting a copy asks, and then all is put in place; who looks before sees another order. *)
let array_sort cmp a = set_vector a (vector (Array.sorted cmp (array_copy a)))
let array_stable_sort cmp a = set_vector a (vector (Array.stable_sorted cmp (array_copy a)))
let array_fast_sort cmp a = array_stable_sort cmp a
let array_make_matrix rows columns x = array_init rows (fun _ -> array_make columns x)

(* Bytes. *)

external characters : bytes -> char vector = "%deref"
external set_characters : bytes -> char vector -> unit = "%assign"
external bytes_of_vector : char vector -> bytes = "%makemutable"

let bytes_of_string s = bytes_of_vector (vector_of_list (chars_of_string s))
let bytes_to_string b = text_of_vector (characters b)
let bytes_length b = match characters b with Vector (n, _) | Lent (n, _) -> n
let bytes_empty = bytes_of_vector (Vector (0, Bare))
let bytes_copy b = match characters b with Vector (n, tree) | Lent (n, tree) -> bytes_of_vector (Vector (n, tree))
let bytes_make n c = if n < 0 then invalid_arg "Bytes.create" else bytes_of_vector (Vector (n, repeated_tree n c))
let bytes_create n = if n < 0 then invalid_arg "Bytes.create" else bytes_of_vector (Vector (n, blank_tree n))

let bytes_get b i = match characters b with
  | Vector (n, tree) | Lent (n, tree) -> if i < 0 || i >= n then invalid_arg "index out of bounds" else tree_get i tree

let bytes_set b i c = match characters b with
  | Vector (n, tree) ->
      if i < 0 || i >= n then invalid_arg "index out of bounds" else set_characters b (Vector (n, tree_set i c tree))
  | Lent (n, _) ->
      if i < 0 || i >= n then invalid_arg "index out of bounds"
      else unsupported "a run that writes to bytes that are a string too"

let bytes_unsafe_to_string b =
  let text = bytes_to_string b in
  (match characters b with Vector (n, tree) -> set_characters b (Lent (n, tree)) | Lent _ -> ());
  text

let bytes_unsafe_of_string s = match vector_of_list (chars_of_string s) with
  | Vector (n, tree) | Lent (n, tree) -> bytes_of_vector (Lent (n, tree))

external bytes_address : bytes -> int = "%inside"

let same_bytes a b =
  if bytes_length a = 0 || bytes_length b = 0 then unsupported "a run that asks whether bytes without a character are the same"
  else bytes_address a = bytes_address b

let bytes_init n f = bytes_of_string (String.init n f)
let bytes_sub b start len = bytes_of_string (String.sub (bytes_to_string b) start len)
let bytes_sub_string b start len = String.sub (bytes_to_string b) start len
let bytes_cat a b = bytes_of_string (bytes_to_string a ^ bytes_to_string b)
let bytes_map f b = bytes_init (bytes_length b) (fun i -> f (bytes_get b i))
let bytes_mapi f b = bytes_init (bytes_length b) (fun i -> f i (bytes_get b i))
let bytes_iter f b = for i = 0 to bytes_length b - 1 do f (bytes_get b i) done
let bytes_iteri f b = for i = 0 to bytes_length b - 1 do f i (bytes_get b i) done

let bytes_fill b start len c =
  if start < 0 || len < 0 || start > bytes_length b - len then invalid_arg "String.fill / Bytes.fill"
  else for i = start to start + len - 1 do bytes_set b i c done

let blit_characters before start into at len = match before with
  | Vector (_, tree) | Lent (_, tree) -> for i = 0 to len - 1 do bytes_set into (at + i) (tree_get (start + i) tree) done

let bytes_blit from start into at len =
  if len < 0 || start < 0 || start > bytes_length from - len || at < 0 || at > bytes_length into - len then
    invalid_arg "Bytes.blit"
  else blit_characters (characters from) start into at len

let bytes_blit_string from start into at len =
  if len < 0 || start < 0 || start > String.length from - len || at < 0 || at > bytes_length into - len then
    invalid_arg "String.blit / Bytes.blit_string"
  else blit_characters (vector_of_list (chars_of_string from)) start into at len

(* Out of bounds anything may happen. *)
let astray () = unsupported "a run that goes out of bounds where nothing checks"
let bytes_unsafe_get b i = if i < 0 || i >= bytes_length b then astray () else bytes_get b i
let bytes_unsafe_set b i c = if i < 0 || i >= bytes_length b then astray () else bytes_set b i c

let bytes_unsafe_fill b start len c =
  if start < 0 || len < 0 || start > bytes_length b - len then astray () else bytes_fill b start len c

let bytes_unsafe_blit from start into at len =
  if len < 0 || start < 0 || start > bytes_length from - len || at < 0 || at > bytes_length into - len then astray ()
  else bytes_blit from start into at len

let bytes_unsafe_blit_string from start into at len =
  if len < 0 || start < 0 || start > String.length from - len || at < 0 || at > bytes_length into - len then astray ()
  else bytes_blit_string from start into at len

let string_blit from start into at len = bytes_blit_string from start into at len
let string_to_bytes s = bytes_of_string s
let string_of_bytes b = bytes_to_string b
let string_unsafe_blit from start into at len = bytes_unsafe_blit_string from start into at len
let bytes_equal a b = String.equal (bytes_to_string a) (bytes_to_string b)
let bytes_compare a b = String.compare (bytes_to_string a) (bytes_to_string b)
let bytes_concat separator l = bytes_of_string (String.concat (bytes_to_string separator) (List.map bytes_to_string l))
let bytes_escaped b = bytes_of_string (String.escaped (bytes_to_string b))
let bytes_trim b = bytes_of_string (String.trim (bytes_to_string b))
let bytes_uppercase_ascii b = bytes_of_string (String.uppercase_ascii (bytes_to_string b))
let bytes_lowercase_ascii b = bytes_of_string (String.lowercase_ascii (bytes_to_string b))
let bytes_capitalize_ascii b = bytes_of_string (String.capitalize_ascii (bytes_to_string b))
let bytes_uncapitalize_ascii b = bytes_of_string (String.uncapitalize_ascii (bytes_to_string b))
let bytes_index b c = String.index (bytes_to_string b) c
let bytes_index_opt b c = String.index_opt (bytes_to_string b) c
let bytes_rindex b c = String.rindex (bytes_to_string b) c
let bytes_rindex_opt b c = String.rindex_opt (bytes_to_string b) c
let bytes_contains b c = String.contains (bytes_to_string b) c
let bytes_of_seq s = bytes_of_string (String.of_seq s)

let bytes_fold_left f acc b =
  let n = bytes_length b in
  let rec go i acc = if i >= n then acc else go (i + 1) (f acc (bytes_get b i)) in
  go 0 acc

let bytes_fold_right f b acc =
  let rec go i acc = if i < 0 then acc else go (i - 1) (f (bytes_get b i) acc) in
  go (bytes_length b - 1) acc

let bytes_for_all p b =
  let n = bytes_length b in
  let rec go i = i >= n || (p (bytes_get b i) && go (i + 1)) in
  go 0

let bytes_exists p b =
  let n = bytes_length b in
  let rec go i = i < n && (p (bytes_get b i) || go (i + 1)) in
  go 0

(* The room at both ends has nothing in it. *)
let bytes_extend b left right =
  let length = bytes_length b + left + right in
  let result = bytes_create length in
  let start, at = if left < 0 then (-left, 0) else (0, left) in
  let room = bytes_length b - start and place = length - at in
  let count = if room < place then room else place in
  if count > 0 then bytes_blit b start result at count;
  result

let bytes_get_uint8 b i = int_of_char (bytes_get b i)
let bytes_get_int8 b i = let n = bytes_get_uint8 b i in if n > 127 then n - 256 else n
let bytes_set_uint8 b i n = bytes_set b i (unsafe_char (n land 255))
let bytes_set_int8 b i n = bytes_set_uint8 b i n

let both b i = if i < 0 || i > bytes_length b - 2 then invalid_arg "index out of bounds" else ()
let signed n = if n > 32767 then n - 65536 else n

let bytes_get_uint16_le b i =
  both b i;
  bytes_get_uint8 b i + (256 * bytes_get_uint8 b (i + 1))

let bytes_get_uint16_be b i =
  both b i;
  (256 * bytes_get_uint8 b i) + bytes_get_uint8 b (i + 1)

let bytes_get_uint16_ne b i = bytes_get_uint16_le b i
let bytes_get_int16_le b i = signed (bytes_get_uint16_le b i)
let bytes_get_int16_be b i = signed (bytes_get_uint16_be b i)
let bytes_get_int16_ne b i = bytes_get_int16_le b i

let bytes_set_uint16_le b i n =
  both b i;
  bytes_set_uint8 b i n;
  bytes_set_uint8 b (i + 1) (shift_right n 8)

let bytes_set_uint16_be b i n =
  both b i;
  bytes_set_uint8 b i (shift_right n 8);
  bytes_set_uint8 b (i + 1) n

let bytes_set_uint16_ne b i n = bytes_set_uint16_le b i n
let bytes_set_int16_le b i n = bytes_set_uint16_le b i n
let bytes_set_int16_be b i n = bytes_set_uint16_be b i n
let bytes_set_int16_ne b i n = bytes_set_uint16_le b i n

let bytes_get_int32_le b i = String.get_int32_le (bytes_to_string b) i
let bytes_get_int32_be b i = String.get_int32_be (bytes_to_string b) i
let bytes_get_int32_ne b i = bytes_get_int32_le b i
let bytes_get_int64_le b i = String.get_int64_le (bytes_to_string b) i
let bytes_get_int64_be b i = String.get_int64_be (bytes_to_string b) i
let bytes_get_int64_ne b i = bytes_get_int64_le b i

(* So many bytes of a number, the lowest first. *)
let bytes_of_integer n count = List.init count (fun k -> int_of_integer (integer_and (integer_shift_right n (8 * k)) (integer_of_int 255)))

let set_all b i l =
  if i < 0 || i > bytes_length b - length_from 0 l then invalid_arg "index out of bounds"
  else List.iteri (fun k n -> bytes_set_uint8 b (i + k) n) l

let bytes_set_int32_le b i n = set_all b i (bytes_of_integer (integer_of_int32 n) 4)
let bytes_set_int32_be b i n = set_all b i (reverse_onto [] (bytes_of_integer (integer_of_int32 n) 4))
let bytes_set_int32_ne b i n = bytes_set_int32_le b i n
let bytes_set_int64_le b i n = set_all b i (bytes_of_integer (integer_of_int64 n) 8)
let bytes_set_int64_be b i n = set_all b i (reverse_onto [] (bytes_of_integer (integer_of_int64 n) 8))
let bytes_set_int64_ne b i n = bytes_set_int64_le b i n
let bytes_starts_with ~prefix b = String.starts_with ~prefix:(bytes_to_string prefix) (bytes_to_string b)
let bytes_ends_with ~suffix b = String.ends_with ~suffix:(bytes_to_string suffix) (bytes_to_string b)
let bytes_index_from b i c = String.index_from (bytes_to_string b) i c
let bytes_index_from_opt b i c = String.index_from_opt (bytes_to_string b) i c
let bytes_rindex_from b i c = String.rindex_from (bytes_to_string b) i c
let bytes_rindex_from_opt b i c = String.rindex_from_opt (bytes_to_string b) i c
let bytes_contains_from b i c = String.contains_from (bytes_to_string b) i c
let bytes_rcontains_from b i c = String.rcontains_from (bytes_to_string b) i c
let bytes_split_on_char c b = List.map bytes_of_string (String.split_on_char c (bytes_to_string b))
(* Buffers, queues and stacks. *)

type pieces = { mutable pieces : string list; mutable size : int }

external buffer : Buffer.t -> pieces = "%inside"
external of_pieces : pieces -> Buffer.t = "%inside"

let buffer_create (_ : int) = of_pieces { pieces = []; size = 0 }
let buffer_contents b = joined (buffer b).pieces
let buffer_length b = (buffer b).size

let buffer_add_string b s =
  let b = buffer b in
  b.pieces <- s :: b.pieces;
  b.size <- b.size + String.length s

let buffer_add_char b c = buffer_add_string b (string_of_chars [ c ])
let buffer_add_buffer b other = buffer_add_string b (buffer_contents other)

let buffer_add_substring b s start len =
  if start < 0 || len < 0 || start > String.length s - len then invalid_arg "Buffer.add_substring/add_subbytes"
  else buffer_add_string b (String.sub s start len)

let buffer_add_bytes b bytes = buffer_add_string b (bytes_to_string bytes)
let buffer_add_subbytes b bytes start len = buffer_add_substring b (bytes_to_string bytes) start len
let buffer_to_bytes b = bytes_of_string (buffer_contents b)
let buffer_add_seq b s = Seq.iter (fun c -> buffer_add_char b c) s

let buffer_of_seq s =
  let b = buffer_create 32 in
  buffer_add_seq b s;
  b

let buffer_nth b i =
  if i < 0 || i >= buffer_length b then invalid_arg "Buffer.nth" else String.get (buffer_contents b) i

let buffer_sub b start len =
  if start < 0 || len < 0 || start > buffer_length b - len then invalid_arg "Buffer.sub"
  else String.sub (buffer_contents b) start len

let buffer_truncate b len =
  if len < 0 || len > buffer_length b then invalid_arg "Buffer.truncate"
  else
    let text = String.sub (buffer_contents b) 0 len in
    let b = buffer b in
    b.pieces <- [ text ];
    b.size <- len

let buffer_clear b =
  let b = buffer b in
  b.pieces <- [];
  b.size <- 0

let buffer_reset b = buffer_clear b

let buffer_output_buffer channel b = output_string channel (buffer_contents b)
let buffer_add_uint8 b n = buffer_add_char b (unsafe_char (n land 255))
let buffer_add_int8 b n = buffer_add_uint8 b n
let buffer_add_bytes_of b l = List.iter (fun n -> buffer_add_uint8 b n) l
let buffer_add_uint16_le b n = buffer_add_bytes_of b (bytes_of_integer (integer_of_int n) 2)
let buffer_add_uint16_be b n = buffer_add_bytes_of b (reverse_onto [] (bytes_of_integer (integer_of_int n) 2))
let buffer_add_uint16_ne b n = buffer_add_uint16_le b n
let buffer_add_int16_le b n = buffer_add_uint16_le b n
let buffer_add_int16_be b n = buffer_add_uint16_be b n
let buffer_add_int16_ne b n = buffer_add_uint16_le b n
let buffer_add_int32_le b n = buffer_add_bytes_of b (bytes_of_integer (integer_of_int32 n) 4)
let buffer_add_int32_be b n = buffer_add_bytes_of b (reverse_onto [] (bytes_of_integer (integer_of_int32 n) 4))
let buffer_add_int32_ne b n = buffer_add_int32_le b n
let buffer_add_int64_le b n = buffer_add_bytes_of b (bytes_of_integer (integer_of_int64 n) 8)
let buffer_add_int64_be b n = buffer_add_bytes_of b (reverse_onto [] (bytes_of_integer (integer_of_int64 n) 8))
let buffer_add_int64_ne b n = buffer_add_int64_le b n
let buffer_to_seq b = String.to_seq (buffer_contents b)
let buffer_to_seqi b = String.to_seqi (buffer_contents b)

let buffer_blit b start into at len =
  if len < 0 || start < 0 || start > buffer_length b - len || at < 0 || at > bytes_length into - len then
    invalid_arg "Buffer.blit"
  else bytes_blit_string (buffer_contents b) start into at len

type 'a line = { mutable front : 'a list; mutable back : 'a list; mutable count : int }

external queue : 'a Queue.t -> 'a line = "%inside"
external of_line : 'a line -> 'a Queue.t = "%inside"

let queue_elements q = (queue q).front @ reverse_onto [] (queue q).back
let queue_create () = of_line { front = []; back = []; count = 0 }
let queue_copy q = of_line { front = queue_elements q; back = []; count = (queue q).count }
let queue_is_empty q = (queue q).count = 0
let queue_length q = (queue q).count

let queue_add x q =
  let q = queue q in
  q.back <- x :: q.back;
  q.count <- q.count + 1

let queue_push x q = queue_add x q

(* The next one is at the front, if there is one. *)
let turned q =
  let q = queue q in
  match q.front with
  | [] ->
      q.front <- reverse_onto [] q.back;
      q.back <- []
  | _ -> ()

let queue_peek_opt q =
  turned q;
  match (queue q).front with [] -> None | x :: _ -> Some x

let queue_peek q = match queue_peek_opt q with None -> raise Queue.Empty | Some x -> x
let queue_top q = queue_peek q

let queue_take_opt q =
  turned q;
  let q = queue q in
  match q.front with
  | [] -> None
  | x :: rest ->
      q.front <- rest;
      q.count <- q.count - 1;
      Some x

let queue_take q = match queue_take_opt q with None -> raise Queue.Empty | Some x -> x
let queue_pop q = queue_take q

let queue_clear q =
  let q = queue q in
  q.front <- [];
  q.back <- [];
  q.count <- 0

let queue_transfer a b =
  let all = queue_elements a in
  queue_clear a;
  List.iter (fun x -> queue_add x b) all

let queue_add_seq q s = Seq.iter (fun x -> queue_add x q) s

let queue_of_seq s =
  let q = queue_create () in
  queue_add_seq q s;
  q

(* A queue that is gone through may grow at its end: what is added then is gone through too, which is not followed. *)
let unchanged q before = if queue_length q = before then () else unsupported "a run that changes a queue while it is gone through"

let queue_iter f q =
  let before = queue_length q in
  List.iter (fun x -> f x; unchanged q before) (queue_elements q)

let queue_to_seq q = List.to_seq (queue_elements q)

let queue_fold f acc q =
  let before = queue_length q in
  List.fold_left (fun acc x -> let acc = f acc x in unchanged q before; acc) acc (queue_elements q)

type 'a pile = { mutable items : 'a list; mutable height : int }

external stack : 'a Stack.t -> 'a pile = "%inside"
external of_pile : 'a pile -> 'a Stack.t = "%inside"

let stack_create () = of_pile { items = []; height = 0 }
let stack_copy s = of_pile { items = (stack s).items; height = (stack s).height }
let stack_is_empty s = (stack s).height = 0
let stack_length s = (stack s).height

let stack_push x s =
  let s = stack s in
  s.items <- x :: s.items;
  s.height <- s.height + 1

let stack_top_opt s = match (stack s).items with [] -> None | x :: _ -> Some x
let stack_top s = match (stack s).items with [] -> raise Stack.Empty | x :: _ -> x

let stack_pop_opt s =
  let s = stack s in
  match s.items with
  | [] -> None
  | x :: rest ->
      s.items <- rest;
      s.height <- s.height - 1;
      Some x

let stack_pop s = match stack_pop_opt s with None -> raise Stack.Empty | Some x -> x

let stack_clear s =
  let s = stack s in
  s.items <- [];
  s.height <- 0

let stack_to_seq s = List.to_seq (stack s).items
let stack_add_seq s xs = Seq.iter (fun x -> stack_push x s) xs

let stack_of_seq xs =
  let s = stack_create () in
  stack_add_seq s xs;
  s

let stack_iter f s = List.iter f (stack s).items
let stack_fold f acc s = List.fold_left f acc (stack s).items

(* Hash tables, in OCaml's order: buckets by the low bits of the hash, the latest binding first, twice as many when there are
   more than two bindings for each. *)

type ('a, 'b) table = {
  mutable bindings : int;
  mutable buckets : (int * 'a * 'b) list array;
  initial : int;
  mutable visits : int;
}

external table : ('a, 'b) Hashtbl.t -> ('a, 'b) table = "%inside"
external of_table : ('a, 'b) table -> ('a, 'b) Hashtbl.t = "%inside"
external hash_of : 'a -> 'a -> int = "%hash"

let rec power_above x n = if x >= n || x * 2 > Sys.max_array_length then x else power_above (x * 2) n

let hashtbl_create n =
  let size = power_above 16 n in
  of_table { bindings = 0; buckets = array_make size []; initial = size; visits = 0 }

let hashtbl_length t = (table t).bindings
let hashtbl_copy t =
  let t = table t in
  of_table { bindings = t.bindings; buckets = array_copy t.buckets; initial = t.initial; visits = 0 }

(* A table that changes while it is gone through is not followed. *)
let changing t = if t.visits > 0 then unsupported "a run that changes a hash table while it is gone through" else ()

let hashtbl_clear t =
  let t = table t in
  changing t;
  if t.bindings > 0 then begin
    t.bindings <- 0;
    array_fill t.buckets 0 (array_length t.buckets) []
  end

let hashtbl_reset t =
  let t = table t in
  changing t;
  t.bindings <- 0;
  t.buckets <- array_make t.initial []

let place t hash = hash land (array_length t.buckets - 1)

let resized t =
  let before = t.buckets in
  let size = array_length before in
  let buckets = array_make (size * 2) [] in
  let rec move into l = match l with
    | [] -> ()
    | (hash, k, v) :: rest ->
        let i = hash land ((size * 2) - 1) in
        array_set into i ((hash, k, v) :: array_get into i);
        move into rest
  in
  for i = 0 to size - 1 do
    move buckets (reverse_onto [] (array_get before i))
  done;
  t.buckets <- buckets

let put t hash k v =
  changing t;
  let i = place t hash in
  array_set t.buckets i ((hash, k, v) :: array_get t.buckets i);
  t.bindings <- t.bindings + 1;
  if t.bindings > 2 * array_length t.buckets then resized t

let hashtbl_add t k v = put (table t) (hash_of k k) k v

let rec found k = function
  | [] -> None
  | (_, key, v) :: rest -> if compare key k = 0 then Some v else found k rest

let bucket t k = array_get (table t).buckets (place (table t) (hash_of k k))
let hashtbl_find_opt t k = found k (bucket t k)
let hashtbl_find t k = match found k (bucket t k) with Some v -> v | None -> raise Not_found
let hashtbl_mem t k = match found k (bucket t k) with Some _ -> true | None -> false

let rec all_found k = function
  | [] -> []
  | (_, key, v) :: rest -> if compare key k = 0 then v :: all_found k rest else all_found k rest

let hashtbl_find_all t k = all_found k (bucket t k)

let rec without k = function
  | [] -> []
  | (hash, key, v) :: rest -> if compare key k = 0 then rest else (hash, key, v) :: without k rest

let hashtbl_remove t k =
  let here = bucket t k in
  match found k here with
  | None -> ()
  | Some _ ->
      let t = table t in
      changing t;
      array_set t.buckets (place t (hash_of k k)) (without k here);
      t.bindings <- t.bindings - 1

let rec exchanged k v = function
  | [] -> []
  | (hash, key, old) :: rest ->
      if compare key k = 0 then (hash, k, v) :: rest else (hash, key, old) :: exchanged k v rest

let hashtbl_replace t k v =
  let here = bucket t k in
  match found k here with
  | None -> put (table t) (hash_of k k) k v
  | Some _ ->
      let t = table t in
      changing t;
      array_set t.buckets (place t (hash_of k k)) (exchanged k v here)

let visiting t run =
  t.visits <- t.visits + 1;
  match run () with
  | result ->
      t.visits <- t.visits - 1;
      result
  | exception e ->
      t.visits <- t.visits - 1;
      raise e

let hashtbl_iter f t =
  let t = table t in
  visiting t (fun () -> array_iter (fun l -> List.iter (fun (_, k, v) -> f k v) l) t.buckets)

let hashtbl_fold f t acc =
  let t = table t in
  let of_bucket acc l = List.fold_left (fun acc (_, k, v) -> f k v acc) acc l in
  visiting t (fun () -> array_fold_left of_bucket acc t.buckets)

let hashtbl_to_seq t = List.to_seq (reverse_onto [] (hashtbl_fold (fun k v l -> (k, v) :: l) t []))
let hashtbl_to_seq_keys t = Seq.map fst (hashtbl_to_seq t)
let hashtbl_to_seq_values t = Seq.map snd (hashtbl_to_seq t)

let hashtbl_add_seq t s = Seq.iter (fun (k, v) -> hashtbl_add t k v) s
let hashtbl_replace_seq t s = Seq.iter (fun (k, v) -> hashtbl_replace t k v) s

let hashtbl_of_seq s =
  let t = hashtbl_create 16 in
  hashtbl_replace_seq t s;
  t

let hashtbl_filter_map_inplace f t =
  let t = table t in
  changing t;
  let rec kept acc l = match l with
    | [] -> reverse_onto [] acc
    | (hash, k, v) :: rest -> (
        match f k v with
        | None ->
            t.bindings <- t.bindings - 1;
            kept acc rest
        | Some v -> kept ((hash, k, v) :: acc) rest)
  in
  visiting t (fun () ->
      for i = 0 to array_length t.buckets - 1 do
        array_set t.buckets i (kept [] (array_get t.buckets i))
      done)

let hashtbl_hash x = hash_of x x

let hashtbl_seeded_hash_param count limit seed x =
  let limit = if limit < 0 || limit > 256 then 256 else limit in
  let count = if count < 0 || count > limit then limit else count in
  if limit = 0 then finished (word seed) else finished (mixed_shapes (word seed) count (limit - 1) [ shape x x ] [])

let hashtbl_hash_param count limit x = hashtbl_seeded_hash_param count limit 0 x
let hashtbl_seeded_hash seed x = hashtbl_seeded_hash_param 10 100 seed x

(* Input, where it is a text: what is left of it. *)

external input : unit -> string ref = "%input_cell"

(* What [Scanf] reads ahead of what it gives is lost to all other ways to read. *)
external scanned : unit -> int ref = "%scanned_cell"
let left () = if !(scanned ()) = 0 then !(input ()) else unsupported "a run that reads after `Scanf` has read ahead"
external exits : unit -> (unit -> unit) list ref = "%exits_cell"
external halt : int -> 'a = "%halt"

let rec line_of before = function
  | [] -> (reverse_onto [] before, [])
  | '\n' :: rest -> (reverse_onto [] before, rest)
  | c :: rest -> line_of (c :: before) rest

let read_line () = match chars_of_string (left ()) with
  | [] -> raise End_of_file
  | chars ->
      let line, rest = line_of [] chars in
      input () := string_of_chars rest;
      string_of_chars line

let read_int () = int_of_string (read_line ())
let read_float () = float_of_string (read_line ())

(* [scanf] goes on where the text is, not line by line. *)
let scanf_scanf (Scan_format (_, scan, _)) f =
  scanned () := 1;
  match scan f (chars_of_string !(input ())) with
  | Scan_read (go, rest) ->
      input () := string_of_chars rest;
      go ()
  | Scan_fails (End_of_file, rest) ->
      input () := string_of_chars rest;
      raise End_of_file
  | Scan_fails _ -> unsupported "a run that reads something else than what `scanf` expects"

(* Characters one after the other. *)

let stdlib_input_char channel = match channel, chars_of_string (left ()) with
  | Standard_input, [] -> raise End_of_file
  | Standard_input, c :: rest ->
      input () := string_of_chars rest;
      c

let stdlib_input_byte channel = int_of_char (stdlib_input_char channel)

let rec taken_from n before l = if n = 0 then (reverse_onto [] before, l) else match l with
  | [] -> (reverse_onto [] before, [])
  | c :: rest -> taken_from (n - 1) (c :: before) rest

let taken n =
  let found, rest = taken_from n [] (chars_of_string (left ())) in
  input () := string_of_chars rest;
  string_of_chars found

(* How much comes at once is the system's: all that is wanted and no more than there is, unless that is more than fits. *)
let stdlib_input channel b start len =
  if start < 0 || len < 0 || start > bytes_length b - len then invalid_arg "input"
  else match channel with Standard_input ->
    let left = String.length (left ()) in
    if left > 0 && len > 1 && left > 1 then unsupported "a run that reads as much as comes at once"
    else
      let found = taken len in
      bytes_blit_string found 0 b start (String.length found);
      String.length found

let stdlib_really_input channel b start len =
  if start < 0 || len < 0 || start > bytes_length b - len then invalid_arg "really_input"
  else match channel with Standard_input ->
    let found = taken len in
    if String.length found < len then raise End_of_file else bytes_blit_string found 0 b start len

let stdlib_really_input_string channel len =
  if len < 0 then invalid_arg "Bytes.create"
  else match channel with Standard_input ->
    let found = taken len in
    if String.length found < len then raise End_of_file else found

let stdlib_sys_exit code = halt code

let stdlib_at_exit f =
  let all = exits () in
  all := f :: !all

let rec at_the_end () =
  let all = exits () in
  match !all with
  | [] -> ()
  | f :: rest ->
      all := rest;
      f ();
      at_the_end ()

let stdlib_exit code =
  at_the_end ();
  halt code
