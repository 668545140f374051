let is_upper c = 'A' <= c && c <= 'Z'
let classify = function
  | 'a' .. 'z' -> "lower"
  | 'A' .. 'Z' -> "upper"
  | '0' .. '9' -> "digit"
  | ' ' | '\t' | '\n' | '\r' -> "space"
  | '\'' | '"' | '\\' -> "quote"
  | '\000' .. '\031' -> "control"
  | c when Char.code c > 126 -> "high"
  | _ -> "punctuation"

let toggle c = if is_upper c then Char.lowercase_ascii c else Char.uppercase_ascii c
let snake s =
  String.concat ""
    (List.map
       (fun c -> if is_upper c then "_" ^ String.make 1 (Char.lowercase_ascii c) else String.make 1 c)
       (List.of_seq (String.to_seq s)))

let classes = List.map classify [ 'q'; 'Q'; '7'; '\n'; '\\'; '\001'; '\255'; '!' ]
let toggled = String.map toggle "Hello World"
let snaked = snake "camelCaseName"
let codes = List.map Char.code [ 'A'; '\n'; '\x41'; '\065' ]
let chars = List.map Char.chr [ 97; 10; 34; 39; 92 ]
let weird = "tab\tnewline\nquote\"backslash\\end"
let bad = try Char.chr 256 with Invalid_argument _ -> '?'
