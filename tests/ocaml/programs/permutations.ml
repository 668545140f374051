let rec insert_everywhere x = function
  | [] -> [ [ x ] ]
  | y :: ys as l -> (x :: l) :: List.map (fun l' -> y :: l') (insert_everywhere x ys)

let rec permutations = function
  | [] -> [ [] ]
  | x :: xs -> List.concat_map (insert_everywhere x) (permutations xs)

let rec fact n = if n <= 1 then 1 else n * fact (n - 1)

let next_permutation l =
  let rec longest_desc acc = function
    | x :: (y :: _ as rest) when x >= y -> longest_desc (x :: acc) rest
    | [ x ] -> (x :: acc, [])
    | x :: rest -> (x :: acc, rest)
    | [] -> (acc, [])
  in
  match longest_desc [] (List.rev l) with
  | _, [] -> List.sort compare l
  | suffix, pivot :: prefix -> List.rev prefix @ [ pivot ] @ suffix

let all = permutations [ 1; 2; 3 ]
let sorted = List.sort compare all
let n = List.length (permutations [ 1; 2; 3; 4; 5 ]) = fact 5
let nexts = List.map next_permutation [ [ 1; 2; 3 ]; [ 3; 2; 1 ] ]
