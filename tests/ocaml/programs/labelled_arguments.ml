let clamp ~lo ~hi x = if x < lo then lo else if x > hi then hi else x
let range ~from ~until = List.init (until - from) (fun i -> from + i)
let join ~sep l = String.concat sep l
let surround ~left ~right s = left ^ s ^ right
let apply_twice ~f x = f (f x)

let a = List.map (clamp ~lo:0 ~hi:10) [ -5; 5; 50 ]
let b = range ~from:3 ~until:7
let c = join ~sep:", " [ "x"; "y" ]
let d = surround "a" ~left:"<" ~right:">"
let lo = 1 and hi = 2
let e = clamp ~lo ~hi 9
let f = apply_twice ~f:(fun x -> x * 3) 2
let g = List.map (surround ~left:"(" ~right:")") [ "p"; "q" ]
