let shift_char k c =
  let rotate base = Char.chr (((Char.code c - Char.code base + k) mod 26 + 26) mod 26 + Char.code base) in
  match c with
  | 'a' .. 'z' -> rotate 'a'
  | 'A' .. 'Z' -> rotate 'A'
  | _ -> c

let encrypt k = String.map (shift_char k)
let decrypt k = encrypt (-k)

let vigenere key text =
  let n = String.length key in
  let shift i = Char.code key.[i mod n] - Char.code 'a' in
  String.mapi (fun i c -> shift_char (shift i) c) text

let rot13 = encrypt 13
let secret = encrypt 3 "Hello, World!"
let plain = decrypt 3 secret
let twice = rot13 (rot13 "involution")
let v = vigenere "lemon" "attackatdawn"
let all = List.init 3 (fun k -> encrypt k "xyz")
