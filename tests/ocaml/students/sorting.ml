let rec quicksort = function
  | [] -> []
  | p :: r -> let l, g = List.partition (fun x -> x < p) r in quicksort l @ (p :: quicksort g)

let rec merge cmp a b = match a, b with
  | [], l | l, [] -> l
  | x :: r, y :: s -> if cmp x y <= 0 then x :: merge cmp r b else y :: merge cmp a s

let rec split = function [] -> [], [] | [ x ] -> [ x ], [] | x :: y :: r -> let a, b = split r in x :: a, y :: b
let rec mergesort cmp = function ([] | [ _ ]) as l -> l | l -> let a, b = split l in merge cmp (mergesort cmp a) (mergesort cmp b)

let bubble a =
  let n = Array.length a in
  let swapped = ref true in
  while !swapped do
    swapped := false;
    for i = 0 to n - 2 do
      if a.(i) > a.(i + 1) then begin
        let t = a.(i) in a.(i) <- a.(i + 1); a.(i + 1) <- t; swapped := true
      end
    done
  done

let heap_sort a =
  let swap i j = let t = a.(i) in a.(i) <- a.(j); a.(j) <- t in
  let rec sift i n =
    let l = 2 * i + 1 in
    if l < n then begin
      let m = if l + 1 < n && a.(l + 1) > a.(l) then l + 1 else l in
      if a.(m) > a.(i) then (swap i m; sift m n)
    end in
  let n = Array.length a in
  for i = n / 2 - 1 downto 0 do sift i n done;
  for i = n - 1 downto 1 do swap 0 i; sift 0 i done

let show l = String.concat " " (List.map string_of_int l)
let data = [ 5; 3; 9; 1; 5; 0; -2; 8 ]
let () =
  print_endline (show (quicksort data));
  print_endline (show (mergesort (fun a b -> compare b a) data));
  let a = Array.of_list data in bubble a; print_endline (show (Array.to_list a));
  let b = Array.of_list data in heap_sort b; assert (a = b); print_endline (show (Array.to_list b))
