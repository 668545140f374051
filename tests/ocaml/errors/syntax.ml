let f x = x +
let g y = y * 2
let h = (1, 2
let k = 3
