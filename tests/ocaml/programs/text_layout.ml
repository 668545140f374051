let pad_left n s = String.make (max 0 (n - String.length s)) ' ' ^ s
let pad_right n s = s ^ String.make (max 0 (n - String.length s)) ' '
let center n s =
  let space = max 0 (n - String.length s) in
  let left = space / 2 in
  String.make left ' ' ^ s ^ String.make (space - left) ' '

let wrap width text =
  let words = String.split_on_char ' ' text in
  let flush line lines = if line = "" then lines else line :: lines in
  let rec go line lines = function
    | [] -> List.rev (flush line lines)
    | w :: ws ->
        if line = "" then go w lines ws
        else if String.length line + 1 + String.length w <= width then go (line ^ " " ^ w) lines ws
        else go w (line :: lines) ws
  in
  go "" [] words

let table rows =
  let widths =
    List.fold_left (fun ws row -> List.map2 (fun w c -> max w (String.length c)) ws row) [ 0; 0 ] rows
  in
  List.map (fun row -> String.concat " | " (List.map2 pad_right widths row)) rows

let a = pad_left 5 "ab"
let b = center 7 "odd"
let c = wrap 12 "the quick brown fox jumps over it"
let d = table [ [ "name"; "n" ]; [ "x"; "1000" ] ]
let e = Printf.sprintf "|%5d|%-5d|%05d|%x|%o|%X" 42 42 42 255 8 255
let f = Printf.sprintf "%s %c %b %% %.3f %e %5.1f" "s" 'c' true 3.14159 1234.5 2.25
let g = Printf.sprintf "%10s|%-10s|" "right" "left"
