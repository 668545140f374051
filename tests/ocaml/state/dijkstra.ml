let inf = max_int
let g = [| [1,7; 2,9; 5,14]; [0,7; 2,10; 3,15]; [0,9; 1,10; 3,11; 5,2]; [1,15; 2,11; 4,6]; [3,6; 5,9]; [0,14; 2,2; 4,9] |]
let dist = Array.make 6 inf and prev = Array.make 6 (-1) and fixed = Array.make 6 false
let nearest () = let best = ref (-1) in Array.iteri (fun i d -> if not fixed.(i) && d < inf && (!best < 0 || d < dist.(!best)) then best := i) dist; !best
let () = dist.(0) <- 0;
  let u = ref (nearest ()) in
  while !u >= 0 do
    fixed.(!u) <- true;
    List.iter (fun (v, w) -> if dist.(!u) + w < dist.(v) then begin dist.(v) <- dist.(!u) + w; prev.(v) <- !u end) g.(!u);
    u := nearest ()
  done
let rec path v = if v < 0 then [] else path prev.(v) @ [v]
let () = Array.iteri (fun i d -> Printf.printf "%d(%s) " d (String.concat "-" (List.map string_of_int (path i)))) dist; print_newline ()
