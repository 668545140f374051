let knapsack capacity items =
  let n = Array.length items in
  let best = Array.make_matrix (n + 1) (capacity + 1) 0 in
  for i = 1 to n do
    let w, v = items.(i - 1) in
    for c = 0 to capacity do
      best.(i).(c) <- best.(i - 1).(c);
      if w <= c then best.(i).(c) <- max best.(i).(c) (best.(i - 1).(c - w) + v)
    done
  done;
  let rec trace i c acc =
    if i = 0 then acc
    else if best.(i).(c) = best.(i - 1).(c) then trace (i - 1) c acc
    else trace (i - 1) (c - fst items.(i - 1)) (i - 1 :: acc)
  in
  (best.(n).(capacity), trace n capacity [])

let lcs a b =
  let n = String.length a and m = String.length b in
  let t = Array.make_matrix (n + 1) (m + 1) "" in
  for i = 1 to n do
    for j = 1 to m do
      t.(i).(j) <-
        (if a.[i - 1] = b.[j - 1] then t.(i - 1).(j - 1) ^ String.make 1 a.[i - 1]
         else if String.length t.(i - 1).(j) >= String.length t.(i).(j - 1) then t.(i - 1).(j)
         else t.(i).(j - 1))
    done
  done;
  t.(n).(m)

let () =
  let v, chosen = knapsack 10 [| (5, 10); (4, 40); (6, 30); (3, 50) |] in
  Printf.printf "%d:" v;
  List.iter (Printf.printf " %d") chosen;
  print_newline ();
  print_endline (lcs "AGGTAB" "GXTXAYB")
