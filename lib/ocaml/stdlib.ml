(* What every OCaml program sees without asking: the pure part of Stdlib, and what the compiler itself refers to. *)

exception Match_failure of string * int * int
exception Assert_failure of string * int * int
exception Invalid_argument of string
exception Failure of string
exception Not_found
exception Stack_overflow
exception Out_of_memory
exception Division_by_zero
exception End_of_file
exception Exit
exception Sys_error of string
exception Sys_blocked_io
exception Undefined_recursive_module of string * int * int

type 'a option = None | Some of 'a
type ('a, 'b) result = Ok of 'a | Error of 'b
type fpclass = FP_normal | FP_subnormal | FP_zero | FP_infinite | FP_nan

external raise : exn -> 'a = "%raise"
external raise_notrace : exn -> 'a = "%raise"
external failwith : string -> 'a = "%failwith"
external invalid_arg : string -> 'a = "%invalid_arg"

external ( = ) : 'a -> 'a -> bool = "%equal"
external ( <> ) : 'a -> 'a -> bool = "%notequal"
external ( < ) : 'a -> 'a -> bool = "%lessthan"
external ( <= ) : 'a -> 'a -> bool = "%lessequal"
external ( > ) : 'a -> 'a -> bool = "%greaterthan"
external ( >= ) : 'a -> 'a -> bool = "%greaterequal"
external compare : 'a -> 'a -> int = "%compare"
external ( == ) : 'a -> 'a -> bool = "%eq"
external ( != ) : 'a -> 'a -> bool = "%noteq"

external not : bool -> bool = "%boolnot"
external ( && ) : bool -> bool -> bool = "%sequand"
external ( & ) : bool -> bool -> bool = "%sequand"
external ( || ) : bool -> bool -> bool = "%sequor"
external ( or ) : bool -> bool -> bool = "%sequor"

external ( |> ) : 'a -> ('a -> 'b) -> 'b = "%revapply"
external ( @@ ) : ('a -> 'b) -> 'a -> 'b = "%apply"

external ( ~- ) : int -> int = "primIntNegate"
external ( ~+ ) : int -> int = "%identity"
external ( + ) : int -> int -> int = "primIntAdd"
external ( - ) : int -> int -> int = "primIntSub"
external ( * ) : int -> int -> int = "primIntMul"
external ( / ) : int -> int -> int = "primIntQuot"
external ( mod ) : int -> int -> int = "primIntRem"
external ( land ) : int -> int -> int = "primIntAnd"
external ( lor ) : int -> int -> int = "primIntOr"
external ( lxor ) : int -> int -> int = "primIntXor"
external lnot : int -> int = "primIntComplement"

external unsupported : string -> 'a = "primUnsupported"
external shift_left : int -> int -> int = "primIntShiftL"
external shift_right : int -> int -> int = "primIntShiftR"

let max_int = 4611686018427387903
let min_int = -4611686018427387904

(* An int has 63 bits: without the sign, and without those that come in with it. *)
let shift_right_logical n places =
  if places = 0 then n else shift_right n places land shift_right max_int (places - 1)

(* Whether OCaml says what a shift by so many places is. By a number that is written there, the compiler asks no more. *)
let is_shift places = places >= 0 && places <= 63
let ( lsl ) n places = if is_shift places then shift_left n places else unsupported "a run that shifts by less than 0 or more than 63"
let ( asr ) n places = if is_shift places then shift_right n places else unsupported "a run that shifts by less than 0 or more than 63"

let ( lsr ) n places =
  if is_shift places then shift_right_logical n places else unsupported "a run that shifts by less than 0 or more than 63"

let succ n = n + 1
let pred n = n - 1
let abs n = if n >= 0 then n else -n

external ( ~-. ) : float -> float = "primDoubleNegate"
external ( ~+. ) : float -> float = "%identity"
external ( +. ) : float -> float -> float = "primDoubleAdd"
external ( -. ) : float -> float -> float = "primDoubleSub"
external ( *. ) : float -> float -> float = "primDoubleMul"
external ( /. ) : float -> float -> float = "primDoubleDiv"
external power : float -> float -> float = "primDoublePow"
external sqrt : float -> float = "primDoubleSqrt"
external exp : float -> float = "primDoubleExp"
external log : float -> float = "primDoubleLog"
external log10 : float -> float = "primDoubleLog10"
external cos : float -> float = "primDoubleCos"
external sin : float -> float = "primDoubleSin"
external tan : float -> float = "primDoubleTan"
external acos : float -> float = "primDoubleAcos"
external asin : float -> float = "primDoubleAsin"
external atan : float -> float = "primDoubleAtan"
external atan2 : float -> float -> float = "primDoubleAtan2"
external asinh : float -> float = "primDoubleAsinh"
external acosh : float -> float = "primDoubleAcosh"
external atanh : float -> float = "primDoubleAtanh"
external cosh : float -> float = "primDoubleCosh"
external sinh : float -> float = "primDoubleSinh"
external tanh : float -> float = "primDoubleTanh"
external float_of_int : int -> float = "primIntToDouble"
external float : int -> float = "primIntToDouble"
external certain : float -> float = "primDoubleCertain"
external is_nan : float -> bool = "primDoubleIsNaN"
external is_infinite : float -> bool = "primDoubleIsInfinite"
external is_negative_zero : float -> bool = "primDoubleIsNegativeZero"
external integer_of_float : float -> integer = "primDoubleTruncate"
external integer_mantissa : float -> integer = "primDoubleMantissa"
external float_exponent : float -> int = "primDoubleExponent"
external integer_of_int : int -> integer = "primIntToInteger"
external int_of_integer : integer -> int = "primIntegerToInt"
external float_of_integer : integer -> float = "primIntegerToDouble"
external integer_add : integer -> integer -> integer = "primIntegerAdd"
external integer_sub : integer -> integer -> integer = "primIntegerSub"
external integer_mul : integer -> integer -> integer = "primIntegerMul"
external integer_quot : integer -> integer -> integer = "primIntegerQuot"
external integer_rem : integer -> integer -> integer = "primIntegerRem"
external integer_and : integer -> integer -> integer = "primIntegerAnd"
external integer_or : integer -> integer -> integer = "primIntegerOr"
external integer_xor : integer -> integer -> integer = "primIntegerXor"
external integer_shift_right : integer -> int -> integer = "primIntegerShiftR"
external integer_shift_left : integer -> int -> integer = "primIntegerShiftL"
external string_of_integer : integer -> string = "primIntegerShow"
external string_of_int : int -> string = "primIntShow"

let infinity = 1. /. 0.
let neg_infinity = -1. /. 0.
let nan = 0. /. 0.

(* [nan] is of the kind that spoils these too; the processor makes another. *)
let ( ** ) x y = if (y = 0. && is_nan x) || (is_nan y && x = 1.) then certain nan else power x y
let max_float = 1.7976931348623157e308
let min_float = 2.2250738585072014e-308
let epsilon_float = 2.220446049250313e-16

let abs_float x = if x < 0. || is_negative_zero x then -.x else x

(* Whole numbers from 2^52 on have no fraction to cut. *)
let truncated x = if is_nan x || abs_float x >= 4503599627370496. then x else
  let whole = float_of_integer (integer_of_float x) in
  if whole = 0. && (x < 0. || is_negative_zero x) then -0. else whole

let floor x = let whole = truncated x in if whole > x then whole -. 1. else whole
let ceil x = let whole = truncated x in if whole < x then (if whole = -1. then -0. else whole +. 1.) else whole
(* Beyond 64 bits the processor gives its least number, whose low 63 bits are zero. *)
let int_of_float x =
  if is_nan x || abs_float x >= 9223372036854775808. then 0 else int_of_integer (integer_of_float x)
let truncate x = int_of_float x

let mod_float x y =
  if is_nan x || is_nan y || is_infinite x || y = 0. then nan
  else if is_infinite y then x
  else
    let rec reduce r =
      if abs_float r < abs_float y then r
      else
        let rec scale d = if d +. d > abs_float r then d else scale (d +. d) in
        let d = scale (abs_float y) in
        reduce (if r < 0. then r +. d else r -. d)
    in
    let rest = reduce x in
    if rest = 0. && x < 0. then -0. else rest

external int_of_char : char -> int = "primCharOrd"
external unsafe_char : int -> char = "primCharChr"

let char_of_int n = if n < 0 || n > 255 then invalid_arg "char_of_int" else unsafe_char n

(* Comparison of the types that no definition describes. *)

let int_equal (a : int) b = a = b
let int_compare (a : int) b = if a < b then -1 else if a = b then 0 else 1
let integer_equal (a : integer) b = a = b
let integer_compare (a : integer) b = if a < b then -1 else if a = b then 0 else 1
let char_equal (a : char) b = a = b
let char_compare (a : char) b = if a < b then -1 else if a = b then 0 else 1
let float_equal (a : float) b = a = b

(* Not a number equals itself here, and is below everything else. *)
let float_compare (a : float) b =
  if a < b then -1 else if a > b then 1 else if a = b then 0
  else if is_nan a then (if is_nan b then 0 else -1) else 1

(* For [<] and its kin: 2 where one is not a number. *)
let float_order (a : float) b = if a < b then -1 else if a > b then 1 else if a = b then 0 else 2

let functional_equal _ _ = invalid_arg "compare: functional value"
let functional_order _ _ = invalid_arg "compare: functional value"

(* Zero for a function and itself, which nothing here can tell. *)
let functional_compare _ _ = unsupported "`compare` of functions"

(* How [==] looks at two values: 0 where they differ, 1 where they are one, 2 where they may be one or not. *)
let same_int (a : int) b = if a = b then 1 else 0
let same_char (a : char) b = if a = b then 1 else 0
let same_float a b = if float_compare a b = 0 then 2 else 0
let same_integer (a : integer) b = if a = b then 2 else 0
let same_open _ _ = 2

(* Which exception a value is: a number of ours, that nobody sees. *)
type extension_constructor = Extension_constructor of int

let same_extension (Extension_constructor a) (Extension_constructor b) = if a = b then 1 else 0
let number_of_extension (Extension_constructor n) = n
let extension_number (e : 'a) (_ : 'a) : int =
  if compare e e = 0 then unsupported "which exception a value is" else unsupported "which exception a value is"
let extension_of e = Extension_constructor (extension_number e e)

let min a b = if a <= b then a else b
let max a b = if a >= b then a else b

(* Strings are lists of characters. *)

external chars_of_string : string -> char list = "%identity"
external string_of_chars : char list -> string = "%identity"

let rec append a b = match a with [] -> b | x :: rest -> x :: append rest b
let ( @ ) a b = append a b
let ( ^ ) a b = string_of_chars (append (chars_of_string a) (chars_of_string b))

let same_string (a : string) b = if a = b then 2 else 0

let string_of_bool b = if b then "true" else "false"

let bool_of_string s = match s with
  | "true" -> true
  | "false" -> false
  | _ -> invalid_arg "bool_of_string"

let bool_of_string_opt s = match s with "true" -> Some true | "false" -> Some false | _ -> None

let digit_value c = match c with
  | '0' .. '9' -> int_of_char c - 48
  | 'a' .. 'f' -> int_of_char c - 87
  | 'A' .. 'F' -> int_of_char c - 55
  | _ -> 99

(* The value of digits up to a limit. *)
let rec digits_value base limit value = function
  | [] -> Some value
  | '_' :: rest -> digits_value base limit value rest
  | c :: rest ->
      let d = digit_value c in
      if d >= base || value > (limit - d) / base then None else digits_value base limit (value * base + d) rest

(* The same, downwards: there is one number more below zero. *)
let rec negative_value value = function
  | [] -> Some value
  | '_' :: rest -> negative_value value rest
  | c :: rest ->
      let d = digit_value c in
      if d >= 10 || value < (min_int + d) / 10 then None else negative_value ((value * 10) - d) rest

(* Digits after a prefix may use all 63 bits: the first is the sign. *)
let rec wrapped_value base value = function
  | [] -> Some value
  | '_' :: rest -> wrapped_value base value rest
  | c :: rest ->
      let d = digit_value c in
      let most = (max_int / base * 2) + ((((max_int mod base * 2) + 1 + base - d) / base) - 1) in
      if d >= base || value < 0 || value > most then None else wrapped_value base ((value * base) + d) rest

let prefixed_value decimal sign = function
  | '0' :: ('x' | 'X') :: (c :: _ as digits) when c <> '_' -> sign (wrapped_value 16 0 digits)
  | '0' :: ('o' | 'O') :: (c :: _ as digits) when c <> '_' -> sign (wrapped_value 8 0 digits)
  | '0' :: ('b' | 'B') :: (c :: _ as digits) when c <> '_' -> sign (wrapped_value 2 0 digits)
  | '0' :: ('u' | 'U') :: (c :: _ as digits) when c <> '_' -> sign (wrapped_value 10 0 digits)
  | (c :: _) as digits when c <> '_' -> decimal digits
  | _ -> None

let unsigned_value digits = prefixed_value (digits_value 10 max_int 0) (fun value -> value) digits
let negated_value = function Some n -> Some (-n) | None -> None

let int_of_string_opt s = match chars_of_string s with
  | '-' :: digits -> prefixed_value (negative_value 0) negated_value digits
  | '+' :: digits -> unsigned_value digits
  | digits -> unsigned_value digits

let int_of_string s = match int_of_string_opt s with Some n -> n | None -> failwith "int_of_string"

(* A decimal number exactly: digits as one whole number and the power of ten to multiply it by. *)

let ten_integer = integer_of_int 10

let rec power_of_ten n = if n <= 0 then integer_of_int 1 else integer_mul ten_integer (power_of_ten (n - 1))

external encode_float : integer -> int -> float = "primDoubleEncode"

(* The bits of a float: a sign, eleven of the exponent and the digits after the first; numbers without a first digit are below all
   others. *)
let float_bits x =
  let two_to n = integer_shift_left (integer_of_int 1) n in
  let sign = if x < 0. || is_negative_zero x then two_to 63 else integer_of_int 0 in
  let size = abs_float x in
  let bits =
    if is_nan x then unsupported "a run that looks at the bits of what is not a number"
    else if is_infinite x then integer_shift_left (integer_of_int 2047) 52
    else if size = 0. then integer_of_int 0
    else
      let mantissa = integer_mantissa size and exponent = float_exponent size + 1075 in
      if exponent <= 0 then integer_shift_right mantissa (1 - exponent)
      else integer_add (integer_shift_left (integer_of_int exponent) 52) (integer_sub mantissa (two_to 52))
  in
  integer_add sign bits

let rec integer_bits n = if n = integer_of_int 0 then 0 else 1 + integer_bits (integer_quot n (integer_of_int 2))

(* numerator / denominator, both positive, rounded to the nearest float, ties to even. *)
let float_of_ratio numerator denominator =
  let shift = 55 - (integer_bits numerator - integer_bits denominator) in
  let shift = if shift > 1075 then 1075 else shift in
  let scaled_n = if shift > 0 then integer_shift_left numerator shift else numerator in
  let scaled_d = if shift < 0 then integer_shift_left denominator (-shift) else denominator in
  let quotient = integer_quot scaled_n scaled_d in
  let rest = integer_rem scaled_n scaled_d in
  let bits = integer_bits quotient in
  let drop = if shift = 1075 then (if bits - 53 > 1 then bits - 53 else 1) else bits - 53 in
  let drop = if drop < 1 then 1 else drop in
  let unit = integer_shift_left (integer_of_int 1) drop in
  let kept = integer_quot quotient unit in
  let cut = integer_rem quotient unit in
  let half = integer_quot unit (integer_of_int 2) in
  let up =
    cut > half
    || (cut = half && (rest > integer_of_int 0 || integer_rem kept (integer_of_int 2) = integer_of_int 1))
  in
  let kept = if up then integer_add kept (integer_of_int 1) else kept in
  encode_float kept (drop - shift)

(* A number times a power of two. *)
let float_of_ratio_power n exponent =
  if exponent >= 0 then float_of_ratio (integer_shift_left n exponent) (integer_of_int 1)
  else float_of_ratio n (integer_shift_left (integer_of_int 1) (-exponent))

let decimal_float digits exponent =
  if digits = integer_of_int 0 then 0.
  else if exponent >= 0 then
    if exponent > 400 then infinity else float_of_ratio (integer_mul digits (power_of_ten exponent)) (integer_of_int 1)
  else if exponent < -800 then 0.
  else float_of_ratio digits (power_of_ten (-exponent))

let rec fraction_digits value scale = function
  | '0' .. '9' as c :: rest ->
      fraction_digits (integer_add (integer_mul value ten_integer) (integer_of_int (int_of_char c - 48))) (scale - 1) rest
  | '_' :: rest -> fraction_digits value scale rest
  | rest -> (value, scale, rest)

let rec whole_digits value count = function
  | '0' .. '9' as c :: rest ->
      whole_digits (integer_add (integer_mul value ten_integer) (integer_of_int (int_of_char c - 48))) (count + 1) rest
  | '_' :: rest when count > 0 -> whole_digits value count rest
  | rest -> (value, count, rest)

let lowercase c = match c with 'A' .. 'Z' -> unsafe_char (int_of_char c + 32) | _ -> c
let rec lowercase_chars = function [] -> [] | c :: rest -> lowercase c :: lowercase_chars rest
let rec without_underscores = function
  | [] -> []
  | '_' :: rest -> without_underscores rest
  | c :: rest -> c :: without_underscores rest

(* An exponent that is larger than any that matters may be any such. *)
let rec exponent_digits value = function
  | [] -> Some value
  | '0' .. '9' as c :: rest -> exponent_digits (if value > 99999999 then value else (value * 10) + digit_value c) rest
  | _ -> None

(* What follows the digits: nothing, or the exponent's letter, a sign and digits. *)
let exponent_value letter = function
  | [] -> Some 0
  | c :: rest when c = letter -> (
      match rest with
      | '-' :: (_ :: _ as digits) -> negated_value (exponent_digits 0 digits)
      | '+' :: (_ :: _ as digits) | (_ :: _ as digits) -> exponent_digits 0 digits
      | [] -> None)
  | _ -> None

let decimal_value text =
  let value, count, rest = whole_digits (integer_of_int 0) 0 text in
  let value, scale, rest =
    match rest with '.' :: more -> fraction_digits value 0 more | _ -> (value, 0, rest)
  in
  if count = 0 && scale = 0 then None
  else match exponent_value 'e' rest with Some e -> Some (decimal_float value (scale + e)) | None -> None

let rec hexadecimal_digits value count = function
  | ('0' .. '9' | 'a' .. 'f') as c :: rest ->
      let value = integer_add (integer_mul value (integer_of_int 16)) (integer_of_int (digit_value c)) in
      hexadecimal_digits value (count + 1) rest
  | rest -> (value, count, rest)

let binary_float digits exponent =
  if digits = integer_of_int 0 then 0.
  else if exponent > 3000 then infinity
  else if exponent < -3000 - integer_bits digits then 0.
  else if exponent >= 0 then float_of_ratio (integer_shift_left digits exponent) (integer_of_int 1)
  else float_of_ratio digits (integer_shift_left (integer_of_int 1) (-exponent))

let hexadecimal_value text =
  let value, count, rest = hexadecimal_digits (integer_of_int 0) 0 text in
  let value, places, rest =
    match rest with '.' :: more -> hexadecimal_digits value 0 more | _ -> (value, 0, rest)
  in
  if count = 0 && places = 0 then None
  else match exponent_value 'p' rest with Some e -> Some (binary_float value (e - (4 * places))) | None -> None

let unsigned_float text = match text with
  | [ 'n'; 'a'; 'n' ] -> Some nan
  | [ 'i'; 'n'; 'f' ] | [ 'i'; 'n'; 'f'; 'i'; 'n'; 'i'; 't'; 'y' ] -> Some infinity
  | '0' :: 'x' :: digits -> hexadecimal_value digits
  | _ -> decimal_value text

let rec drop_blanks = function (' ' | '\t' .. '\r') :: rest -> drop_blanks rest | rest -> rest

let float_of_string_opt s = match drop_blanks (without_underscores (lowercase_chars (chars_of_string s))) with
  | '-' :: text -> (match unsigned_float text with Some x -> Some (-.x) | None -> None)
  | '+' :: text -> unsigned_float text
  | text -> unsigned_float text

let float_of_string s = match float_of_string_opt s with Some x -> x | None -> failwith "float_of_string"

(* Significant decimal digits of a positive float, correctly rounded: the digits as a whole number of that many digits, and
   the exponent of the first. *)

let rec decimal_exponent numerator denominator e =
  if numerator >= integer_mul denominator ten_integer then
    decimal_exponent numerator (integer_mul denominator ten_integer) (e + 1)
  else if numerator < denominator then decimal_exponent (integer_mul numerator ten_integer) denominator (e - 1)
  else e

let round_ratio numerator denominator =
  let quotient = integer_quot numerator denominator in
  let rest2 = integer_mul (integer_of_int 2) (integer_rem numerator denominator) in
  if rest2 > denominator || (rest2 = denominator && integer_rem quotient (integer_of_int 2) = integer_of_int 1) then
    integer_add quotient (integer_of_int 1)
  else quotient

let float_ratio x =
  let m = integer_mantissa x and e = float_exponent x in
  if e >= 0 then (integer_shift_left m e, integer_of_int 1) else (m, integer_shift_left (integer_of_int 1) (-e))

let significant_digits count x =
  let numerator, denominator = float_ratio x in
  let e = decimal_exponent numerator denominator 0 in
  let scale = count - 1 - e in
  let rounded =
    if scale >= 0 then round_ratio (integer_mul numerator (power_of_ten scale)) denominator
    else round_ratio numerator (integer_mul denominator (power_of_ten (-scale)))
  in
  if rounded >= power_of_ten count then (integer_quot rounded ten_integer, e + 1) else (rounded, e)

let rec repeat_char c n = if n <= 0 then [] else c :: repeat_char c (n - 1)
let rec length_from n = function [] -> n | _ :: rest -> length_from (n + 1) rest
let rec reverse_onto acc = function [] -> acc | x :: rest -> reverse_onto (x :: acc) rest
let rec take_chars n l = if n <= 0 then [] else match l with [] -> [] | x :: rest -> x :: take_chars (n - 1) rest
let rec drop_chars n l = if n <= 0 then l else match l with [] -> [] | _ :: rest -> drop_chars (n - 1) rest
let rec drop_zeros = function '0' :: rest -> drop_zeros rest | rest -> rest
let drop_trailing_zeros digits = reverse_onto [] (drop_zeros (reverse_onto [] digits))

let exponent_text e =
  let digits = chars_of_string (string_of_int (abs e)) in
  let digits = match digits with [ d ] -> [ '0'; d ] | _ -> digits in
  (if e < 0 then '-' else '+') :: digits

(* As C's %.<count>g of a positive number. *)
let general_chars count x =
  if x = 0. then [ '0' ]
  else
    let digits, e = significant_digits count x in
    let digits = chars_of_string (string_of_integer digits) in
    if e < -4 || e >= count then
      match drop_trailing_zeros digits with
      | [ d ] -> d :: 'e' :: exponent_text e
      | d :: rest -> (d :: '.' :: rest) @ ('e' :: exponent_text e)
      | [] -> []
    else if e < 0 then '0' :: '.' :: (repeat_char '0' (-e - 1) @ drop_trailing_zeros digits)
    else
      let whole = take_chars (e + 1) digits in
      match drop_trailing_zeros (drop_chars (e + 1) digits) with
      | [] -> whole
      | fraction -> whole @ ('.' :: fraction)

let with_float_sign x text = if x < 0. || is_negative_zero x then '-' :: text else text

(* The processor's has a sign. *)
let text_of_nan x = if certain x < 0. then "-nan" else "nan"

let general_text count x =
  if is_nan x then text_of_nan x
  else if is_infinite x then if x < 0. then "-inf" else "inf"
  else string_of_chars (with_float_sign x (general_chars count (abs_float x)))

let rec looks_like_int = function
  | [] -> true
  | ('0' .. '9' | '-') :: rest -> looks_like_int rest
  | _ -> false

let valid_float_lexem s = if looks_like_int (chars_of_string s) then s ^ "." else s
let string_of_float x = valid_float_lexem (general_text 12 x)

(* References: supported where they are local and simple. *)

external ref : 'a -> 'a ref = "%makemutable"
external ( ! ) : 'a ref -> 'a = "%deref"
external ( := ) : 'a ref -> 'a -> unit = "%assign"
external incr : int ref -> unit = "%incr"
external decr : int ref -> unit = "%decr"

let ignore _ = ()
let fst (a, _) = a
let snd (_, b) = b

(* Input is a stream of values; what is printed goes nowhere. *)

external read_int : unit -> int = "%read_int"
external read_line : unit -> string = "%read_line"
external read_float : unit -> float = "%read_float"

let read_int_opt () = int_of_string_opt (read_line ())
let read_float_opt () = float_of_string_opt (read_line ())

(* What is printed goes nowhere, but a definition that prints is known to. The text is not even made: making it must not fail. *)
external output_text : string -> unit = "%output"
external error_text : string -> unit = "%error_output"

let print_string s = output_text s
let print_endline s = output_text (s ^ "\n")
let print_newline () = output_text "\n"
let print_int n = output_text (string_of_int n)
let print_char c = output_text (string_of_chars [ c ])
let print_float x = output_text (string_of_float x)
let prerr_string s = error_text s
let prerr_endline s = error_text (s ^ "\n")
let prerr_newline () = error_text "\n"
let prerr_int n = error_text (string_of_int n)
let prerr_char c = error_text (string_of_chars [ c ])
let prerr_float x = error_text (string_of_float x)

(* Channels: those that every program has. *)

type out_channel = Standard_output | Standard_error
type in_channel = Standard_input

(* What reading a part of the input gives: the part and the characters after it, or an exception and where it was. A format of
   [Scanf] has its text, how it is read, and what is done with a line that is one number. *)
type 'a scanned = Scan_read of 'a * char list | Scan_fails of exn * char list
type ('f, 'r) scanning = Scan_format of string * ('f -> char list -> (unit -> 'r) scanned) * ('f -> 'r)

let stdout = Standard_output
let stderr = Standard_error
let stdin = Standard_input
let output_string channel s = match channel with Standard_output -> output_text s | Standard_error -> error_text s
let output_char channel c = output_string channel (string_of_chars [ c ])
let flush (_ : out_channel) = ()
let flush_all () = ()
let input_line (channel : in_channel) = match channel with Standard_input -> read_line ()

(* How an uncaught exception shows its arguments. *)

let escape_char c = match c with
  | '\n' -> [ '\\'; 'n' ]
  | '\t' -> [ '\\'; 't' ]
  | '\r' -> [ '\\'; 'r' ]
  | '\b' -> [ '\\'; 'b' ]
  | '\\' -> [ '\\'; '\\' ]
  | c when (c >= ' ' && c <= '~') || c > '\255' -> [ c ]
  | c ->
      let n = int_of_char c in
      let digit d = unsafe_char (48 + d) in
      [ '\\'; digit (n / 100); digit (n / 10 mod 10); digit (n mod 10) ]

let rec escape_chars = function
  | [] -> []
  | '"' :: rest -> '\\' :: '"' :: escape_chars rest
  | c :: rest -> escape_char c @ escape_chars rest

let show_string_argument s = string_of_chars ('"' :: (escape_chars (chars_of_string s) @ [ '"' ]))
let show_char_argument c = string_of_chars ('\'' :: ((if c = '\'' then [ '\\'; '\'' ] else escape_char c) @ [ '\'' ]))
let string_of_int_argument n = string_of_int n
let show_int_argument n = if n < 0 then "(" ^ string_of_int n ^ ")" else string_of_int n

(* Arrays are lists under another name: good for reasoning, not for speed. *)

let rec list_equal equal a b = match a, b with
  | [], [] -> true
  | x :: xs, y :: ys -> equal x y && list_equal equal xs ys
  | _ -> false

let rec list_compare compare a b = match a, b with
  | [], [] -> 0
  | x :: xs, y :: ys -> (match compare x y with 0 -> list_compare compare xs ys | order -> order)
  | [], _ -> -1
  | _, [] -> 1

external list_of_array : 'a array -> 'a list = "%list_of_array"
external array_of_list : 'a list -> 'a array = "%array_of_list"

(* Lengths come first. *)
let array_equal equal a b =
  let a = list_of_array a and b = list_of_array b in
  int_equal (length_from 0 a) (length_from 0 b) && list_equal equal a b

let array_compare compare a b =
  let a = list_of_array a and b = list_of_array b in
  match int_compare (length_from 0 a) (length_from 0 b) with
  | 0 -> list_compare compare a b
  | order -> order

let rec chars_from l start = if start <= 0 then l else match l with [] -> [] | _ :: rest -> chars_from rest (start - 1)
let rec chars_until l len = if len <= 0 then [] else match l with [] -> [] | c :: rest -> c :: chars_until rest (len - 1)

let output_substring channel s start len =
  let l = chars_of_string s in
  if start < 0 || len < 0 || start > length_from 0 l - len then invalid_arg "output_substring"
  else output_string channel (string_of_chars (chars_until (chars_from l start) len))

let input_char (_ : in_channel) : char = unsupported "reading characters"
let input_byte (_ : in_channel) : int = unsupported "reading characters"
let input (_ : in_channel) (_ : bytes) (_ : int) (_ : int) : int = unsupported "reading characters"
let really_input (_ : in_channel) (_ : bytes) (_ : int) (_ : int) : unit = unsupported "reading characters"
let really_input_string (_ : in_channel) (_ : int) : string = unsupported "reading characters"
let close_in (channel : in_channel) = match channel with Standard_input -> unsupported "a run that closes the channel of its input"
let close_in_noerr (channel : in_channel) = match channel with Standard_input -> unsupported "a run that closes the channel of its input"
let program_arguments () : string array = unsupported "the arguments of the program"
let sys_exit (_ : int) = unsupported "exit"
let exit (_ : int) = unsupported "exit"
let at_exit (_ : unit -> unit) : unit = unsupported "at_exit"

external string_of_bytes : bytes -> string = "%string_of_bytes"

let print_bytes b = output_text (string_of_bytes b)
let prerr_bytes b = error_text (string_of_bytes b)
let output channel b start len =
  let l = chars_of_string (string_of_bytes b) in
  if start < 0 || len < 0 || start > length_from 0 l - len then invalid_arg "output"
  else output_string channel (string_of_chars (chars_until (chars_from l start) len))

let output_byte channel n = output_char channel (unsafe_char (n land 255))
let output_bytes channel b = output_string channel (string_of_bytes b)
let open_descriptor_out n = if n = 1 then Standard_output else if n = 2 then Standard_error else unsupported "a run that opens a file by its number"
let open_descriptor_in n = if n = 0 then Standard_input else unsupported "a run that opens a file by its number"

(* Those that a program opened itself, besides the two that it has: there are none. *)
let name_channel (_ : out_channel) (_ : string) = ()
let name_input (_ : in_channel) (_ : string) = ()
let no_debug_information () = 0
let no_channels () : out_channel list = []
let close_out (channel : out_channel) = flush channel
let close_out_noerr (channel : out_channel) = flush channel
let set_binary_mode_out (_ : out_channel) (_ : bool) = ()
let set_binary_mode_in (_ : in_channel) (_ : bool) = ()
external format_of_string : ('a, 'b, 'c, 'd, 'e, 'f) format6 -> ('a, 'b, 'c, 'd, 'e, 'f) format6 = "%identity"

let classify_float x =
  if is_nan x then FP_nan
  else if is_infinite x then FP_infinite
  else if x = 0. then FP_zero
  else if abs_float x < min_float then FP_subnormal
  else FP_normal

let copysign x y =
  let is_negative z = z < 0. || is_negative_zero z in
  if is_nan y then unsupported "a run that looks at the sign of what is not a number"
  else if is_negative x = is_negative y then x
  else -.x

let modf x =
  if is_infinite x then (if x < 0. then (-0., x) else (0., x))
  else
    let whole = truncated x in
    let rest = x -. whole in
    ((if rest = 0. && (x < 0. || is_negative_zero x) then -0. else rest), whole)

(* As a fraction from a half to one, and a power of two. *)
let frexp x =
  if x = 0. || is_nan x || is_infinite x then (x, 0)
  else (encode_float (integer_mantissa x) (-53), float_exponent x + 53)

let ldexp x n =
  if x = 0. || is_nan x || is_infinite x then x
  else
    let n = if n > 5000 then 5000 else if n < -5000 then -5000 else n in
    let exponent = float_exponent x + n in
    if exponent > 1000 then (if x < 0. then neg_infinity else infinity)
    else if exponent < -1130 then (if x < 0. then -0. else 0.)
    else
      let size = float_of_ratio_power (integer_mantissa (abs_float x)) exponent in
      if x < 0. then -.size else size

(* What the runtime and the libraries in C do that no program of OCaml sees: names for C, places of exceptions. Base's asks whether
   it is linked with a test runner, which no program is that we run; the runtime's, whether it was built to check pointers. *)
let named_for_c (_ : string) _ = ()
let forgotten () = ()
let answers_no () = false

(* One format after the other: each is a function from what to do with its pieces. *)
external format_run : ('a, 'b, 'c, 'r) format4 -> ('p list -> 'r) -> 'a = "%identity"
external format_made : (('p list -> 'r) -> 'a) -> ('a, 'b, 'c, 'r) format4 = "%identity"

let ( ^^ ) (first : ('a, 'b, 'c, 'm) format4) (second : ('m, 'b, 'c, 'r) format4) : ('a, 'b, 'c, 'r) format4 =
  format_made (fun finish ->
      format_run first (fun pieces -> format_run second (fun others -> finish (append pieces others))))
