let n = 6
let cols = Array.make n false and d1 = Array.make (2 * n) false and d2 = Array.make (2 * n) false
let found = ref 0 and first = ref []
let rec place r acc = if r = n then begin incr found; if !first = [] then first := List.rev acc end else
  for c = 0 to n - 1 do
    if not (cols.(c) || d1.(r + c) || d2.(r - c + n)) then begin
      cols.(c) <- true; d1.(r + c) <- true; d2.(r - c + n) <- true;
      place (r + 1) (c :: acc);
      cols.(c) <- false; d1.(r + c) <- false; d2.(r - c + n) <- false
    end
  done
let () = place 0 []; Printf.printf "%d %s\n" !found (String.concat " " (List.map string_of_int !first))
