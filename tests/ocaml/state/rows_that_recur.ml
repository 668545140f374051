(* Types of polymorphic variants that are part of themselves. *)
type json = [ `Null | `Bool of bool | `Int of int | `String of string | `List of json list | `Assoc of (string * json) list ]

let rec text : json -> string = function
  | `Null -> "null"
  | `Bool b -> string_of_bool b
  | `Int n -> string_of_int n
  | `String s -> Printf.sprintf "%S" s
  | `List l -> "[" ^ String.concat "," (List.map text l) ^ "]"
  | `Assoc l -> "{" ^ String.concat "," (List.map (fun (k, v) -> Printf.sprintf "%S:%s" k (text v)) l) ^ "}"

let value : json = `Assoc [ ("a", `List [ `Int 1; `Null; `Bool true ]); ("b", `Assoc [ ("c", `String "x\n") ]) ]
let () = print_endline (text value)

let rec size (j : json) = match j with `List l -> List.fold_left (fun n j -> n + size j) 1 l | `Assoc l -> List.fold_left (fun n (_, j) -> n + size j) 1 l | _ -> 1
let () = Printf.printf "%d %b %b\n" (size value) (value = `Null) (value = `Assoc [ ("a", `List [ `Int 1; `Null; `Bool true ]); ("b", `Assoc [ ("c", `String "x\n") ]) ])
let member k (j : json) : json = match j with `Assoc l -> (try List.assoc k l with Not_found -> `Null) | _ -> `Null
let () = print_endline (text (member "b" value)); print_endline (text (member "z" value))

type 'a tree = [ `Leaf | `Node of 'a tree * 'a * 'a tree ]

let rec insert x : 'a tree -> 'a tree = function
  | `Leaf -> `Node (`Leaf, x, `Leaf)
  | `Node (l, y, r) when x < y -> `Node (insert x l, y, r)
  | `Node (l, y, r) -> `Node (l, y, insert x r)

let rec to_list : 'a tree -> 'a list = function `Leaf -> [] | `Node (l, x, r) -> to_list l @ (x :: to_list r)
let () = List.iter (Printf.printf "%d ") (to_list (List.fold_left (fun t x -> insert x t) `Leaf [ 3; 1; 2 ])); print_newline ()

type even = [ `Zero | `Even of odd ]
and odd = [ `Odd of even ]

let rec even : even -> int = function `Zero -> 0 | `Even o -> 1 + odd o
and odd : odd -> int = function `Odd e -> 1 + even e

let () = Printf.printf "%d\n" (even (`Even (`Odd (`Even (`Odd `Zero)))))
let () = Printf.printf "%d %d\n" (Hashtbl.hash value) (compare (value : json) `Null)
