let rec fixpoint f x eps = let y = f x in if abs_float (x -. y) < eps then y else fixpoint f y eps
let sqrt_newton a = fixpoint (fun x -> (x +. (a /. x)) /. 2.) 1. 1e-10
let derivative f x = (f (x +. 1e-5) -. f (x -. 1e-5)) /. 2e-5

let integrate f a b n =
  let h = (b -. a) /. float_of_int n in
  let rec go i acc = if i = n then acc else go (i + 1) (acc +. (f (a +. (h *. (float_of_int i +. 0.5))) *. h)) in
  go 0 0.

let bisect f lo hi =
  let lo = ref lo and hi = ref hi in
  for _ = 1 to 40 do
    let mid = (!lo +. !hi) /. 2. in
    if f mid > 0. then hi := mid else lo := mid
  done;
  !lo

let a = Printf.sprintf "%.6f" (sqrt_newton 2.)
let b = Printf.sprintf "%.3f" (derivative (fun x -> x *. x) 3.)
let c = Printf.sprintf "%.4f" (integrate (fun x -> x *. x) 0. 3. 100)
let d = Printf.sprintf "%.5f" (bisect (fun x -> (x *. x *. x) -. 2.) 0. 2.)
let e = [ 1.; 0.1; 1e10; 1.5e-7; 123456789.123; -0.; 1e22; 100. /. 3. ]
let f = (floor (-2.5), ceil 2.1, truncate (-2.9), int_of_float 3.99, Float.round 2.5)
let g = (string_of_float 3., string_of_float 0.1, float_of_string "2.50", 7. /. 0.)
