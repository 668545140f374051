let transpose = function
  | [] -> []
  | rows ->
      let rec go = function
        | [] :: _ -> []
        | rows -> List.map List.hd rows :: go (List.map List.tl rows)
      in
      go rows

let dot a b = List.fold_left2 (fun acc x y -> acc + (x * y)) 0 a b
let mul a b =
  let bt = transpose b in
  List.map (fun row -> List.map (dot row) bt) a

let identity n = List.init n (fun i -> List.init n (fun j -> if i = j then 1 else 0))
let rec pow m = function 0 -> identity (List.length m) | n -> mul m (pow m (n - 1))

let rec det = function
  | [] -> 1
  | first :: rest ->
      let without j row = List.filteri (fun i _ -> i <> j) row in
      List.fold_left ( + ) 0
        (List.mapi
           (fun j x -> (if j mod 2 = 0 then x else -x) * det (List.map (without j) rest))
           first)

let m = [ [ 1; 2 ]; [ 3; 4 ] ]
let t = transpose [ [ 1; 2; 3 ]; [ 4; 5; 6 ] ]
let product = mul m [ [ 0; 1 ]; [ 1; 0 ] ]
let cube = pow m 3
let d = det [ [ 2; 0; 1 ]; [ 1; 3; 2 ]; [ 1; 1; 4 ] ]
let mismatch = try dot [ 1 ] [ 1; 2 ] with Invalid_argument m -> String.length m
