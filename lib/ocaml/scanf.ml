(* Scanf: formats are functions from what is done with the parts, and the characters to read them from. *)

exception Scan_failure of string

let bind step next = match step with
  | Scan_read (x, rest) -> next x rest
  | Scan_fails (e, rest) -> Scan_fails (e, rest)

let bad message rest = Scan_fails (Scan_failure message, rest)

let is_blank c = match c with ' ' | '\t' | '\n' | '\r' -> true | _ -> false
let rec after_blanks = function c :: rest when is_blank c -> after_blanks rest | rest -> rest
let blanks chars = Scan_read ((), after_blanks chars)
let quoted_char c = Printf.sprintf "%C" c

let literal c = function
  | [] -> Scan_fails (End_of_file, [])
  | d :: rest when d = c -> Scan_read ((), rest)
  | d :: _ as chars -> bad ("looking for " ^ quoted_char c ^ ", found " ^ quoted_char d) chars

let newline chars = match chars with '\r' :: rest -> literal '\n' rest | _ -> literal '\n' chars
let the_end = function [] -> Scan_read ((), []) | chars -> bad "end of input not found" chars

(* The characters of a number that were read, the latest first, how many more there may be, and the rest. *)

let sign width = function
  | [] -> Scan_fails (End_of_file, [])
  | ('+' | '-') as c :: rest -> Scan_read (([ c ], width - 1), rest)
  | chars -> Scan_read (([], width), chars)

let rec digits_of is_digit token width chars =
  if width = 0 then Scan_read ((token, width), chars)
  else match chars with
    | c :: rest when is_digit c -> digits_of is_digit (c :: token) (width - 1) rest
    | '_' :: rest -> digits_of is_digit token (width - 1) rest
    | _ -> Scan_read ((token, width), chars)

let digits what is_digit token width chars =
  if width = 0 then bad ("scanning of " ^ what ^ " digits failed: the specified length was too short for token") chars
  else match chars with
    | [] -> Scan_fails (End_of_file, [])
    | c :: rest when is_digit c -> digits_of is_digit (c :: token) (width - 1) rest
    | c :: _ -> bad ("character " ^ quoted_char c ^ " is not a valid " ^ what ^ " digit") chars

let is_decimal c = match c with '0' .. '9' -> true | _ -> false
let is_binary c = match c with '0' | '1' -> true | _ -> false
let is_octal c = match c with '0' .. '7' -> true | _ -> false
let is_hexadecimal c = match c with '0' .. '9' | 'a' .. 'f' | 'A' .. 'F' -> true | _ -> false

let decimal_digits token width chars =
  if width = 0 then bad "scanning of decimal digits failed: the specified length was too short for token" chars
  else match chars with
    | [] -> Scan_fails (End_of_file, [])
    | c :: rest when is_decimal c -> digits_of is_decimal (c :: token) (width - 1) rest
    | c :: _ -> bad ("character " ^ quoted_char c ^ " is not a decimal digit") chars

let text_of token = string_of_chars (reverse_onto [] token)

let number prefix step =
  bind step (fun (token, _) rest ->
      match int_of_string_opt (prefix ^ text_of token) with
      | Some n -> Scan_read (n, rest)
      | None -> Scan_fails (Failure "int_of_string", rest))

let signed_decimal width chars = bind (sign width chars) (fun (token, width) rest -> decimal_digits token width rest)
let decimal width chars = number "" (signed_decimal width chars)
let unsigned width chars = number "" (decimal_digits [] width chars)
let hexadecimal width chars = number "0x" (digits "hexadecimal" is_hexadecimal [] width chars)
let octal width chars = number "0o" (digits "octal" is_octal [] width chars)

let any_number width chars =
  number ""
    (bind (sign width chars) (fun (token, width) rest ->
         match rest with
         | '0' :: rest when width > 0 -> (
             let token = '0' :: token and width = width - 1 in
             if width = 0 then Scan_read ((token, width), rest)
             else match rest with
               | (('x' | 'X') as c) :: rest -> digits "hexadecimal" is_hexadecimal (c :: token) (width - 1) rest
               | 'o' :: rest -> digits "octal" is_octal ('o' :: token) (width - 1) rest
               | 'b' :: rest -> digits "binary" is_binary ('b' :: token) (width - 1) rest
               | _ -> digits_of is_decimal token width rest)
         | _ -> decimal_digits token width rest))

let exponent token width chars =
  if width = 0 then Scan_read ((token, width), chars)
  else match chars with
    | (('e' | 'E') as c) :: rest ->
        bind (sign (width - 1) rest) (fun (own, width) rest -> decimal_digits (append own (c :: token)) width rest)
    | _ -> Scan_read ((token, width), chars)

let fraction token width chars =
  if width = 0 then Scan_read ((token, width), chars)
  else match chars with
    | c :: rest when is_decimal c -> digits_of is_decimal (c :: token) (width - 1) rest
    | _ -> Scan_read ((token, width), chars)

let decimal_fraction width chars =
  bind (sign width chars) (fun (token, width) rest ->
      bind (digits_of is_decimal token width rest) (fun (token, width) rest ->
          bind
            (if width = 0 then Scan_read ((token, width), rest)
             else match rest with
               | '.' :: rest ->
                   bind (fraction ('.' :: token) (width - 1) rest) (fun (token, width) rest -> exponent token width rest)
               | _ -> exponent token width rest)
            (fun (token, _) rest ->
              match float_of_string_opt (text_of token) with
              | Some x -> Scan_read (x, rest)
              | None -> Scan_fails (Failure "float_of_string", rest))))

let rec word_of token width chars = match chars with
  | c :: rest when width > 0 && not (is_blank c) -> word_of (c :: token) (width - 1) rest
  | _ -> Scan_read (text_of token, chars)

let word width chars = word_of [] width chars

let rec characters_of is_wanted token width chars = match chars with
  | c :: rest when width > 0 && is_wanted c -> characters_of is_wanted (c :: token) (width - 1) rest
  | _ -> Scan_read (text_of token, chars)

let rec has c = function [] -> false | d :: rest -> c = d || has c rest

let characters set is_in width chars =
  let set = chars_of_string set in
  characters_of (fun c -> has c set = is_in) [] width chars

let character = function [] -> Scan_fails (End_of_file, []) | c :: rest -> Scan_read (c, rest)

let rec quoted_of token = function
  | [] -> bad "scanning of a String failed: premature end of file occurred before end of token" []
  | '"' :: rest -> Scan_read (text_of token, rest)
  | '\\' :: _ -> unsupported "a run that reads an escaped character for `scanf`"
  | c :: rest -> quoted_of (c :: token) rest

let quoted chars = bind (literal '"' chars) (fun () rest -> quoted_of [] rest)

let truth chars =
  let first, length = match chars with 't' :: _ -> ("true", 4) | 'f' :: _ -> ("false", 5) | _ -> ("", 0) in
  match chars with
  | [] -> Scan_fails (End_of_file, [])
  | c :: _ when length = 0 -> bad ("the character " ^ quoted_char c ^ " cannot start a boolean") chars
  | _ ->
      bind (word_of [] length chars) (fun found rest ->
          if found = first then Scan_read (found = "true", rest) else unsupported "a run that reads an odd truth value for `scanf`")

(* Never asked of another format. *)
let not_one_number () = raise End_of_file

let rec length_of n = function [] -> n | _ :: rest -> length_of (n + 1) rest

let sscanf text (Scan_format (_, scan, _)) f =
  let chars = chars_of_string text in
  match scan f chars with
  | Scan_read (go, _) -> go ()
  | Scan_fails ((Scan_failure s | Failure s), rest) ->
      let n = length_of 0 chars - length_of 0 rest in
      raise (Scan_failure ("scanf: bad input at char number " ^ string_of_int n ^ ": " ^ s))
  | Scan_fails (e, _) -> raise e

let scanf (Scan_format (text, _, number)) f = match text with
  | " %d" | "%d" | " %d " | "%d " | " %d\n" | "%d\n" | " %i" | "%i" -> number f
  | _ -> unsupported "this format in scanf"
