let rec extract k list =
  if k <= 0 then [ [] ]
  else
    match list with
    | [] -> []
    | h :: tl ->
        let with_h = List.map (fun l -> h :: l) (extract (k - 1) tl) in
        let without_h = extract k tl in
        with_h @ without_h

let rec powerset = function
  | [] -> [ [] ]
  | x :: xs ->
      let rest = powerset xs in
      rest @ List.map (fun s -> x :: s) rest

let rec cartesian = function
  | [] -> [ [] ]
  | l :: ls ->
      let rest = cartesian ls in
      List.concat (List.map (fun x -> List.map (fun r -> x :: r) rest) l)

let pairs = extract 2 [ 'a'; 'b'; 'c'; 'd' ]
let count = List.length (extract 3 [ 1; 2; 3; 4; 5; 6 ])
let subsets = powerset [ 1; 2; 3 ]
let product = cartesian [ [ 1; 2 ]; [ 3 ]; [ 4; 5 ] ]
