(* Sorting shows which comparisons are made: by what it does with equal elements, and more by comparisons that are no order. *)
let by_key (a, _) (b, _) = compare (a : int) b
let wrapping a b = a - b
let backwards_at_odd a b = if (a + b) mod 2 = 0 then compare a b else compare b a
let hashed a b = ((a * 7919) lxor (b * 104729)) mod 3 - 1
let random_list seed n range =
  let rec go s n = if n = 0 then [] else let s = ((s * 1103515245) + 12345) land 1073741823 in ((s / 1024) mod range) :: go s (n - 1) in
  go seed n
let pairs seed n range = List.mapi (fun i x -> (x, i)) (random_list seed n range)
let large seed n = List.map (fun x -> if x mod 3 = 0 then x * 1000000000000000 else -(x * 1000000000000000)) (random_list seed n 4600)
let sorted cmp l = let a = Array.of_list l in Array.sort cmp a; Array.to_list a
let stable cmp l = let a = Array.of_list l in Array.stable_sort cmp a; Array.to_list a
let fast cmp l = let a = Array.of_list l in Array.fast_sort cmp a; Array.to_list a
