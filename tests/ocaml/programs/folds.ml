let sum = List.fold_left ( + ) 0
let product = List.fold_left ( * ) 1
let maximum = function [] -> invalid_arg "maximum" | x :: xs -> List.fold_left max x xs
let count p = List.fold_left (fun n x -> if p x then n + 1 else n) 0
let concat l = List.fold_right ( @ ) l []
let mean l = float_of_int (sum l) /. float_of_int (List.length l)

let running_sum l =
  let _, out = List.fold_left (fun (s, acc) x -> (s + x, (s + x) :: acc)) (0, []) l in
  List.rev out

let group_by key l =
  List.fold_right
    (fun x groups ->
      let k = key x in
      match List.assoc_opt k groups with
      | Some xs -> (k, x :: xs) :: List.remove_assoc k groups
      | None -> (k, [ x ]) :: groups)
    l []

let stats = (sum [ 1; 2; 3 ], product [ 4; 5 ], maximum [ 2; 9; 4 ])
let evens = count (fun n -> n land 1 = 0) [ 1; 2; 3; 4 ]
let all = concat [ [ 1 ]; []; [ 2; 3 ] ]
let avg = mean [ 1; 2; 4 ]
let running = running_sum [ 1; 2; 3; 4 ]
let grouped = group_by (fun n -> n mod 3) [ 1; 2; 3; 4; 5; 6; 7 ]
let threaded, total = List.fold_left_map (fun acc x -> (acc + x, acc * x)) 1 [ 2; 3; 4 ]
