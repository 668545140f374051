let rec duplicate = function [] -> [] | h :: t -> h :: h :: duplicate t

let replicate list n =
  let rec prepend n acc x = if n = 0 then acc else prepend (n - 1) (x :: acc) x in
  let rec aux acc = function
    | [] -> acc
    | h :: t -> aux (prepend n acc h) t
  in
  aux [] (List.rev list)

let drop list n =
  let rec aux i = function
    | [] -> []
    | h :: t -> if i = n then aux 1 t else h :: aux (i + 1) t
  in
  aux 1 list

let split list n =
  let rec aux i acc = function
    | [] -> (List.rev acc, [])
    | h :: t as l -> if i = 0 then (List.rev acc, l) else aux (i - 1) (h :: acc) t
  in
  aux n [] list

let rec fold_until f acc n = function
  | [] -> (acc, [])
  | h :: t as l -> if n = 0 then (acc, l) else fold_until f (f acc h) (n - 1) t

let slice list i k =
  let _, list = fold_until (fun _ _ -> []) [] i list in
  let taken, _ = fold_until (fun acc h -> h :: acc) [] (k - i + 1) list in
  List.rev taken

let rotate list n =
  let len = List.length list in
  let n = if len = 0 then 0 else ((n mod len) + len) mod len in
  if n = 0 then list
  else
    let a, b = split list n in
    b @ a

let rec remove_at n = function
  | [] -> []
  | h :: t -> if n = 0 then t else h :: remove_at (n - 1) t

let rec insert_at x n = function
  | [] -> [ x ]
  | h :: t as l -> if n = 0 then x :: l else h :: insert_at x (n - 1) t

let r1 = duplicate [ 1; 2 ]
let r2 = replicate [ "a"; "b" ] 3
let r3 = drop [ 'a'; 'b'; 'c'; 'd'; 'e'; 'f'; 'g' ] 3
let r4 = split [ 1; 2; 3; 4 ] 3
let r5 = split [ 1 ] 5
let r6 = slice [ "a"; "b"; "c"; "d"; "e"; "f" ] 2 4
let r7 = rotate [ 1; 2; 3; 4; 5 ] (-2)
let r8 = remove_at 1 [ "a"; "b"; "c" ]
let r9 = insert_at "alfa" 1 [ "a"; "b"; "c" ]
