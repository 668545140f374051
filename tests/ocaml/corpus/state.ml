(* Local mutable state: references, loops, arrays. *)
let sum_to n =
  let s = ref 0 in
  for i = 1 to n do s := !s + i done;
  !s
let countdown n =
  let out = ref [] in
  for i = n downto 1 do out := i :: !out done;
  !out
let gcd a b =
  let x = ref a and y = ref b in
  while !y <> 0 do
    let t = !x mod !y in
    x := !y;
    y := t
  done;
  !x
let fib n =
  let a = ref 0 in
  let b = ref 1 in
  for _ = 1 to n do
    let t = !a + !b in
    a := !b;
    b := t
  done;
  !a
let collatz n =
  let n = ref n and steps = ref 0 in
  while !n > 1 do
    if !n mod 2 = 0 then n := !n / 2 else n := (3 * !n) + 1;
    incr steps
  done;
  !steps
let max_list l =
  let best = ref min_int in
  List.iter (fun x -> if x > !best then best := x) l;
  !best
let count_char c s =
  let n = ref 0 in
  String.iter (fun d -> if d = c then incr n) s;
  !n
let is_prime n =
  let d = ref 2 and prime = ref (n > 1) in
  while !prime && !d * !d <= n do
    if n mod !d = 0 then prime := false;
    incr d
  done;
  !prime
let sieve n =
  let is = Array.make (n + 1) true in
  for i = 2 to n do
    if is.(i) then (
      let j = ref (i * i) in
      while !j <= n do
        is.(!j) <- false;
        j := !j + i
      done)
  done;
  let out = ref [] in
  for i = n downto 2 do if is.(i) then out := i :: !out done;
  !out
let bubble l =
  let a = Array.of_list l in
  let n = Array.length a in
  for i = 0 to n - 1 do
    for j = 0 to n - 2 - i do
      if a.(j) > a.(j + 1) then begin
        let t = a.(j) in
        a.(j) <- a.(j + 1);
        a.(j + 1) <- t
      end
    done
  done;
  Array.to_list a
let with_function l =
  let total = ref 0 and calls = ref 0 in
  let add x = incr calls; total := !total + x in
  List.iter (fun x -> add x) l;
  add 100;
  (!total, !calls)
let recursive n =
  let acc = ref [] in
  let rec go i = if i < n then (acc := (i * i) :: !acc; go (i + 1)) in
  go 0;
  List.rev !acc
let match_in x =
  let r = ref 0 in
  (match x with Some n when n > 10 -> r := 1 | Some n -> r := n | None -> ());
  !r * 2
let index_of x l =
  let found = ref None in
  List.iteri (fun i y -> if x = y && !found = None then found := Some i) l;
  !found
let swap_refs a b =
  let x = ref a in
  let y = ref b in
  let t = !x in
  x := !y;
  y := t;
  (!x, !y)
let order () =
  let n = ref 0 in
  let next () = incr n; !n in
  let a = next () in
  let b = next () in
  (a, b, next () - next ())
let dp n =
  let t = Array.make (n + 1) 0 in
  t.(0) <- 1;
  List.iter (fun c -> for i = c to n do t.(i) <- t.(i) + t.(i - c) done) [ 1; 2; 5 ];
  t.(n)
let out_of_bounds () = let a = Array.make 2 0 in a.(2) <- 1; a.(0)
let reading_only () = let r = ref 5 in let double = !r * 2 in double + !r
let while_false () = let r = ref 0 in while false do r := 1 done; !r
let nested_if a b =
  let r = ref 0 in
  if a then (if b then r := 1 else r := 2) else if b then r := 3;
  let s = !r in
  r := s + 10;
  (s, !r)
let and_or () = let r = ref 0 in let b = (r := 1; true) && (r := 2; false) in (b, !r)
let returns_array n = let a = Array.make n 0 in for i = 0 to n - 1 do a.(i) <- i * i done; a
