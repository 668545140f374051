(* Complex: numbers with two parts. *)

type t = { re : float; im : float }

let zero = { re = 0.; im = 0. }
let one = { re = 1.; im = 0. }
let i = { re = 0.; im = 1. }
let neg a = { re = -.a.re; im = -.a.im }
let conj a = { re = a.re; im = -.a.im }
let add a b = { re = a.re +. b.re; im = a.im +. b.im }
let sub a b = { re = a.re -. b.re; im = a.im -. b.im }
let mul a b = { re = (a.re *. b.re) -. (a.im *. b.im); im = (a.re *. b.im) +. (a.im *. b.re) }

(* By the larger part of the divisor, so that nothing gets too large on the way. *)
let div a b =
  if abs_float b.re >= abs_float b.im then
    let r = b.im /. b.re in
    let d = b.re +. (r *. b.im) in
    { re = (a.re +. (r *. a.im)) /. d; im = (a.im -. (r *. a.re)) /. d }
  else
    let r = b.re /. b.im in
    let d = b.im +. (r *. b.re) in
    { re = ((r *. a.re) +. a.im) /. d; im = ((r *. a.im) -. a.re) /. d }

let inv a = div one a
let norm2 a = (a.re *. a.re) +. (a.im *. a.im)

let norm a =
  let r = abs_float a.re and i = abs_float a.im in
  if r = 0. then i
  else if i = 0. then r
  else if r >= i then let q = i /. r in r *. sqrt (1. +. (q *. q))
  else let q = r /. i in i *. sqrt (1. +. (q *. q))

let arg a = atan2 a.im a.re
let polar n a = { re = cos a *. n; im = sin a *. n }

let sqrt a =
  if a.re = 0. && a.im = 0. then { re = 0.; im = 0. }
  else
    let r = abs_float a.re and i = abs_float a.im in
    let w =
      if r >= i then
        let q = i /. r in
        sqrt r *. sqrt (0.5 *. (1. +. sqrt (1. +. (q *. q))))
      else
        let q = r /. i in
        sqrt i *. sqrt (0.5 *. (q +. sqrt (1. +. (q *. q))))
    in
    if a.re >= 0. then { re = w; im = 0.5 *. a.im /. w }
    else { re = 0.5 *. i /. w; im = (if a.im >= 0. then w else -.w) }

let exp a = let e = exp a.re in { re = e *. cos a.im; im = e *. sin a.im }
let log a = { re = log (norm a); im = atan2 a.im a.re }
let pow a b = exp (mul b (log a))
