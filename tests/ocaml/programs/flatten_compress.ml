type 'a node = One of 'a | Many of 'a node list

let flatten list =
  let rec aux acc = function
    | [] -> acc
    | One x :: t -> aux (x :: acc) t
    | Many l :: t -> aux (aux acc l) t
  in
  List.rev (aux [] list)

let rec compress = function
  | a :: (b :: _ as t) -> if a = b then compress t else a :: compress t
  | smaller -> smaller

let pack list =
  let rec aux current acc = function
    | [] -> []
    | [ x ] -> (x :: current) :: acc
    | a :: (b :: _ as t) ->
        if a = b then aux (a :: current) acc t else aux [] ((a :: current) :: acc) t
  in
  List.rev (aux [] [] list)

let flat = flatten [ One "a"; Many [ One "b"; Many [ One "c"; One "d" ]; One "e" ] ]
let compressed = compress [ "a"; "a"; "a"; "b"; "c"; "c"; "a" ]
let packed = pack [ 1; 1; 2; 3; 3; 3 ]
let nothing = pack ([] : bool list)
