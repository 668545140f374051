(* partition does more than needed *)
let filter p l =
  let (yes, _) = List.partition p l in
  yes
