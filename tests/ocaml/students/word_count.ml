(* Counts words of a text, most frequent first. *)
let text = "the quick brown fox jumps over the lazy dog the fox"

let words s = String.split_on_char ' ' s |> List.filter (fun w -> w <> "")

let count s =
  let table = Hashtbl.create 16 in
  List.iter
    (fun w ->
      match Hashtbl.find_opt table w with
      | Some n -> Hashtbl.replace table w (n + 1)
      | None -> Hashtbl.add table w 1)
    (words s);
  Hashtbl.fold (fun k v acc -> (k, v) :: acc) table []
  |> List.sort (fun (a, x) (b, y) -> match compare y x with 0 -> compare a b | c -> c)

let () = List.iter (fun (w, n) -> Printf.printf "%-6s|%3d\n" w n) (count text)
