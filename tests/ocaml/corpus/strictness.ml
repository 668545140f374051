(* What is evaluated, when, and in which order. *)
let f x = 1
let both a b = a
let noisy tag v = if v < 0 then failwith tag else v
let pair a b = (noisy "first" a, noisy "second" b)
let add a b = noisy "left" a + noisy "right" b
let list3 a b c = [ noisy "one" a; noisy "two" b; noisy "three" c ]
type t = { a : int; b : int }
let record a b = { a = noisy "field a" a; b = noisy "field b" b }
let record' a b = { b = noisy "field b" b; a = noisy "field a" a }
let apply3 g a b c = g (noisy "x" a) (noisy "y" b) (noisy "z" c)
let seq a b = ignore (noisy "before" a); noisy "after" b
let lets a b = let x = noisy "x" a in let y = noisy "y" b in 0
let shortcut a b = a > 0 || noisy "or" b > 0
let unused x = let _ = noisy "unused" x in 5
let rec loop n = if n = 0 then 0 else loop (n - 1)
let curry a = let b = noisy "curry" a in fun c -> b + c
let both_lets a b = let x = noisy "x" a and y = noisy "y" b in x + y
let cons a b = noisy "head" a :: (if b then failwith "tail" else [])
let ( +! ) a b = noisy "op left" a + noisy "op right" b
