module StringMap = Map.Make (String)

let count words =
  List.fold_left
    (fun m w ->
      StringMap.update w (function None -> Some 1 | Some n -> Some (n + 1)) m)
    StringMap.empty words

let text = "the cat and the dog and the bird"
let m = count (String.split_on_char ' ' text)
let bindings = StringMap.bindings m
let the = StringMap.find "the" m
let missing = StringMap.find_opt "fish" m
let total = StringMap.fold (fun _ n acc -> n + acc) m 0
let frequent = StringMap.filter (fun _ n -> n > 1) m |> StringMap.bindings |> List.map fst
let most = List.sort (fun (_, a) (_, b) -> compare b a) bindings |> List.hd
let merged =
  StringMap.union (fun _ a b -> Some (a + b)) m (count [ "cat"; "fish" ]) |> StringMap.bindings
let raised = try StringMap.find "x" m with Not_found -> -1
