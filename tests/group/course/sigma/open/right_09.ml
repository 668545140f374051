(* For loop. *)
let sigma f a b =
  let s = ref 0 in
  for i = a to b do
    s := !s + f i
  done;
  !s
