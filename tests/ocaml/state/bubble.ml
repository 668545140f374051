let sort a =
  let swapped = ref true and count = ref 0 in
  while !swapped do
    swapped := false;
    for i = 0 to Array.length a - 2 do
      if a.(i) > a.(i + 1) then begin let t = a.(i) in a.(i) <- a.(i + 1); a.(i + 1) <- t; swapped := true; incr count end
    done
  done; !count
let a = [| 5; 1; 4; 2; 8; 0 |]
let c = sort a
let () = Printf.printf "%d:" c; Array.iter (Printf.printf " %d") a; print_newline (); Printf.printf "%d\n" (sort a)
