let out = ref []
let rec permute a k = if k = Array.length a then out := Array.to_list a :: !out else
  for i = k to Array.length a - 1 do
    let swap i j = let t = a.(i) in a.(i) <- a.(j); a.(j) <- t in
    swap k i; permute a (k + 1); swap k i
  done
let () = permute [| 1; 2; 3 |] 0; List.iter (fun l -> List.iter print_int l; print_char ' ') (List.rev !out); print_newline ()
