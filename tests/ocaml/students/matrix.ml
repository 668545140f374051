type matrix = float array array

let make n m f : matrix = Array.init n (fun i -> Array.init m (fun j -> f i j))

let mult (a : matrix) (b : matrix) : matrix =
  let n = Array.length a and m = Array.length b.(0) and k = Array.length b in
  if Array.length a.(0) <> k then invalid_arg "mult";
  make n m (fun i j ->
      let sum = ref 0. in
      for l = 0 to k - 1 do
        sum := !sum +. (a.(i).(l) *. b.(l).(j))
      done;
      !sum)

let print m =
  Array.iter
    (fun row ->
      Array.iter (fun x -> Printf.printf "%6.2f" x) row;
      print_newline ())
    m

let transpose m = make (Array.length m.(0)) (Array.length m) (fun i j -> m.(j).(i))

let () =
  let a = make 2 3 (fun i j -> float_of_int (i + j)) in
  print (mult a (transpose a));
  try print (mult a a) with Invalid_argument s -> print_endline ("invalid: " ^ s)
