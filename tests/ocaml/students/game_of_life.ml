let () =
  let n = 6 in
  let grid = Array.make_matrix n n false in
  List.iter (fun (i, j) -> grid.(i).(j) <- true) [ (0, 1); (1, 2); (2, 0); (2, 1); (2, 2) ];
  let step g =
    Array.init n (fun i ->
        Array.init n (fun j ->
            let count = ref 0 in
            for di = -1 to 1 do
              for dj = -1 to 1 do
                if (di, dj) <> (0, 0) then begin
                  let i' = (i + di + n) mod n and j' = (j + dj + n) mod n in
                  if g.(i').(j') then incr count
                end
              done
            done;
            match (g.(i).(j), !count) with true, (2 | 3) -> true | false, 3 -> true | _ -> false))
  in
  let print g = Array.iter (fun r -> print_endline (String.concat "" (Array.to_list (Array.map (fun c -> if c then "#" else ".") r)))) g in
  let g = ref grid in
  for k = 1 to 3 do
    g := step !g;
    Printf.printf "generation %d\n" k;
    print !g
  done
