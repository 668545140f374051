let a = Array.make 5 0
let fill f = Array.iteri (fun i _ -> a.(i) <- f i) a
let swap a i j = let t = a.(i) in a.(i) <- a.(j); a.(j) <- t
let show a = Array.iter (fun x -> print_int x; print_char ' ') a; print_newline ()
let () = fill (fun i -> i * i); show a
let b = a
let c = Array.copy a
let () = swap b 0 4; show a; show c
let rec sort a lo hi =
  if lo < hi then begin
    let p = a.(hi) and i = ref lo in
    for j = lo to hi - 1 do if a.(j) < p then (swap a !i j; incr i) done;
    swap a !i hi;
    sort a lo (!i - 1);
    sort a (!i + 1) hi
  end
let d = [| 5; 3; 9; 1; 7; 7; 2 |]
let () = sort d 0 6; show d
let m = Array.make_matrix 2 3 0
let () = m.(1).(2) <- 5; Array.iter show m
let shared = Array.make 2 (Array.make 2 0)
let () = shared.(0).(0) <- 9; Array.iter show shared
let () = try a.(7) <- 1 with Invalid_argument s -> print_endline s
let () = Array.sort compare d; show d; Array.fill d 1 3 0; show d; Array.blit c 0 d 2 3; show d
let () = Array.blit d 0 d 1 4; show d
let () = print_int (Array.fold_left (+) 0 d); print_newline ()
