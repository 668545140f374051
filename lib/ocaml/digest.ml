(* Digest: MD5 (RFC 1321), on words of 32 bits. *)

type t = string

let word n = n land 0xFFFFFFFF
let sines =
  [
    0xd76aa478; 0xe8c7b756; 0x242070db; 0xc1bdceee; 0xf57c0faf; 0x4787c62a; 0xa8304613; 0xfd469501; 0x698098d8;
    0x8b44f7af; 0xffff5bb1; 0x895cd7be; 0x6b901122; 0xfd987193; 0xa679438e; 0x49b40821; 0xf61e2562; 0xc040b340;
    0x265e5a51; 0xe9b6c7aa; 0xd62f105d; 0x2441453; 0xd8a1e681; 0xe7d3fbc8; 0x21e1cde6; 0xc33707d6; 0xf4d50d87;
    0x455a14ed; 0xa9e3e905; 0xfcefa3f8; 0x676f02d9; 0x8d2a4c8a; 0xfffa3942; 0x8771f681; 0x6d9d6122; 0xfde5380c;
    0xa4beea44; 0x4bdecfa9; 0xf6bb4b60; 0xbebfbc70; 0x289b7ec6; 0xeaa127fa; 0xd4ef3085; 0x4881d05; 0xd9d4d039;
    0xe6db99e5; 0x1fa27cf8; 0xc4ac5665; 0xf4292244; 0x432aff97; 0xab9423a7; 0xfc93a039; 0x655b59c3; 0x8f0ccc92;
    0xffeff47d; 0x85845dd1; 0x6fa87e4f; 0xfe2ce6e0; 0xa3014314; 0x4e0811a1; 0xf7537e82; 0xbd3af235; 0x2ad7d2bb;
    0xeb86d391
  ]

let turns = [ [ 7; 12; 17; 22 ]; [ 5; 9; 14; 20 ]; [ 4; 11; 16; 23 ]; [ 6; 10; 15; 21 ] ]
let turned n places = word (shift_left n places) lor shift_right (word n) (32 - places)

let rec taken n l = if n = 0 then ([], l) else match l with
  | [] -> ([], [])
  | x :: rest ->
      let first, rest = taken (n - 1) rest in
      (x :: first, rest)

let rec words = function
  | a :: b :: c :: d :: rest -> (a lor shift_left b 8 lor shift_left c 16 lor shift_left d 24) :: words rest
  | _ -> []

let rec codes = function [] -> [] | c :: rest -> int_of_char c :: codes rest

(* A byte of one bit, zeros up to eight bytes before the end of a block, and the number of bits. *)
let rec zeros n rest = if n <= 0 then rest else 0 :: zeros (n - 1) rest
let bytes_of n count =
  let rec from i = if i = count then [] else (if i < 7 then shift_right n (8 * i) land 255 else 0) :: from (i + 1) in
  from 0

let padded l =
  let length = length_from 0 l in
  append l (128 :: zeros ((119 - (length mod 64)) mod 64) (bytes_of (length * 8) 8))

let mixed round b c d =
  if round = 0 then (b land c) lor (word (lnot b) land d)
  else if round = 1 then (d land b) lor (word (lnot d) land c)
  else if round = 2 then b lxor c lxor d
  else c lxor (b lor word (lnot d))

let position round i =
  if round = 0 then i else if round = 1 then ((5 * i) + 1) mod 16 else if round = 2 then ((3 * i) + 5) mod 16 else 7 * i mod 16

let rec nth l n = match l with [] -> 0 | x :: rest -> if n = 0 then x else nth rest (n - 1)

let block (a0, b0, c0, d0) words =
  let rec go i sines (a, b, c, d) = match sines with
    | [] -> (a, b, c, d)
    | sine :: rest ->
        let round = i / 16 in
        let sum = word (a + mixed round b c d + sine + nth words (position round i)) in
        let by = nth (nth_list turns round) (i mod 4) in
        go (i + 1) rest (d, word (b + turned sum by), b, c)
  and nth_list l n = match l with [] -> [] | x :: rest -> if n = 0 then x else nth_list rest (n - 1) in
  let a, b, c, d = go 0 sines (a0, b0, c0, d0) in
  (word (a0 + a), word (b0 + b), word (c0 + c), word (d0 + d))

let rec blocks state = function
  | [] -> state
  | l ->
      let first, rest = taken 64 l in
      blocks (block state (words first)) rest

let rec chars_of_codes = function [] -> [] | n :: rest -> unsafe_char n :: chars_of_codes rest

let string s =
  let a, b, c, d = blocks (0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476) (padded (codes (chars_of_string s))) in
  string_of_chars (chars_of_codes (append (bytes_of a 4) (append (bytes_of b 4) (append (bytes_of c 4) (bytes_of d 4)))))

let substring s start len =
  if start < 0 || len < 0 || start > String.length s - len then invalid_arg "Digest.substring"
  else string (String.sub s start len)

let bytes b = string (Bytes.to_string b)
let hex n = unsafe_char (if n < 10 then 48 + n else 87 + n)

let to_hex d =
  if String.length d <> 16 then invalid_arg "Digest.to_hex"
  else
    let rec go = function [] -> [] | c :: rest -> hex (int_of_char c / 16) :: hex (int_of_char c mod 16) :: go rest in
    string_of_chars (go (chars_of_string d))

let from_hex s =
  let value c = let d = digit_value c in if d > 15 then invalid_arg "Digest.from_hex" else d in
  let rec go = function a :: b :: rest -> let high = value a in unsafe_char ((16 * high) + value b) :: go rest | _ -> [] in
  if String.length s <> 32 then invalid_arg "Digest.from_hex" else string_of_chars (go (chars_of_string s))

let equal a b = String.equal a b
let compare a b = String.compare a b
