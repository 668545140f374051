type token = NUM of float | IDENT of string | OP of char | LPAREN | RPAREN | EOF

let is_digit c = c >= '0' && c <= '9'
let is_alpha = function 'a' .. 'z' | 'A' .. 'Z' | '_' -> true | _ -> false

let tokenize s =
  let n = String.length s in
  let pos = ref 0 in
  let tokens = ref [] in
  let add t = tokens := t :: !tokens in
  while !pos < n do
    (match s.[!pos] with
    | ' ' | '\t' | '\n' -> incr pos
    | '(' -> add LPAREN; incr pos
    | ')' -> add RPAREN; incr pos
    | ('+' | '-' | '*' | '/') as c -> add (OP c); incr pos
    | c when is_digit c ->
      let start = !pos in
      while !pos < n && (is_digit s.[!pos] || s.[!pos] = '.') do incr pos done;
      add (NUM (float_of_string (String.sub s start (!pos - start))))
    | c when is_alpha c ->
      let start = !pos in
      while !pos < n && is_alpha s.[!pos] do incr pos done;
      add (IDENT (String.sub s start (!pos - start)))
    | c -> failwith (Printf.sprintf "unexpected %C at %d" c !pos))
  done;
  List.rev (EOF :: !tokens)

class type unused = object end

let rec expr toks =
  let t, rest = term toks in
  let rec loop acc = function
    | OP '+' :: r -> let t, r = term r in loop (acc +. t) r
    | OP '-' :: r -> let t, r = term r in loop (acc -. t) r
    | r -> (acc, r)
  in
  loop t rest

and term toks =
  let f, rest = factor toks in
  let rec loop acc = function
    | OP '*' :: r -> let t, r = factor r in loop (acc *. t) r
    | OP '/' :: r -> let t, r = factor r in loop (acc /. t) r
    | r -> (acc, r)
  in
  loop f rest

and factor = function
  | NUM x :: r -> (x, r)
  | IDENT "pi" :: r -> (3.14, r)
  | OP '-' :: r -> let x, r = factor r in (-.x, r)
  | LPAREN :: r -> (match expr r with x, RPAREN :: r -> (x, r) | _ -> failwith "expected )")
  | _ -> failwith "syntax"

let calc s = match expr (tokenize s) with x, [ EOF ] -> x | _ -> failwith "trailing"
let () =
  List.iter
    (fun s -> try Printf.printf "%s = %g\n" s (calc s) with Failure m -> Printf.printf "%s: %s\n" s m)
    [ "1 + 2 * 3"; "(1 + 2) * -3"; "2 * pi"; "1 +"; "4 $ 4"; "10 / 4 / 5"; "(1" ]
