let bubble_sort l =
  let a = Array.of_list l in
  let n = Array.length a in
  for i = 0 to n - 2 do
    for j = 0 to n - 2 - i do
      if a.(j) > a.(j + 1) then begin
        let tmp = a.(j) in
        a.(j) <- a.(j + 1);
        a.(j + 1) <- tmp
      end
    done
  done;
  Array.to_list a

let binary_search a x =
  let lo = ref 0 and hi = ref (Array.length a - 1) in
  let found = ref None in
  while !found = None && !lo <= !hi do
    let mid = (!lo + !hi) / 2 in
    if a.(mid) = x then found := Some mid
    else if a.(mid) < x then lo := mid + 1
    else hi := mid - 1
  done;
  !found

let prefix_sums a =
  let n = Array.length a in
  let s = Array.make (n + 1) 0 in
  for i = 1 to n do
    s.(i) <- s.(i - 1) + a.(i - 1)
  done;
  s

let max_subarray a =
  let best = ref a.(0) and current = ref a.(0) in
  for i = 1 to Array.length a - 1 do
    current := max a.(i) (!current + a.(i));
    best := max !best !current
  done;
  !best

let sorted = bubble_sort [ 4; 2; 5; 1; 3 ]
let hits = List.map (binary_search [| 1; 3; 5; 7; 9; 11 |]) [ 7; 4; 1; 11; 12 ]
let sums = prefix_sums [| 1; 2; 3; 4 |]
let kadane = max_subarray [| -2; 1; -3; 4; -1; 2; 1; -5; 4 |]
let out_of_bounds = try [| 1; 2 |].(2) with Invalid_argument m -> String.length m
let folded = Array.fold_left ( + ) 0 (Array.map (fun x -> x * x) [| 1; 2; 3 |])
