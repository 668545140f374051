(* Union-find without mutation: parents in a list, roots point to themselves, the smaller root wins. *)

let parents = [ 0; 1; 2; 3; 4 ]

let rec nth i = function
  | [] ->
      failwith "no such element" (* target: unreachable *)
  | x :: xs -> if i = 0 then x else nth (i - 1) xs

let rec set i v = function
  | [] -> []
  | x :: xs -> if i = 0 then v :: xs else x :: set (i - 1) v xs

let rec find parents i =
  let p = nth i parents in
  if p = i then i else find parents p

let union a b parents =
  let ra = find parents a in
  let rb = find parents b in
  if ra < rb then set rb ra parents else if rb < ra then set ra rb parents else parents

let rec count_roots i = function
  | [] -> 0
  | p :: rest -> (if p = i then 1 else 0) + count_roots (i + 1) rest

let rec points_down i = function [] -> true | p :: rest -> p <= i && points_down (i + 1) rest

let same parents a b = find parents a = find parents b

(* The members of the class of `i`. *)
let members parents i =
  let rec go j = if j > 4 then [] else if same parents i j then j :: go (j + 1) else go (j + 1) in
  go 0

let rec length = function [] -> 0 | _ :: xs -> 1 + length xs

(* One number joins two elements: 34 joins 3 and 4. Others join nothing. *)
let join order parents =
  let a = order / 10 in
  let b = order mod 10 in
  if 0 <= order && a <= 4 && b <= 4 then union a b parents else parents

let () =
  let first = read_int () in
  let second = read_int () in
  let parents = join second (join first parents) in
  if not (points_down 0 parents) then
    print_endline "points upwards" (* target: unreachable *)
  else if count_roots 0 parents < 3 then
    print_endline "two orders joined too much" (* target: unreachable *)
  else
    match parents with
    | [ _; _; 1; _; 1 ] when first > second ->
        print_endline "one, two and four" (* target: reachable *)
    | [ 0; _; _; _; _ ] -> print_int (length (members parents 0))
    | _ ->
        print_endline "zero has a parent" (* target: unreachable *)
