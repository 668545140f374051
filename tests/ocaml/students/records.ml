type point = { x : int; y : int }
type person = { name : string; mutable age : int; address : address }
and address = { street : string; number : int option }

let origin = { x = 0; y = 0 }
let move ?(dx = 0) ?(dy = 0) p = { x = p.x + dx; y = p.y + dy }
let string_of_point { x; y } = Printf.sprintf "(%d, %d)" x y
let birthday p = p.age <- p.age + 1
let show { name; age; address = { street; number } } =
  Printf.sprintf "%s (%d), %s %s" name age street
    (match number with Some n -> string_of_int n | None -> "-")

let () =
  print_endline (string_of_point (move ~dx:3 origin));
  let p = { name = "Eve"; age = 29; address = { street = "Main"; number = Some 3 } } in
  birthday p;
  print_endline (show p);
  let q = { p with address = { p.address with number = None } } in
  birthday q;
  print_endline (show p);
  print_endline (show q);
  assert (origin = { origin with x = 0 });
  Printf.printf "%b %b\n" (p == p) (compare { x = 1; y = 2 } { x = 1; y = 3 } < 0)
