module M = Map.Make (Int)
module S = Set.Make (Int)

let m = M.of_seq (List.to_seq [ (1, "a"); (4, "d"); (9, "i"); (6, "f") ])
let s = S.of_list [ 5; 1; 9; 3; 7 ]
