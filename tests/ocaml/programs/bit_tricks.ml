let popcount n =
  let rec go n acc = if n = 0 then acc else go (n land (n - 1)) (acc + 1) in
  go n 0

let is_power_of_two n = n > 0 && n land (n - 1) = 0
let bit i n = (n lsr i) land 1
let set i n = n lor (1 lsl i)
let clear i n = n land lnot (1 lsl i)
let toggle i n = n lxor (1 lsl i)
let swap a b =
  let a = a lxor b in
  let b = a lxor b in
  let a = a lxor b in
  (a, b)

let subsets l =
  let n = List.length l in
  List.init (1 lsl n) (fun mask -> List.filteri (fun i _ -> bit i mask = 1) l)

let a = List.map popcount [ 0; 1; 255; 170 ]
let b = List.filter is_power_of_two [ 0; 1; 2; 3; 4; 6; 8 ]
let c = (set 3 0, clear 0 7, toggle 1 5)
let d = swap 12 34
let e = subsets [ 'a'; 'b'; 'c' ]
let f = (-1 lsr 60, -8 asr 1, 1 lsl 10, 0xff land 0x0f, 0b1010 lor 0o7)
