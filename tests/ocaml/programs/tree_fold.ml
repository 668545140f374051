type 'a t = Leaf | Node of { left : 'a t; value : 'a; right : 'a t }

let rec fold f acc = function
  | Leaf -> acc
  | Node { left; value; right } ->
      let acc = fold f acc left in
      let acc = f acc value in
      fold f acc right

let rec map f = function
  | Leaf -> Leaf
  | Node { left; value; right } -> Node { left = map f left; value = f value; right = map f right }

let rec of_sorted = function
  | [] -> Leaf
  | l ->
      let n = List.length l / 2 in
      let rec split i = function
        | x :: rest when i = 0 -> ([], x, rest)
        | x :: rest ->
            let before, v, after = split (i - 1) rest in
            (x :: before, v, after)
        | [] -> failwith "split"
      in
      let before, value, after = split n l in
      Node { left = of_sorted before; value; right = of_sorted after }

let to_list t = List.rev (fold (fun acc x -> x :: acc) [] t)
let sum = fold ( + ) 0
let t = of_sorted [ 1; 2; 3; 4; 5; 6 ]
let s = sum t
let l = to_list (map (fun x -> x * x) t)
let strings = fold (fun s n -> s ^ string_of_int n ^ ";") "" t
let biggest = fold max min_int t
