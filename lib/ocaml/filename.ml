(* Filename, as it is on Unix. What asks the system is left out. *)

let current_dir_name = "."
let parent_dir_name = ".."
let dir_sep = "/"
let concat dir file =
  let length = String.length dir in
  if length = 0 || dir.[length - 1] = '/' then dir ^ file else dir ^ "/" ^ file

let is_relative name = String.length name < 1 || name.[0] <> '/'

let starts prefix name =
  String.length name >= String.length prefix && String.sub name 0 (String.length prefix) = prefix

let is_implicit name = is_relative name && not (starts "./" name) && not (starts "../" name)

let check_suffix name suffix =
  let n = String.length name and m = String.length suffix in
  n >= m && String.sub name (n - m) m = suffix

let chop_suffix_opt ~suffix name =
  if check_suffix name suffix then Some (String.sub name 0 (String.length name - String.length suffix)) else None

(* Whether it is a suffix is not asked. *)
let chop_suffix name suffix =
  let n = String.length name - String.length suffix in
  if n < 0 then invalid_arg "Filename.chop_suffix" else String.sub name 0 n

(* Where the extension starts: at the last point after a character that is none. *)
let extension_length name =
  let rec is_extension from i =
    if i < 0 || name.[i] = '/' then 0 else if name.[i] = '.' then is_extension from (i - 1) else String.length name - from
  in
  let rec search i =
    if i < 0 || name.[i] = '/' then 0 else if name.[i] = '.' then is_extension i (i - 1) else search (i - 1)
  in
  search (String.length name - 1)

let extension name =
  let n = extension_length name in
  if n = 0 then "" else String.sub name (String.length name - n) n

let chop_extension name =
  let n = extension_length name in
  if n = 0 then invalid_arg "Filename.chop_extension" else String.sub name 0 (String.length name - n)

let remove_extension name =
  let n = extension_length name in
  if n = 0 then name else String.sub name 0 (String.length name - n)

let basename name =
  let rec find_end i =
    if i < 0 then "/" else if name.[i] = '/' then find_end (i - 1) else find_start i (i + 1)
  and find_start i stop =
    if i < 0 then String.sub name 0 stop
    else if name.[i] = '/' then String.sub name (i + 1) (stop - i - 1)
    else find_start (i - 1) stop
  in
  if name = "" then current_dir_name else find_end (String.length name - 1)

let dirname name =
  let rec trailing i = if i < 0 then "/" else if name.[i] = '/' then trailing (i - 1) else base i
  and base i = if i < 0 then current_dir_name else if name.[i] = '/' then between i else base (i - 1)
  and between i = if i < 0 then "/" else if name.[i] = '/' then between (i - 1) else String.sub name 0 (i + 1) in
  if name = "" then current_dir_name else trailing (String.length name - 1)

(* Quotes for the shell. *)
let rec quoted_chars = function
  | [] -> [ '\'' ]
  | '\'' :: rest -> '\'' :: '\\' :: '\'' :: '\'' :: quoted_chars rest
  | c :: rest -> c :: quoted_chars rest

let quote s = string_of_chars ('\'' :: quoted_chars (chars_of_string s))
let null = "/dev/null"
