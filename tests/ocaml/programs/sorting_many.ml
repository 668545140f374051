let rec insertion_sort cmp = function
  | [] -> []
  | x :: xs ->
      let rec insert = function
        | [] -> [ x ]
        | y :: ys as l -> if cmp x y <= 0 then x :: l else y :: insert ys
      in
      insert (insertion_sort cmp xs)

let rec quicksort = function
  | [] -> []
  | pivot :: rest ->
      let smaller, larger = List.partition (fun x -> x < pivot) rest in
      quicksort smaller @ (pivot :: quicksort larger)

let rec split = function
  | [] -> ([], [])
  | [ x ] -> ([ x ], [])
  | x :: y :: rest ->
      let a, b = split rest in
      (x :: a, y :: b)

let rec merge l1 l2 =
  match (l1, l2) with
  | [], l | l, [] -> l
  | x :: xs, y :: ys -> if x <= y then x :: merge xs l2 else y :: merge l1 ys

let rec merge_sort = function
  | ([] | [ _ ]) as l -> l
  | l ->
      let a, b = split l in
      merge (merge_sort a) (merge_sort b)

let rec selection_sort l =
  match l with
  | [] -> []
  | _ ->
      let m = List.fold_left min (List.hd l) l in
      let rec remove = function
        | [] -> []
        | h :: t -> if h = m then t else h :: remove t
      in
      m :: selection_sort (remove l)

let rec bubble l =
  let rec pass = function
    | x :: y :: rest when x > y -> y :: pass (x :: rest)
    | x :: rest -> x :: pass rest
    | [] -> []
  in
  let l' = pass l in
  if l' = l then l else bubble l'

let data = [ 5; 3; 8; 1; 9; 2; 7; 3 ]
let s1 = insertion_sort compare data
let s2 = quicksort data
let s3 = merge_sort data
let s4 = selection_sort data
let s5 = bubble data
let all_equal = List.for_all (fun s -> s = List.sort compare data) [ s1; s2; s3; s4; s5 ]
let descending = insertion_sort (fun a b -> compare b a) [ "pear"; "apple"; "fig" ]
