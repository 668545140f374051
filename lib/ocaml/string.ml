(* String: a list of characters under another name. *)

type t = string

let empty = ""
let to_list s = chars_of_string s
let of_list l = string_of_chars l
let length s = length_from 0 (chars_of_string s)

let rec nth l i = match l with
  | [] -> invalid_arg "index out of bounds"
  | c :: rest -> if i = 0 then c else nth rest (i - 1)

let get s i = if i < 0 then invalid_arg "index out of bounds" else nth (chars_of_string s) i
let rec make_chars n c = if n <= 0 then [] else c :: make_chars (n - 1) c
let make n c = if n < 0 then invalid_arg "Bytes.create" else string_of_chars (make_chars n c)
let rec init_chars i n f = if i >= n then [] else let c = f i in c :: init_chars (i + 1) n f
let init n f = if n < 0 then invalid_arg "Bytes.create" else string_of_chars (init_chars 0 n f)

let sub s start len =
  if start < 0 || len < 0 || start > length s - len then invalid_arg "String.sub / Bytes.sub"
  else string_of_chars (take_chars len (drop_chars start (chars_of_string s)))

let cat a b = a ^ b

let rec concat_chars separator = function
  | [] -> []
  | [ s ] -> chars_of_string s
  | s :: rest -> chars_of_string s @ separator @ concat_chars separator rest

let concat separator l = string_of_chars (concat_chars (chars_of_string separator) l)
let equal (a : string) b = a = b
let compare (a : string) b = compare a b
let rec iter_chars f = function [] -> () | c :: rest -> f c; iter_chars f rest
let iter f s = iter_chars f (chars_of_string s)
let rec iteri_chars i f = function [] -> () | c :: rest -> f i c; iteri_chars (i + 1) f rest
let iteri f s = iteri_chars 0 f (chars_of_string s)
let rec map_chars f = function [] -> [] | c :: rest -> let d = f c in d :: map_chars f rest
let map f s = string_of_chars (map_chars f (chars_of_string s))
let rec mapi_chars i f = function [] -> [] | c :: rest -> let d = f i c in d :: mapi_chars (i + 1) f rest
let mapi f s = string_of_chars (mapi_chars 0 f (chars_of_string s))
let rec fold_chars f acc = function [] -> acc | c :: rest -> fold_chars f (f acc c) rest
let fold_left f acc s = fold_chars f acc (chars_of_string s)
let rec fold_right_chars f l acc = match l with [] -> acc | c :: rest -> f c (fold_right_chars f rest acc)
let fold_right f s acc = fold_right_chars f (chars_of_string s) acc
let rec for_all_chars p = function [] -> true | c :: rest -> p c && for_all_chars p rest
let for_all p s = for_all_chars p (chars_of_string s)
let rec exists_char p = function [] -> false | c :: rest -> p c || exists_char p rest
let exists p s = exists_char p (chars_of_string s)
let contains s c = exists_char (fun d -> d = c) (chars_of_string s)

let rec index_chars i c = function
  | [] -> None
  | d :: rest -> if d = c then Some i else index_chars (i + 1) c rest

let index_opt s c = index_chars 0 c (chars_of_string s)
let index s c = match index_opt s c with Some i -> i | None -> raise Not_found

let rec rindex_chars i found c = function
  | [] -> found
  | d :: rest -> rindex_chars (i + 1) (if d = c then Some i else found) c rest

let rindex_opt s c = rindex_chars 0 None c (chars_of_string s)
let rindex s c = match rindex_opt s c with Some i -> i | None -> raise Not_found

let index_from_opt s i c =
  if i < 0 || i > length s then invalid_arg "String.index_from_opt / Bytes.index_from_opt"
  else index_chars i c (drop_chars i (chars_of_string s))

let index_from s i c =
  if i < 0 || i > length s then invalid_arg "String.index_from / Bytes.index_from"
  else match index_chars i c (drop_chars i (chars_of_string s)) with Some j -> j | None -> raise Not_found

let contains_from s i c =
  if i < 0 || i > length s then invalid_arg "String.contains_from / Bytes.contains_from"
  else exists_char (fun d -> d = c) (drop_chars i (chars_of_string s))

let rindex_from_opt s i c =
  if i < -1 || i >= length s then invalid_arg "String.rindex_from_opt / Bytes.rindex_from_opt"
  else rindex_chars 0 None c (take_chars (i + 1) (chars_of_string s))

let rindex_from s i c =
  if i < -1 || i >= length s then invalid_arg "String.rindex_from / Bytes.rindex_from"
  else match rindex_chars 0 None c (take_chars (i + 1) (chars_of_string s)) with Some j -> j | None -> raise Not_found

let rcontains_from s i c =
  if i < 0 || i >= length s then invalid_arg "String.rcontains_from / Bytes.rcontains_from"
  else exists_char (fun d -> d = c) (take_chars (i + 1) (chars_of_string s))

let rec is_prefix prefix l = match prefix, l with
  | [], _ -> true
  | _, [] -> false
  | c :: cs, d :: ds -> c = d && is_prefix cs ds

let starts_with ~prefix s = is_prefix (chars_of_string prefix) (chars_of_string s)

let ends_with ~suffix s =
  is_prefix (reverse_onto [] (chars_of_string suffix)) (reverse_onto [] (chars_of_string s))

let uppercase_ascii s = map Char.uppercase_ascii s
let lowercase_ascii s = map Char.lowercase_ascii s

let capitalize_ascii s = match chars_of_string s with
  | [] -> s
  | c :: rest -> string_of_chars (Char.uppercase_ascii c :: rest)

let uncapitalize_ascii s = match chars_of_string s with
  | [] -> s
  | c :: rest -> string_of_chars (Char.lowercase_ascii c :: rest)

let is_space c = match c with ' ' | '\012' | '\n' | '\r' | '\t' -> true | _ -> false
let rec drop_spaces = function c :: rest when is_space c -> drop_spaces rest | l -> l

let trim s =
  let front = drop_spaces (chars_of_string s) in
  string_of_chars (reverse_onto [] (drop_spaces (reverse_onto [] front)))

let escaped s = string_of_chars (escape_chars (chars_of_string s))

let rec split_chars separator word words = function
  | [] -> reverse_onto [] (string_of_chars (reverse_onto [] word) :: words)
  | c :: rest ->
      if c = separator then split_chars separator [] (string_of_chars (reverse_onto [] word) :: words) rest
      else split_chars separator (c :: word) words rest

let split_on_char separator s = split_chars separator [] [] (chars_of_string s)

let rec seq_of_chars l () = match l with [] -> Seq.Nil | c :: rest -> Seq.Cons (c, seq_of_chars rest)
let to_seq s = seq_of_chars (chars_of_string s)
let rec chars_of_seq s = match s () with Seq.Nil -> [] | Seq.Cons (c, rest) -> c :: chars_of_seq rest
let of_seq s = string_of_chars (chars_of_seq s)

let rec seqi_of_chars i l () = match l with [] -> Seq.Nil | c :: rest -> Seq.Cons ((i, c), seqi_of_chars (i + 1) rest)
let to_seqi s = seqi_of_chars 0 (chars_of_string s)

(* Out of bounds anything may happen. *)
let unsafe_get s i = if i < 0 || i >= length s then unsupported "a run that goes out of bounds where nothing checks" else get s i
let get_uint8 s i = int_of_char (get s i)
let get_int8 s i = let n = get_uint8 s i in if n > 127 then n - 256 else n
let copy s = s
let both s i = if i < 0 || i > length s - 2 then invalid_arg "index out of bounds" else ()
let signed n = if n > 32767 then n - 65536 else n
let get_uint16_le s i = both s i; get_uint8 s i + (256 * get_uint8 s (i + 1))
let get_uint16_be s i = both s i; (256 * get_uint8 s i) + get_uint8 s (i + 1)
let get_uint16_ne s i = get_uint16_le s i
let get_int16_le s i = signed (get_uint16_le s i)
let get_int16_be s i = signed (get_uint16_be s i)
let get_int16_ne s i = get_int16_le s i
let blit (_ : string) (_ : int) (_ : bytes) (_ : int) (_ : int) : unit = unsupported "bytes that are not local and simple"
let unsafe_blit s start b at len = blit s start b at len
external bytes_of_string : string -> bytes = "%bytes_of_string"
external string_of_bytes : bytes -> string = "%string_of_bytes"
let to_bytes s = bytes_of_string s
let of_bytes b = string_of_bytes b

let quarter_word s i = if i < 0 || i > length s - 4 then invalid_arg "index out of bounds" else ()
let half_word s i = if i < 0 || i > length s - 8 then invalid_arg "index out of bounds" else ()

(* The number that so many bytes from a place on are, from the last one down to the first or the other way round. *)
let rec integer_up s i count =
  if count = 0 then integer_of_int 0
  else integer_add (integer_of_int (get_uint8 s i)) (integer_mul (integer_of_int 256) (integer_up s (i + 1) (count - 1)))

let rec integer_down s i count before =
  if count = 0 then before
  else integer_down s (i + 1) (count - 1) (integer_add (integer_mul before (integer_of_int 256)) (integer_of_int (get_uint8 s i)))

external int32_of_integer : integer -> int32 = "%identity"
external int64_of_integer : integer -> int64 = "%identity"

let in_range bits n =
  let most = integer_shift_left (integer_of_int 1) (bits - 1) in
  if n >= most then integer_sub n (integer_shift_left (integer_of_int 1) bits) else n

let get_int32_le s i = quarter_word s i; int32_of_integer (in_range 32 (integer_up s i 4))
let get_int32_be s i = quarter_word s i; int32_of_integer (in_range 32 (integer_down s i 4 (integer_of_int 0)))
let get_int32_ne s i = get_int32_le s i
let get_int64_le s i = half_word s i; int64_of_integer (in_range 64 (integer_up s i 8))
let get_int64_be s i = half_word s i; int64_of_integer (in_range 64 (integer_down s i 8 (integer_of_int 0)))
let get_int64_ne s i = get_int64_le s i
