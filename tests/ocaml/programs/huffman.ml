type tree = Leaf of int * char | Node of int * tree * tree

let weight = function Leaf (w, _) | Node (w, _, _) -> w

let frequencies s =
  let add acc c =
    match List.assoc_opt c acc with
    | None -> (c, 1) :: acc
    | Some n -> (c, n + 1) :: List.remove_assoc c acc
  in
  String.fold_left add [] s

let rec insert t = function
  | [] -> [ t ]
  | u :: rest as l -> if weight t <= weight u then t :: l else u :: insert t rest

let rec build = function
  | [] -> invalid_arg "build"
  | [ t ] -> t
  | a :: b :: rest -> build (insert (Node (weight a + weight b, a, b)) rest)

let codes tree =
  let rec go prefix = function
    | Leaf (_, c) -> [ (c, prefix) ]
    | Node (_, l, r) -> go (prefix ^ "0") l @ go (prefix ^ "1") r
  in
  List.sort compare (go "" tree)

let text = "abracadabra"
let freqs = List.sort compare (frequencies text)
let tree = build (List.fold_left (fun l (c, n) -> insert (Leaf (n, c)) l) [] freqs)
let table = codes tree
let encode s = String.concat "" (List.map (fun c -> List.assoc c table) (List.of_seq (String.to_seq s)))

let decode bits =
  let n = String.length bits in
  let rec go i t acc =
    match t with
    | Leaf (_, c) -> if i = n then List.rev (c :: acc) else go i tree (c :: acc)
    | Node (_, l, r) -> go (i + 1) (if bits.[i] = '0' then l else r) acc
  in
  String.of_seq (List.to_seq (go 0 tree []))

let encoded = encode text
let length = String.length encoded
let round_trip = decode encoded = text
