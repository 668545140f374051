let is_prefix ~prefix s = String.length prefix <= String.length s && String.sub s 0 (String.length prefix) = prefix

let find_all pattern text =
  let n = String.length text and m = String.length pattern in
  let rec go i = if i + m > n then [] else if String.sub text i m = pattern then i :: go (i + 1) else go (i + 1) in
  go 0

let replace ~pattern ~by text =
  let n = String.length text and m = String.length pattern in
  let rec go i =
    if i >= n then ""
    else if i + m <= n && String.sub text i m = pattern then by ^ go (i + m)
    else String.make 1 text.[i] ^ go (i + 1)
  in
  if m = 0 then text else go 0

let glob pattern s =
  let rec go p s =
    match (p, s) with
    | [], [] -> true
    | '*' :: ps, [] -> go ps []
    | '*' :: ps, _ :: cs -> go ps s || go p cs
    | '?' :: ps, _ :: cs -> go ps cs
    | a :: ps, b :: cs -> a = b && go ps cs
    | _ -> false
  in
  let chars s = List.of_seq (String.to_seq s) in
  go (chars pattern) (chars s)

let a = is_prefix ~prefix:"ab" "abc"
let b = find_all "aa" "aaaa"
let c = replace ~pattern:"cat" ~by:"dog" "cat concat cats"
let d = List.map (glob "*.m?") [ "a.ml"; "b.mli"; ".mk"; "c.c" ]
let e = replace ~by:"" ~pattern:"l" "hello"
