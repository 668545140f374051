(* What format strings compile to. *)

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

(* Negative numbers in another base than ten show their 63 bits. *)
let format_int base upper n =
  if base = 10 then string_of_int n
  else if n = 0 then "0"
  else if n > 0 then string_of_chars (digits base upper n [])
  else
    let low = n land (base - 1) in
    let places = if base = 16 then 4 else 3 in
    string_of_chars (digits base upper (shift_right_logical n places) [ digit upper low ])

(* In the 63 bits that negative numbers have too. *)
let format_unsigned n =
  if n >= 0 then string_of_int n
  else
    let tenth = n lsr 1 / 5 in
    string_of_int tenth ^ string_of_int (n - (tenth * 10))

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
let format_string (s : string) = s
let format_quoted s = show_string_argument s
let format_char c = string_of_chars [ c ]
let format_quoted_char c = show_char_argument c
let format_bool b = string_of_bool b
