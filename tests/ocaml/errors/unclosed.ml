let fine x = x = x
(* it's "closed", (* nested *) and '"' too *)
let text = "(*"
(* unclosed
let lost x = x + 1 > x
