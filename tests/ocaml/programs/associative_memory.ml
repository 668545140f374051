let update key f l =
  let rec go = function
    | [] -> [ (key, f None) ]
    | (k, v) :: rest when k = key -> (k, f (Some v)) :: rest
    | pair :: rest -> pair :: go rest
  in
  go l

let increment = function None -> 1 | Some n -> n + 1
let histogram l = List.fold_left (fun acc x -> update x increment acc) [] l

let invert l = List.map (fun (a, b) -> (b, a)) l
let keys, values = List.split (histogram [ "x"; "y"; "x"; "z"; "x" ])
let h = histogram [ true; false; true ]
let mode l =
  match List.sort (fun (_, a) (_, b) -> compare b a) (histogram l) with
  | [] -> None
  | (x, n) :: _ -> Some (x, n)
let m = mode [ 3; 1; 3; 2 ]
let e = mode ([] : int list)
let inv = List.assoc 3 (invert (histogram [ "x"; "y"; "x"; "z"; "x" ]))
let has = List.mem_assoc "q" [ ("p", 1) ]
