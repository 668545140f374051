exception Found of int list
let safe q qs = List.for_all (fun x -> x) (List.mapi (fun i c -> c <> q && abs (c - q) <> i + 1) qs)
let rec place n row qs = if row = n then raise (Found qs) else
  for c = 0 to n - 1 do
    if safe c qs then place n (row + 1) (c :: qs)
  done
let rec count n qs = if List.length qs = n then 1 else
  List.fold_left (fun acc c -> if safe c qs then acc + count n (c :: qs) else acc) 0 (List.init n Fun.id)
let () =
  (try place 6 0 [] with Found qs -> print_endline (String.concat " " (List.map string_of_int (List.rev qs))));
  Printf.printf "%d %d\n" (count 5 []) (count 6 [])
