module CharMap = Map.Make (Char)
type trie = { final : bool; children : trie CharMap.t }
let empty = { final = false; children = CharMap.empty }
let add word t =
  let rec go i t =
    if i = String.length word then { t with final = true }
    else
      let c = word.[i] in
      let child = Option.value (CharMap.find_opt c t.children) ~default:empty in
      { t with children = CharMap.add c (go (i + 1) child) t.children }
  in
  go 0 t
let mem word t =
  let rec go i t = if i = String.length word then t.final else match CharMap.find_opt word.[i] t.children with None -> false | Some c -> go (i + 1) c in
  go 0 t
let rec words prefix t =
  let here = if t.final then [ prefix ] else [] in
  CharMap.fold (fun c child acc -> acc @ words (prefix ^ String.make 1 c) child) t.children here
let t = List.fold_left (fun t w -> add w t) empty [ "car"; "cart"; "dog"; "do"; "cat" ]
let () =
  List.iter (fun w -> Printf.printf "%s:%b " w (mem w t)) [ "car"; "ca"; "do"; "dogs" ];
  print_newline ();
  print_endline (String.concat "," (words "" t))
