type trie = { is_word : bool; children : (char * trie) list }

let empty = { is_word = false; children = [] }

let insert word t =
  let n = String.length word in
  let rec go i t =
    if i = n then { t with is_word = true }
    else
      let c = word.[i] in
      let child = Option.value (List.assoc_opt c t.children) ~default:empty in
      { t with children = (c, go (i + 1) child) :: List.remove_assoc c t.children }
  in
  go 0 t

let rec find_node chars t =
  match chars with
  | [] -> Some t
  | c :: cs -> ( match List.assoc_opt c t.children with Some child -> find_node cs child | None -> None)

let chars s = List.of_seq (String.to_seq s)
let mem w t = match find_node (chars w) t with Some { is_word; _ } -> is_word | None -> false

let rec words prefix t =
  let here = if t.is_word then [ prefix ] else [] in
  let below = List.concat_map (fun (c, u) -> words (prefix ^ String.make 1 c) u) (List.sort compare t.children) in
  here @ below

let complete p t = match find_node (chars p) t with None -> [] | Some u -> words p u

let t = List.fold_left (fun t w -> insert w t) empty [ "car"; "card"; "care"; "dog"; "do" ]
let found = List.map (fun w -> mem w t) [ "car"; "ca"; "dog"; "cat" ]
let all = words "" t
let car = complete "car" t
let none = complete "x" t
