(* For loop. *)
let iter n f x =
  let r = ref x in
  for _i = 1 to n do r := f !r done;
  !r
