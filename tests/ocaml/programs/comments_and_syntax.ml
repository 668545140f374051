(* A file with (* nested *) comments, "strings with *) in comments", and odd layout. *)
let rec f x = if x > 10 then begin let y = x - 1 in f y end else x;;

let g = function 0 -> "zero" | n when n < 0 -> "negative" | n when n mod 2 = 0 -> "even" | _ -> "odd";;

let h (x : int) (y : int) : int = (x : int) + y
type box = { inner : int }
let k = fun (a, b) { inner = c } -> a + b + c
let (l : int -> int -> int) = fun a b -> a - b
let ( |>> ) x f = f x
let _unused = ()
let () = ()
let a = f 42
let b = List.map g [ 0; -1; 4; 5 ]
let c = h 1 2 |>> succ |>> string_of_int
let d = (fun x -> fun y -> x ^ y) "a" "b"
let e = let x = 1 in let y = 2 in let x = x + y in x * y
let i = if true then 1 else if false then 2 else 3
let j = (print_string ""; ignore 3; 4)
let m = l 5 3
let n = 1_000_000 + 0xFF + 0b11 + 0o17
let o = match [ 1; 2; 3 ] with [] -> 0 | [ x ] -> x | x :: _ :: _ as all -> x + List.length all
let p = "multi\
         line" ^ {|raw "string"|} ^ {id|more|id}
let q = not true || false && true
let r = - 3 + -4 - (-5)
let s = 2. ** 3. +. 1.
let t = (1, 2) = (1, 2) && [] = []
let u = let (a, b), [ c; d ] = (1, 2), [ 3; 4 ] [@@warning "-8"] in a + b + c + d
