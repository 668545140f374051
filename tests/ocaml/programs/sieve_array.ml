let sieve n =
  let is_prime = Array.make (n + 1) true in
  is_prime.(0) <- false;
  if n >= 1 then is_prime.(1) <- false;
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
  for k = n downto 2 do
    if is_prime.(k) then primes := k :: !primes
  done;
  !primes

let small = sieve 30
let none = sieve 1
let count = List.length (sieve 60)
