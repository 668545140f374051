let parent = Array.init 10 (fun i -> i)
let rank = Array.make 10 0
let rec find x = if parent.(x) = x then x else begin let r = find parent.(x) in parent.(x) <- r; r end
let union a b =
  let a = find a and b = find b in
  if a <> b then
    if rank.(a) < rank.(b) then parent.(a) <- b
    else begin parent.(b) <- a; if rank.(a) = rank.(b) then rank.(a) <- rank.(a) + 1 end
let () = List.iter (fun (a, b) -> union a b) [0,1; 2,3; 1,3; 5,6; 7,8; 8,9; 9,5]
let () = Array.iteri (fun i _ -> Printf.printf "%d->%d " i (find i)) parent; print_newline ()
let () = Array.iter (Printf.printf "%d ") rank; print_newline ()
