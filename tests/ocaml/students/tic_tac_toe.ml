type player = X | O
type board = player option array

let lines = [ [ 0; 1; 2 ]; [ 3; 4; 5 ]; [ 6; 7; 8 ]; [ 0; 3; 6 ]; [ 1; 4; 7 ]; [ 2; 5; 8 ]; [ 0; 4; 8 ]; [ 2; 4; 6 ] ]
let winner (b : board) = List.find_map (fun l -> match List.map (fun i -> b.(i)) l with
  | [ Some x; Some y; Some z ] when x = y && y = z -> Some x
  | _ -> None) lines
let other = function X -> O | O -> X
let rec best b p depth =
  match winner b with
  | Some w -> ((if w = p then 10 - depth else depth - 10), -1)
  | None ->
    if Array.for_all Option.is_some b || depth > 4 then (0, -1)
    else begin
      let result = ref (min_int, -1) in
      Array.iteri (fun i c ->
        if c = None then begin
          b.(i) <- Some p;
          let s, _ = best b (other p) (depth + 1) in
          b.(i) <- None;
          if - s > fst !result then result := (- s, i)
        end) b;
      !result
    end
let show b = String.concat "/" (List.init 3 (fun r -> String.init 3 (fun c -> match b.((r * 3) + c) with Some X -> 'X' | Some O -> 'O' | None -> '.')))
let () =
  let b = [| Some X; Some X; None; Some O; Some O; None; None; None; None |] in
  let _, move = best b X 0 in
  b.(move) <- Some X;
  print_endline (show b);
  print_endline (match winner b with Some X -> "X wins" | Some O -> "O wins" | None -> "open")
