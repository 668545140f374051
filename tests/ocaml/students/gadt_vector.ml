type zero = Z
type 'n succ = S

type (_, _) vec =
  | Nil : ('a, zero) vec
  | Cons : 'a * ('a, 'n) vec -> ('a, 'n succ) vec

let head : type a n. (a, n succ) vec -> a = function Cons (x, _) -> x

let rec to_list : type n. ('a, n) vec -> 'a list = function
  | Nil -> []
  | Cons (x, r) -> x :: to_list r

let rec map : type n. ('a -> 'b) -> ('a, n) vec -> ('b, n) vec =
 fun f -> function Nil -> Nil | Cons (x, r) -> Cons (f x, map f r)

let rec zip : type n. ('a, n) vec -> ('b, n) vec -> ('a * 'b, n) vec =
 fun a b -> match (a, b) with
  | Nil, Nil -> Nil
  | Cons (x, r), Cons (y, s) -> Cons ((x, y), zip r s)

type any = Any : ('a -> string) * 'a -> any

let () =
  let v = Cons (1, Cons (2, Cons (3, Nil))) in
  print_int (head v);
  List.iter (Printf.printf " %d") (to_list (map (fun x -> x * x) v));
  List.iter (fun (a, b) -> Printf.printf " %d%c" a b) (to_list (zip v (Cons ('a', Cons ('b', Cons ('c', Nil))))));
  print_newline ();
  List.iter (fun (Any (f, x)) -> print_endline (f x)) [ Any (string_of_int, 3); Any (String.uppercase_ascii, "x") ]
