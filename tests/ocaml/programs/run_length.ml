type 'a rle = One of 'a | Many of int * 'a

let encode l =
  let create_tuple cnt elem = if cnt = 1 then One elem else Many (cnt, elem) in
  let rec aux count acc = function
    | [] -> []
    | [ x ] -> create_tuple (count + 1) x :: acc
    | hd :: (snd :: _ as tl) ->
        if hd = snd then aux (count + 1) acc tl
        else aux 0 (create_tuple (count + 1) hd :: acc) tl
  in
  List.rev (aux 0 [] l)

let decode list =
  let rec many acc n x = if n = 0 then acc else many (x :: acc) (n - 1) x in
  let rec aux acc = function
    | [] -> acc
    | One x :: t -> aux (x :: acc) t
    | Many (n, x) :: t -> aux (many acc n x) t
  in
  aux [] (List.rev list)

let sample = [ 'a'; 'a'; 'a'; 'a'; 'b'; 'c'; 'c'; 'a'; 'a'; 'd' ]
let encoded = encode sample
let decoded = decode encoded
let same = decoded = sample

let to_string rle =
  String.concat ""
    (List.map
       (function
         | One c -> String.make 1 c
         | Many (n, c) -> Printf.sprintf "%d%c" n c)
       rle)

let text = to_string encoded
