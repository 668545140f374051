type tree = Leaf of int * char | Node of int * tree * tree
let weight = function Leaf (w, _) | Node (w, _, _) -> w
let rec insert t = function [] -> [ t ] | x :: r as l -> if weight t <= weight x then t :: l else x :: insert t r
let rec build = function [] -> invalid_arg "build" | [ t ] -> t | a :: b :: r -> build (insert (Node (weight a + weight b, a, b)) r)
let codes t =
  let rec go prefix = function
    | Leaf (_, c) -> [ (c, prefix) ]
    | Node (_, l, r) -> go (prefix ^ "0") l @ go (prefix ^ "1") r
  in
  go "" t
let frequencies s =
  let counts = Array.make 256 0 in
  String.iter (fun c -> counts.(Char.code c) <- counts.(Char.code c) + 1) s;
  let l = ref [] in
  Array.iteri (fun i n -> if n > 0 then l := Leaf (n, Char.chr i) :: !l) counts;
  List.stable_sort (fun a b -> compare (weight a) (weight b)) (List.rev !l)
let () =
  let text = "abracadabra" in
  let t = build (frequencies text) in
  let table = codes t in
  List.iter (fun (c, code) -> Printf.printf "%c=%s " c code) (List.sort compare table);
  print_newline ();
  let encoded = String.concat "" (List.map (fun c -> List.assoc c table) (List.of_seq (String.to_seq text))) in
  Printf.printf "%s (%d bits)\n" encoded (String.length encoded)
