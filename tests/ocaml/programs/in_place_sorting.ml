let selection_sort l =
  let a = Array.of_list l in
  let n = Array.length a in
  for i = 0 to n - 2 do
    let smallest = ref i in
    for j = i + 1 to n - 1 do
      if a.(j) < a.(!smallest) then smallest := j
    done;
    let tmp = a.(i) in
    a.(i) <- a.(!smallest);
    a.(!smallest) <- tmp
  done;
  Array.to_list a

let insertion_sort l =
  let a = Array.of_list l in
  for i = 1 to Array.length a - 1 do
    let x = a.(i) in
    let j = ref (i - 1) in
    while !j >= 0 && a.(!j) > x do
      a.(!j + 1) <- a.(!j);
      decr j
    done;
    a.(!j + 1) <- x
  done;
  Array.to_list a

let quick_sort l =
  let a = Array.of_list l in
  let swap i j =
    let t = a.(i) in
    a.(i) <- a.(j);
    a.(j) <- t
  in
  let rec sort lo hi =
    if lo < hi then begin
      let pivot = a.(hi) in
      let i = ref lo in
      for j = lo to hi - 1 do
        if a.(j) <= pivot then begin
          swap !i j;
          incr i
        end
      done;
      swap !i hi;
      sort lo (!i - 1);
      sort (!i + 1) hi
    end
  in
  sort 0 (Array.length a - 1);
  Array.to_list a

let data = [ 5; 2; 9; 1; 5; 6 ]
let s1 = selection_sort data
let s2 = insertion_sort data
let s3 = quick_sort data
let s4 = let a = Array.of_list data in Array.sort compare a; Array.to_list a
let counting =
  let counts = Array.make 10 0 in
  List.iter (fun d -> counts.(d) <- counts.(d) + 1) data;
  List.filter (fun (_, n) -> n > 0) (List.mapi (fun d n -> (d, n)) (Array.to_list counts))
