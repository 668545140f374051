type message = ..
type message += Text of string | Number of int
type message += Pair of message * message
let rec describe = function
  | Text s -> s
  | Number n -> string_of_int n
  | Pair (a, b) -> describe a ^ "&" ^ describe b
  | _ -> "unknown"
type message += Secret
module M = struct exception Local of int let f x = if x > 3 then raise (Local x) else x end
let () =
  List.iter (fun m -> print_endline (describe m)) [ Text "a"; Pair (Number 1, Text "b"); Secret ];
  (try print_int (M.f 5) with M.Local n -> Printf.printf "local %d\n" n);
  let exception Stop of string in
  try List.iter (fun x -> if x = 3 then raise (Stop "three")) [ 1; 2; 3; 4 ] with Stop s -> print_endline s
