(* Arrays that stay local. *)
let reverse l =
  let a = Array.of_list l in
  let n = Array.length a in
  for i = 0 to (n / 2) - 1 do
    let t = a.(i) in
    a.(i) <- a.(n - 1 - i);
    a.(n - 1 - i) <- t
  done;
  Array.to_list a

let prop_reverse (l : int list) = reverse l = List.rev l
