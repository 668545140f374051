module IntSet = Set.Make (Int)

let evens = IntSet.of_list [ 0; 2; 4; 6; 8 ]
let small = IntSet.of_list [ 3; 1; 2; 0; 4; 1 ]
let union = IntSet.elements (IntSet.union evens small)
let inter = IntSet.elements (IntSet.inter evens small)
let diff = IntSet.elements (IntSet.diff small evens)
let size = IntSet.cardinal small
let has = (IntSet.mem 3 small, IntSet.mem 5 small)
let subset = IntSet.subset (IntSet.of_list [ 2; 4 ]) evens
let sum = IntSet.fold ( + ) evens 0
let bounds = (IntSet.min_elt small, IntSet.max_elt small)
let dedupe l = IntSet.elements (IntSet.of_list l)
let d = dedupe [ 5; 5; 1; 3; 1 ]

let closure step start =
  let rec go seen = function
    | [] -> seen
    | x :: todo ->
        if IntSet.mem x seen then go seen todo else go (IntSet.add x seen) (step x @ todo)
  in
  go IntSet.empty [ start ]

let reach = IntSet.elements (closure (fun n -> if n > 20 then [] else [ n * 2; n * 3 ]) 1)
