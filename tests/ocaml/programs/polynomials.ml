let rec add p q = match (p, q) with [], r | r, [] -> r | a :: p, b :: q -> (a + b) :: add p q
let scale k = List.map (( * ) k)
let rec mul p q = match p with [] -> [] | a :: p -> add (scale a q) (0 :: mul p q)
let eval p x = List.fold_right (fun a acc -> a + (x * acc)) p 0
let derive = function [] -> [] | _ :: p -> List.mapi (fun i a -> (i + 1) * a) p

let trim p =
  let rec drop = function 0 :: r -> drop r | l -> l in
  List.rev (drop (List.rev p))

let to_string p =
  let term i a =
    match (i, a) with
    | _, 0 -> None
    | 0, a -> Some (string_of_int a)
    | 1, 1 -> Some "x"
    | 1, a -> Some (Printf.sprintf "%dx" a)
    | i, 1 -> Some (Printf.sprintf "x^%d" i)
    | i, a -> Some (Printf.sprintf "%dx^%d" a i)
  in
  match List.rev (List.filter_map Fun.id (List.mapi term p)) with [] -> "0" | ts -> String.concat " + " ts

let p = [ 1; 2; 1 ]
let square = mul p p
let at = List.map (eval p) [ -1; 0; 3 ]
let d = derive square
let text = to_string (mul [ -1; 1 ] [ 1; 1 ])
let zero = to_string (trim (add [ 1; 2 ] [ -1; -2 ]))
