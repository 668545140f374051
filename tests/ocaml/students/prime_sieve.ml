let sieve n =
  let is_prime = Array.make (n + 1) true in
  is_prime.(0) <- false;
  is_prime.(1) <- false;
  let i = ref 2 in
  while !i * !i <= n do
    if is_prime.(!i) then begin
      let j = ref (!i * !i) in
      while !j <= n do
        is_prime.(!j) <- false;
        j := !j + !i
      done
    end;
    incr i
  done;
  let primes = ref [] in
  for k = n downto 2 do if is_prime.(k) then primes := k :: !primes done;
  !primes

let rec gcd a b = if b = 0 then a else gcd b (a mod b)
let rec power b e m = if e = 0 then 1 else if e land 1 = 1 then b * power b (e - 1) m mod m else power (b * b mod m) (e / 2) m
let digits n = let rec go n acc = if n = 0 then acc else go (n / 10) (n mod 10 :: acc) in go n []
let () =
  List.iter (Printf.printf "%d ") (sieve 50);
  print_newline ();
  Printf.printf "%d %d %d\n" (gcd 48 36) (power 3 200 1_000_007) (List.fold_left ( + ) 0 (digits 98765));
  Printf.printf "%d %d %d %d\n" (-7 / 2) (-7 mod 2) (7 lsl 3) (-16 asr 2);
  Printf.printf "%d %d\n" max_int (max_int + 1);
  Printf.printf "%ld %Ld %nd\n" 5l 7L 9n;
  print_endline (Int64.to_string (Int64.mul 3_000_000_000L 4L));
  Printf.printf "%.10g %g %h\n" (1. /. 3.) infinity 1.5;
  Printf.printf "%d %f %d\n" (truncate 3.9) (Float.round 2.5) (int_of_float (-3.7));
  Printf.printf "%s %s %s\n" (string_of_float 3.) (Float.to_string 0.1) (string_of_bool true)
