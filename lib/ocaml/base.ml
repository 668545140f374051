(* Base: the part of it that needs neither comparators nor hashing. `open Base` makes comparison that of integers. *)

let ( = ) (a : int) b = a = b
let ( <> ) (a : int) b = a <> b
let ( < ) (a : int) b = a < b
let ( <= ) (a : int) b = a <= b
let ( > ) (a : int) b = a > b
let ( >= ) (a : int) b = a >= b
let compare (a : int) b = int_compare a b
let equal (a : int) b = int_equal a b
let min (a : int) b = if a <= b then a else b
let max (a : int) b = if a >= b then a else b
let phys_equal a b = a == b
let ( ** ) (_ : int) (_ : int) : int = unsupported "powers of Base"
let ( // ) a b = float_of_int a /. float_of_int b

let ( % ) a b =
  if b <= 0 then unsupported "messages of Base"
  else let r = a mod b in if r < 0 then r + b else r

let ( /% ) a b =
  if b <= 0 then unsupported "messages of Base"
  else if a >= 0 then a / b else (a + 1) / b - 1

module Fn = struct
  let id x = x
  let const x _ = x
  let non f x = not (f x)
  let flip f a b = f b a
  let compose f g x = f (g x)
end

module Bool = struct
  type t = bool

  let equal (a : bool) b = if a then b else not b
  let to_int b = if b then 1 else 0
  let to_string b = string_of_bool b
  let compare a b = int_compare (to_int a) (to_int b)
  let of_string s = match s with
    | "true" -> true
    | "false" -> false
    | s -> invalid_arg ("Bool.of_string: expected true or false but got " ^ s)
end

module Char = struct
  type t = char

  let equal a b = char_equal a b
  let compare a b = char_compare a b
  let to_int c = int_of_char c
  let of_int n = if n < 0 || n > 255 then None else Some (unsafe_char n)
  let of_int_exn n = if n < 0 || n > 255 then unsupported "messages of Base" else unsafe_char n
  let to_string c = string_of_chars [ c ]
  let is_digit c = match c with '0' .. '9' -> true | _ -> false
  let is_lowercase c = match c with 'a' .. 'z' -> true | _ -> false
  let is_uppercase c = match c with 'A' .. 'Z' -> true | _ -> false
  let is_alpha c = is_lowercase c || is_uppercase c
  let is_alphanum c = is_alpha c || is_digit c
  let is_whitespace c = match c with '\t' | '\n' | '\011' | '\012' | '\r' | ' ' -> true | _ -> false
  let lowercase c = if is_uppercase c then unsafe_char (int_of_char c + 32) else c
  let uppercase c = if is_lowercase c then unsafe_char (int_of_char c - 32) else c
  let get_digit c = if is_digit c then Some (int_of_char c - 48) else None
  let ( = ) a b = char_equal a b
  let ( <> ) a b = not (char_equal a b)
  let ( < ) a b = int_compare (char_compare a b) 0 < 0
  let ( <= ) a b = int_compare (char_compare a b) 0 <= 0
  let ( > ) a b = int_compare (char_compare a b) 0 > 0
  let ( >= ) a b = int_compare (char_compare a b) 0 >= 0
  let between c ~low ~high = low <= c && c <= high
end

module Int = struct
  type t = int

  let equal a b = int_equal a b
  let compare a b = int_compare a b
  let zero = 0
  let one = 1
  let minus_one = -1
  let max_value = max_int
  let min_value = min_int
  let abs n = abs n
  let neg n = -n
  let succ n = n + 1
  let pred n = n - 1
  let min a b = min a b
  let max a b = max a b
  let to_string n = string_of_int n
  let to_float n = float_of_int n
  let is_positive n = n > 0
  let is_negative n = n < 0
  let is_non_negative n = n >= 0
  let between n ~low ~high = low <= n && n <= high
  let clamp_exn n ~min ~max = if min > max then unsupported "messages of Base" else if n < min then min else if n > max then max else n
  let rem a b = a mod b
  let bit_and a b = a land b
  let bit_or a b = a lor b
  let bit_xor a b = a lxor b
end

module Option = struct
  type 'a t = 'a option

  let is_some o = match o with Some _ -> true | None -> false
  let is_none o = match o with Some _ -> false | None -> true
  let some x = Some x
  let return x = Some x
  let map o ~f = match o with Some x -> Some (f x) | None -> None
  let bind o ~f = match o with Some x -> f x | None -> None
  let iter o ~f = match o with Some x -> f x | None -> ()
  let value o ~default = match o with Some x -> x | None -> default
  let value_map o ~default ~f = match o with Some x -> f x | None -> default
  let fold o ~init ~f = match o with Some x -> f init x | None -> init
  let for_all o ~f = match o with Some x -> f x | None -> true
  let exists o ~f = match o with Some x -> f x | None -> false
  let filter o ~f = match o with Some x -> if f x then o else None | None -> None
  let to_list o = match o with Some x -> [ x ] | None -> []
  let join o = match o with Some x -> x | None -> None
  let both a b = match a, b with Some a, Some b -> Some (a, b) | _ -> None
  let first_some a b = match a with Some _ -> a | None -> b
  let some_if c x = if c then Some x else None
  let equal f a b = match a, b with Some a, Some b -> f a b | None, None -> true | _ -> false
  let ( >>= ) o f = match o with Some x -> f x | None -> None
  let ( >>| ) o f = match o with Some x -> Some (f x) | None -> None
  let merge a b ~f = match a, b with Some a, Some b -> Some (f a b) | Some _, None -> a | None, _ -> b
end

module Result = struct
  type ('a, 'b) t = ('a, 'b) result

  let return x = Ok x
  let fail e = Error e
  let is_ok r = match r with Ok _ -> true | Error _ -> false
  let is_error r = match r with Ok _ -> false | Error _ -> true
  let map r ~f = match r with Ok x -> Ok (f x) | Error e -> Error e
  let map_error r ~f = match r with Ok x -> Ok x | Error e -> Error (f e)
  let bind r ~f = match r with Ok x -> f x | Error e -> Error e
  let ok r = match r with Ok x -> Some x | Error _ -> None
  let error r = match r with Ok _ -> None | Error e -> Some e
  let of_option o ~error = match o with Some x -> Ok x | None -> Error error
  let ( >>= ) r f = match r with Ok x -> f x | Error e -> Error e
  let ( >>| ) r f = match r with Ok x -> Ok (f x) | Error e -> Error e
end

module List = struct
  type 'a t = 'a list

  let length l = List.length l
  let is_empty l = match l with [] -> true | _ -> false
  let return x = [ x ]
  let cons x l = x :: l
  let hd l = match l with [] -> None | x :: _ -> Some x
  let tl l = match l with [] -> None | _ :: rest -> Some rest
  let hd_exn l = match l with [] -> failwith "hd" | x :: _ -> x
  let tl_exn l = match l with [] -> failwith "tl" | _ :: rest -> rest
  let nth l n = if n < 0 then None else List.nth_opt l n
  let rec last l = match l with [] -> None | [ x ] -> Some x | _ :: rest -> last rest
  let rev l = List.rev l
  let rev_append a b = List.rev_append a b
  let append a b = a @ b
  let concat l = List.concat l
  let iter l ~f = List.iter f l
  let iteri l ~f = List.iteri f l
  let map l ~f = List.map f l
  let mapi l ~f = List.mapi f l
  let rev_map l ~f = List.rev_map f l
  let concat_map l ~f = List.concat_map f l
  let bind l ~f = List.concat_map f l
  let filter l ~f = List.filter f l
  let filteri l ~f = List.filteri f l
  let filter_map l ~f = List.filter_map f l
  let filter_opt l = List.filter_map (fun x -> x) l
  let rec filter_mapi_from i l f = match l with
    | [] -> []
    | x :: rest -> let y = f i x in
      (match y with Some y -> y :: filter_mapi_from (i + 1) rest f | None -> filter_mapi_from (i + 1) rest f)
  let filter_mapi l ~f = filter_mapi_from 0 l f
  let fold l ~init ~f = List.fold_left f init l
  let fold_left l ~init ~f = List.fold_left f init l
  let rec foldi_from i l acc f = match l with [] -> acc | x :: rest -> foldi_from (i + 1) rest (f i acc x) f
  let foldi l ~init ~f = foldi_from 0 l init f
  let fold_right l ~f ~init = List.fold_left (fun acc x -> f x acc) init (List.rev l)
  let reduce l ~f = match l with [] -> None | x :: rest -> Some (List.fold_left f x rest)
  let for_all l ~f = List.for_all f l
  let exists l ~f = List.exists f l
  let rec for_alli_from i l f = match l with [] -> true | x :: rest -> f i x && for_alli_from (i + 1) rest f
  let for_alli l ~f = for_alli_from 0 l f
  let count l ~f = List.fold_left (fun n x -> if f x then n + 1 else n) 0 l
  let find l ~f = List.find_opt f l
  let find_map l ~f = List.find_map f l
  let rec findi_from i l f = match l with
    | [] -> None
    | x :: rest -> if f i x then Some (i, x) else findi_from (i + 1) rest f
  let findi l ~f = findi_from 0 l f
  let mem l x ~equal = List.exists (fun y -> equal x y) l
  let partition_tf l ~f = List.partition f l
  let zip_exn a b = if length a <> length b then unsupported "messages of Base" else List.combine a b
  let unzip l = List.split l
  (* The last one first. *)
  let rec init_onto n f acc = if n <= 0 then acc else let x = f (n - 1) in init_onto (n - 1) f (x :: acc)
  let init n ~f = if n < 0 then unsupported "messages of Base" else init_onto n f []
  let rec take l n = if n <= 0 then [] else match l with [] -> [] | x :: rest -> x :: take rest (n - 1)
  let rec drop l n = if n <= 0 then l else match l with [] -> [] | _ :: rest -> drop rest (n - 1)
  let split_n l n = (take l n, drop l n)
  let rec take_while l ~f = match l with x :: rest when f x -> x :: take_while rest ~f | _ -> []
  let rec drop_while l ~f = match l with x :: rest when f x -> drop_while rest ~f | _ -> l
  let split_while l ~f = (take_while l ~f, drop_while l ~f)
  let sort l ~compare = List.stable_sort compare l
  let stable_sort l ~compare = List.stable_sort compare l
  let rec is_sorted l ~compare = match l with
    | a :: (b :: _ as rest) -> compare a b <= 0 && is_sorted rest ~compare
    | _ -> true
  let max_elt l ~compare = reduce l ~f:(fun a b -> if compare a b < 0 then b else a)
  let min_elt l ~compare = reduce l ~f:(fun a b -> if compare a b > 0 then b else a)
  let rec equal f a b = match a, b with
    | [], [] -> true
    | x :: a, y :: b -> f x y && equal f a b
    | _ -> false
  let rec compare f a b = match a, b with
    | [], [] -> 0
    | [], _ -> -1
    | _, [] -> 1
    | x :: a, y :: b -> let order = f x y in if order <> 0 then order else compare f a b
  let rec intersperse l ~sep = match l with
    | a :: (_ :: _ as rest) -> a :: sep :: intersperse rest ~sep
    | l -> l
  let rec all_equal_to x l equal = match l with [] -> true | y :: rest -> equal x y && all_equal_to x rest equal
  let all_equal l ~equal = match l with [] -> None | x :: rest -> if all_equal_to x rest equal then Some x else None
  let ( >>= ) l f = List.concat_map f l
  let ( >>| ) l f = List.map f l

  module Assoc = struct
    type ('a, 'b) t = ('a * 'b) list

    let rec find l ~equal key = match l with
      | [] -> None
      | (k, v) :: rest -> if equal key k then Some v else find rest ~equal key
    let mem l ~equal key = match find l ~equal key with Some _ -> true | None -> false
    let remove l ~equal key = List.filter (fun (k, _) -> not (equal key k)) l
    let add l ~equal key value = (key, value) :: remove l ~equal key
    let map l ~f = List.map (fun (k, v) -> (k, f v)) l
  end
end

module String = struct
  type t = string

  let length s = String.length s
  let is_empty s = match chars_of_string s with [] -> true | _ -> false
  let equal a b = String.equal a b
  let compare a b = String.compare a b
  let ( = ) a b = String.equal a b
  let ( <> ) a b = not (String.equal a b)
  let ( ^ ) a b = a ^ b
  let get s i = String.get s i
  let of_char c = string_of_chars [ c ]
  let make n c = String.make n c
  let init n ~f = String.init n f
  let to_list s = chars_of_string s
  let of_char_list l = string_of_chars l
  let rev s = string_of_chars (reverse_onto [] (chars_of_string s))
  let append a b = a ^ b
  let concat ?(sep = "") l = String.concat sep l
  let iter s ~f = String.iter f s
  let iteri s ~f = String.iteri f s
  let map s ~f = String.map f s
  let mapi s ~f = String.mapi f s
  let fold s ~init ~f = String.fold_left f init s
  let for_all s ~f = String.for_all f s
  let exists s ~f = String.exists f s
  let count s ~f = String.fold_left (fun n c -> if f c then n + 1 else n) 0 s
  let filter s ~f = string_of_chars (List.filter (chars_of_string s) ~f)
  let concat_map ?(sep = "") s ~f = String.concat sep (List.map (chars_of_string s) ~f)
  let contains s c = String.contains s c
  let mem s c = String.contains s c
  let uppercase s = String.uppercase_ascii s
  let lowercase s = String.lowercase_ascii s
  let capitalize s = String.capitalize_ascii s
  let uncapitalize s = String.uncapitalize_ascii s
  let is_prefix s ~prefix = String.starts_with ~prefix s
  let is_suffix s ~suffix = String.ends_with ~suffix s
  let split s ~on = String.split_on_char on s
  let index s c = String.index_opt s c
  let rindex s c = String.rindex_opt s c
  let rec strip_left l = match l with c :: rest when Char.is_whitespace c -> strip_left rest | l -> l
  let strip s = string_of_chars (reverse_onto [] (strip_left (reverse_onto [] (strip_left (chars_of_string s)))))
  let prefix s n = string_of_chars (take_chars n (chars_of_string s))
  let suffix s n = let size = length s in if n >= size then s else string_of_chars (drop_chars (size - n) (chars_of_string s))
  let drop_prefix s n = string_of_chars (drop_chars n (chars_of_string s))
  let drop_suffix s n = string_of_chars (take_chars (length s - n) (chars_of_string s))
  let sub s ~pos ~len = String.sub s pos len
  let to_string s = s
end
