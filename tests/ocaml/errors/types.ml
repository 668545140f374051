let add x = x + 1.5
let s = "a" ^ 'b'
let f x = if x then 1
let g = List.map (fun x -> x ^ "!") [ 1; 2 ]
let h x = x x
let too_many = succ 1 2
let not_a_function = 3 4
let ok = 1
