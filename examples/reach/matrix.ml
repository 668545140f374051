(* Matrices as lists of rows; the entries of one matrix are read. *)

let rec dot xs ys =
  match (xs, ys) with
  | [], [] -> 0
  | x :: xs, y :: ys -> (x * y) + dot xs ys
  | _ ->
      failwith "rows of different lengths" (* target: unreachable *)

let rec transpose m =
  match m with
  | [] -> []
  | [] :: _ -> []
  | _ -> heads m :: transpose (tails m)

and heads = function
  | [] -> []
  | (x :: _) :: rows -> x :: heads rows
  | [] :: _ -> failwith "an empty row"

and tails = function
  | [] -> []
  | (_ :: xs) :: rows -> xs :: tails rows
  | [] :: _ -> failwith "an empty row"

let rec map f = function [] -> [] | x :: xs -> f x :: map f xs

let multiply a b =
  let columns = transpose b in
  map (fun row -> map (fun column -> dot row column) columns) a

let determinant = function
  | [ [ a; b ]; [ c; d ] ] -> (a * d) - (b * c)
  | _ -> failwith "not two by two"

let rec power m n = if n <= 1 then m else multiply m (power m (n - 1))

let small n = -4 <= n && n <= 4

let () =
  let a = read_int () in
  let b = read_int () in
  let c = read_int () in
  let d = read_int () in
  if small a && small b && small c && small d then (
    let m = [ [ a; b ]; [ c; d ] ] in
    if transpose (transpose m) <> m then
      print_endline "transposed twice" (* target: unreachable *)
    else
      match power m 2 with
      | [ [ -1; 0 ]; [ 0; -1 ] ] when b > 1 ->
          print_endline "a root of minus one" (* target: reachable *)
      | _ -> print_int (determinant m))
  else print_endline "too large"
