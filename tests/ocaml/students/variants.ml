type color = Red | Green | Blue | Rgb of int * int * int | Named of { name : string; alpha : float }

let to_string = function
  | Red -> "red"
  | Green -> "green"
  | Blue -> "blue"
  | Rgb (r, g, b) -> Printf.sprintf "#%02x%02X%02x" r g b
  | Named { name; alpha } -> Printf.sprintf "%s@%g" name alpha

let colors = [ Red; Rgb (255, 171, 0); Named { name = "teal"; alpha = 0.5 }; Blue ]
let () = List.iter (fun c -> print_endline (to_string c)) (List.sort compare colors)
let () = Printf.printf "%b\n" (Rgb (1, 2, 3) < Rgb (1, 3, 0))

type 'a tree = Leaf | Node of 'a tree * 'a * 'a tree
let rec insert x = function
  | Leaf -> Node (Leaf, x, Leaf)
  | Node (l, y, r) when x < y -> Node (insert x l, y, r)
  | Node (l, y, r) when x > y -> Node (l, y, insert x r)
  | t -> t
let rec depth = function Leaf -> 0 | Node (l, _, r) -> 1 + max (depth l) (depth r)
let rec inorder = function Leaf -> [] | Node (l, x, r) -> inorder l @ (x :: inorder r)
let t = List.fold_left (fun t x -> insert x t) Leaf [ 5; 2; 8; 1; 9; 3 ]
let () = Printf.printf "%d: %s\n" (depth t) (String.concat " " (List.map string_of_int (inorder t)))
