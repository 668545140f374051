module Complex_number = struct
  type t = { re : float; im : float }

  let zero = { re = 0.; im = 0. }
  let one = { re = 1.; im = 0. }
  let i = { re = 0.; im = 1. }
  let add a b = { re = a.re +. b.re; im = a.im +. b.im }
  let mul a b = { re = (a.re *. b.re) -. (a.im *. b.im); im = (a.re *. b.im) +. (a.im *. b.re) }
  let norm2 a = (a.re *. a.re) +. (a.im *. a.im)
  let to_string { re; im } = Printf.sprintf "%.1f%+.1fi" re im
end

open Complex_number

let rec pow z n = if n = 0 then one else mul z (pow z (n - 1))

let escape c =
  let rec go z n = if n = 20 || norm2 z > 4. then n else go (add (mul z z) c) (n + 1) in
  go zero 0

let minus_one = mul i i
let text = to_string (add one (mul i { re = 2.; im = 0. }))
let powers = List.map (fun n -> to_string (pow { re = 1.; im = 1. } n)) [ 0; 1; 2; 4 ]
let escapes = List.map escape [ zero; one; { re = -1.; im = 0. }; { re = 0.5; im = 0.5 } ]
