type trie = { mutable word : bool; children : (char, trie) Hashtbl.t }
let node () = { word = false; children = Hashtbl.create 4 }
let root = node ()
let add s = let t = ref root in String.iter (fun c -> match Hashtbl.find_opt !t.children c with Some n -> t := n | None -> let n = node () in Hashtbl.add !t.children c n; t := n) s; !t.word <- true
let mem s = let rec go t i = if i = String.length s then t.word else match Hashtbl.find_opt t.children s.[i] with None -> false | Some n -> go n (i + 1) in go root 0
let () = List.iter add ["car"; "cart"; "dog"]; List.iter (fun s -> Printf.printf "%s %b\n" s (mem s)) ["car"; "ca"; "cart"; "do"; "dog"; ""]
let rec count t = Hashtbl.fold (fun _ n acc -> acc + count n) t.children (if t.word then 1 else 0)
let () = print_int (count root); print_newline ()
