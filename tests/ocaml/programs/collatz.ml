let rec collatz n = if n = 1 then [ 1 ] else n :: collatz (if n mod 2 = 0 then n / 2 else (3 * n) + 1)

let steps n =
  let count = ref 0 in
  let current = ref n in
  while !current <> 1 do
    if !current mod 2 = 0 then current := !current / 2 else current := (3 * !current) + 1;
    incr count
  done;
  !count

let longest limit =
  let best = ref 1 and best_steps = ref 0 in
  for i = 1 to limit do
    let s = steps i in
    if s > !best_steps then begin
      best := i;
      best_steps := s
    end
  done;
  (!best, !best_steps)

let a = collatz 6
let b = steps 27
let c = longest 30
