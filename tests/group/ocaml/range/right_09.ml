(* three cases *)
let rec sum_range a b =
  match compare a b with
  | 0 -> a
  | c when c > 0 -> 0
  | _ -> a + sum_range (a + 1) b
