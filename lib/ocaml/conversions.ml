(* What format strings compile to. *)

(* What a format comes to once its arguments are there: text of the format itself, text of arguments, and functions that print
   when their turn comes. *)
type ('b, 'c) piece = Literal of string | Printed of string | Call of ('b -> 'c) | Flush

let rec text_of_pieces = function
  | [] -> ""
  | [ (Literal s | Printed s) ] -> s
  | (Literal s | Printed s) :: rest -> s ^ text_of_pieces rest
  | Call f :: rest ->
      let s = f () in
      s ^ text_of_pieces rest
  | Flush :: rest -> text_of_pieces rest

let rec pad_chars c n rest = if n <= 0 then rest else c :: pad_chars c (n - 1) rest

let pad_left width s =
  let chars = chars_of_string s in
  string_of_chars (pad_chars ' ' (width - length_from 0 chars) chars)

let pad_right width s =
  let chars = chars_of_string s in
  string_of_chars (chars @ pad_chars ' ' (width - length_from 0 chars) [])

(* Zeros go after the sign. *)
let pad_zero width s = match chars_of_string s with
  | (('-' | '+' | ' ') as sign) :: digits ->
      string_of_chars (sign :: pad_chars '0' (width - 1 - length_from 0 digits) digits)
  | digits -> string_of_chars (pad_chars '0' (width - length_from 0 digits) digits)

let with_sign sign s = match chars_of_string s with '-' :: _ -> s | _ -> sign ^ s

let digit upper d =
  if d < 10 then unsafe_char (48 + d) else unsafe_char ((if upper then 55 else 87) + d)

let rec digits base upper n acc = if n = 0 then acc else digits base upper (n / base) (digit upper (n mod base) :: acc)

(* As it is with its sign, or without one: the bits, in small or capital letters. *)
let format_int base how n =
  if how = 0 then string_of_int n
  else if n = 0 then "0"
  else if n > 0 then string_of_chars (digits base (how = 2) n [])
  else if base = 10 then
    let tenth = n lsr 1 / 5 in
    string_of_int tenth ^ string_of_int (n - (tenth * 10))
  else
    let low = n land (base - 1) in
    let places = if base = 16 then 4 else 3 in
    string_of_chars (digits base (how = 2) (shift_right_logical n places) [ digit (how = 2) low ])

(* The same of numbers of other sizes. *)
let rec integer_digits base upper n acc =
  let base' = integer_of_int base in
  if n = integer_of_int 0 then acc
  else integer_digits base upper (integer_quot n base') (digit upper (int_of_integer (integer_rem n base')) :: acc)

let format_wide bits base how n =
  if how = 0 then string_of_integer n
  else
    let modulus = integer_shift_left (integer_of_int 1) bits in
    let n = if n < integer_of_int 0 then integer_add n modulus else n in
    if n = integer_of_int 0 then "0" else string_of_chars (integer_digits base (how = 2) n [])

external integer_of_int32 : int32 -> integer = "%identity"
external integer_of_int64 : int64 -> integer = "%identity"
external integer_of_nativeint : nativeint -> integer = "%identity"

let format_int32 base how n = format_wide 32 base how (integer_of_int32 n)
let format_int64 base how n = format_wide 64 base how (integer_of_int64 n)
let format_nativeint base how n = format_wide 64 base how (integer_of_nativeint n)

(* The precision of a whole number. *)
let at_least_digits precision s = match chars_of_string s with
  | '-' :: digits -> string_of_chars ('-' :: pad_chars '0' (precision - length_from 0 digits) digits)
  | digits -> string_of_chars (pad_chars '0' (precision - length_from 0 digits) digits)

let special x = if is_nan x then Some (text_of_nan x) else if is_infinite x then Some (if x < 0. then "-inf" else "inf") else None

let format_fixed precision x = match special x with
  | Some text -> text
  | None ->
      let numerator, denominator = float_ratio (abs_float x) in
      let scaled = round_ratio (integer_mul numerator (power_of_ten precision)) denominator in
      let chars = chars_of_string (string_of_integer scaled) in
      let missing = precision + 1 - length_from 0 chars in
      let chars = pad_chars '0' missing chars in
      let whole = length_from 0 chars - precision in
      let text = take_chars whole chars @ if precision = 0 then [] else '.' :: drop_chars whole chars in
      string_of_chars (with_float_sign x text)

let format_exponent precision x = match special x with
  | Some text -> text
  | None ->
      let digits, e =
        if x = 0. then (repeat_char '0' (precision + 1), 0)
        else
          let digits, e = significant_digits (precision + 1) (abs_float x) in
          (chars_of_string (string_of_integer digits), e)
      in
      let text = match digits with
        | [] -> []
        | [ d ] -> [ d ]
        | d :: rest -> d :: '.' :: rest
      in
      string_of_chars (with_float_sign x (text @ ('e' :: exponent_text e)))

let format_general precision x = general_text (if precision = 0 then 1 else precision) x
let format_ocaml_float precision x =
  if is_nan x then "nan"
  else if is_infinite x then if x < 0. then "neg_infinity" else "infinity"
  else valid_float_lexem (format_general precision x)

let capital c = match c with 'a' .. 'z' -> unsafe_char (int_of_char c - 32) | _ -> c
let rec capitals = function [] -> [] | c :: rest -> capital c :: capitals rest
let in_capitals s = string_of_chars (capitals (chars_of_string s))
let with_prefix prefix s = if s = "0" then s else prefix ^ s

(* A width that is given: to the left if it is negative. *)
let pad_given is_left is_zero width s =
  if is_left || width < 0 then pad_right (abs width) s else if is_zero then pad_zero width s else pad_left width s

let format_string (s : string) = s
let format_quoted s = show_string_argument s
let format_char c = string_of_chars [ c ]
let format_quoted_char c = show_char_argument c
let format_bool b = string_of_bool b

(* Formats that the runtime is given as text: one conversion. *)

let rec format_flags = function
  | (('-' | '0' | '+' | ' ' | '#') as c) :: rest ->
      let flags, rest = format_flags rest in
      (c :: flags, rest)
  | rest -> ([], rest)

let rec format_digits so_far = function
  | '0' .. '9' as c :: rest -> format_digits ((so_far * 10) + int_of_char c - 48) rest
  | rest -> (so_far, rest)

let rec has_flag c = function [] -> false | d :: rest -> char_equal c d || has_flag c rest
let odd_format () = unsupported "a run that gives the runtime an odd format"

let runtime_format text_of format = match chars_of_string format with
  | '%' :: rest -> (
      let flags, rest = format_flags rest in
      let width, rest = format_digits 0 rest in
      let precision, rest = match rest with
        | '.' :: rest ->
            let n, rest = format_digits 0 rest in
            (Some n, rest)
        | rest -> (None, rest)
      in
      match rest with
      | [ kind ] | [ ('l' | 'n' | 'L'); kind ] ->
          let text = text_of (has_flag '#' flags) kind precision in
          let text = if has_flag '+' flags then with_sign "+" text else if has_flag ' ' flags then with_sign " " text else text in
          pad_given (has_flag '-' flags) (has_flag '0' flags) width text
      | _ -> odd_format ())
  | _ -> odd_format ()

let runtime_format_float format x =
  runtime_format
    (fun is_alternate kind precision ->
      let precision = match precision with Some n -> n | None -> 6 in
      if is_alternate then odd_format ()
      else
        match kind with
        | 'f' -> format_fixed precision x
        | 'e' -> format_exponent precision x
        | 'E' -> in_capitals (format_exponent precision x)
        | 'g' -> format_general precision x
        | 'G' -> in_capitals (format_general precision x)
        | _ -> odd_format ())
    format

let runtime_whole show format =
  runtime_format
    (fun is_alternate kind precision ->
      let text = match kind with
        | 'd' | 'i' -> show 10 0
        | 'u' -> show 10 1
        | 'x' -> show 16 1
        | 'X' -> show 16 2
        | 'o' -> show 8 1
        | _ -> odd_format ()
      in
      let text = match precision with Some n -> at_least_digits n text | None -> text in
      if is_alternate then
        match kind with 'x' -> with_prefix "0x" text | 'X' -> with_prefix "0X" text | 'o' -> with_prefix "0" text | _ -> text
      else text)
    format

let runtime_format_int format n = runtime_whole (fun base how -> format_int base how n) format
let runtime_format_int32 format n = runtime_whole (fun base how -> format_int32 base how n) format
let runtime_format_int64 format n = runtime_whole (fun base how -> format_int64 base how n) format
let runtime_format_nativeint format n = runtime_whole (fun base how -> format_nativeint base how n) format
