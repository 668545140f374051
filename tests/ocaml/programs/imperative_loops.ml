let factorial n =
  let result = ref 1 in
  for i = 2 to n do
    result := !result * i
  done;
  !result

let digits n =
  let n = ref (abs n) and out = ref [] in
  if !n = 0 then [ 0 ]
  else begin
    while !n > 0 do
      out := (!n mod 10) :: !out;
      n := !n / 10
    done;
    !out
  end

let reverse_int n =
  let rec go n acc = if n = 0 then acc else go (n / 10) ((acc * 10) + (n mod 10)) in
  go n 0

let is_armstrong n =
  let ds = digits n in
  let k = List.length ds in
  let rec pow b e = if e = 0 then 1 else b * pow b (e - 1) in
  n = List.fold_left (fun acc d -> acc + pow d k) 0 ds

let count_vowels s =
  let count = ref 0 in
  String.iter (fun c -> match c with 'a' | 'e' | 'i' | 'o' | 'u' -> incr count | _ -> ()) s;
  !count

let sum_list l =
  let total = ref 0 in
  List.iter (fun x -> total := !total + x) l;
  !total

let fizzbuzz n =
  let out = ref [] in
  for i = n downto 1 do
    let s =
      match (i mod 3, i mod 5) with
      | 0, 0 -> "FizzBuzz"
      | 0, _ -> "Fizz"
      | _, 0 -> "Buzz"
      | _ -> string_of_int i
    in
    out := s :: !out
  done;
  !out

let a = factorial 10
let b = digits 90210
let c = reverse_int 1234
let d = List.filter is_armstrong [ 1; 10; 153; 154; 371 ]
let e = count_vowels "functional"
let f = sum_list [ 1; 2; 3 ]
let g = fizzbuzz 15
