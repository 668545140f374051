let () = failwith "no"
let f x = x + 1
let g x = 1 + x
