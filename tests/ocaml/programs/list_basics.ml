let rec last = function
  | [] -> None
  | [ x ] -> Some x
  | _ :: rest -> last rest

let rec last_two = function
  | [] | [ _ ] -> None
  | [ x; y ] -> Some (x, y)
  | _ :: t -> last_two t

let rec at k = function
  | [] -> None
  | h :: t -> if k = 0 then Some h else at (k - 1) t

let length list =
  let rec aux n = function
    | [] -> n
    | _ :: t -> aux (n + 1) t
  in
  aux 0 list

let rev list =
  let rec aux acc = function
    | [] -> acc
    | h :: t -> aux (h :: acc) t
  in
  aux [] list

let is_palindrome list = list = rev list

let a = last [ "a"; "b"; "c"; "d" ]
let b = last ([] : int list)
let c = last_two [ 1; 2; 3 ]
let d = at 2 [ 'x'; 'y'; 'z' ]
let e = length [ (); (); () ]
let f = is_palindrome [ "x"; "a"; "m"; "a"; "x" ] && not (is_palindrome [ 1; 2 ])
