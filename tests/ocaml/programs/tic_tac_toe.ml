type player = X | O
type board = player option list

let lines = [ [ 0; 1; 2 ]; [ 3; 4; 5 ]; [ 6; 7; 8 ]; [ 0; 3; 6 ]; [ 1; 4; 7 ]; [ 2; 5; 8 ]; [ 0; 4; 8 ]; [ 2; 4; 6 ] ]
let empty : board = List.init 9 (fun _ -> None)
let play p i (b : board) : board = List.mapi (fun j c -> if i = j then Some p else c) b
let wins p b = List.exists (List.for_all (fun i -> List.nth b i = Some p)) lines
let moves b = List.filter (fun i -> List.nth b i = None) [ 0; 1; 2; 3; 4; 5; 6; 7; 8 ]
let other = function X -> O | O -> X

let rec best p b =
  if wins p b then 1
  else if wins (other p) b then -1
  else
    match moves b with
    | [] -> 0
    | ms -> List.fold_left (fun acc i -> max acc (-best (other p) (play p i b))) (-1) ms

let show b =
  String.concat "" (List.map (function None -> "." | Some X -> "X" | Some O -> "O") b)

let b1 = empty |> play X 4 |> play O 0 |> play X 2
let shown = show b1
let free = moves b1
let won = wins X (b1 |> play X 6)
let forced = best O b1
