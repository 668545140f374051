let safe col queens =
  let rec go d = function
    | [] -> true
    | q :: rest -> q <> col && abs (q - col) <> d && go (d + 1) rest
  in
  go 1 queens

let queens n =
  let rec place k =
    if k = 0 then [ [] ]
    else
      List.concat_map
        (fun qs -> List.filter_map (fun c -> if safe c qs then Some (c :: qs) else None) (List.init n succ))
        (place (k - 1))
  in
  place n

exception Found of int list

let first n =
  let rec go k qs =
    if k = n then raise (Found qs)
    else List.iter (fun c -> if safe c qs then go (k + 1) (c :: qs)) (List.init n (fun i -> i + 1))
  in
  try
    go 0 [];
    None
  with Found qs -> Some qs

let counts = List.map (fun n -> List.length (queens n)) [ 1; 2; 3; 4; 5; 6 ]
let four = queens 4
let six = first 6
let three = first 3
let show qs =
  let n = List.length qs in
  List.map (fun q -> String.init n (fun i -> if i + 1 = q then 'Q' else '.')) qs
let board = show (List.hd four)
