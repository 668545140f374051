(* Laws that fail for short texts and arrays, which are tried before anything is searched for. *)

(* expect: refuted *)
let prop_upper s = String.uppercase_ascii s = s

(* expect: refuted *)
let prop_sorted (a : int array) =
  let b = Array.copy a in
  Array.sort compare b;
  a = b

(* expect: refuted *)
let prop_trimmed s = String.trim s = s

(* expect: refuted *)
let prop_split s = List.length (String.split_on_char ' ' s) = 1

(* expect: refuted *)
let prop_no_number s = int_of_string_opt s = None

(* Values of these types are made by functions alone: none is made up. *)
module Table = Hashtbl.Make (struct
  type t = int

  let equal (a : int) b = a = b
  let hash n = n
end)

(* expect: not refuted *)
let prop_size (t : int Table.t) = Table.length t >= 0

type _ term = Number : int -> int term | Truth : bool -> bool term

let number : int term -> int = function Number n -> n

(* expect: not refuted *)
let prop_number (t : int term) = number t = number t
