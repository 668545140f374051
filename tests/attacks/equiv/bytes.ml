let back c = Char.chr (Char.code c)
let itself (c : char) = c
let all c = match c with '\000' .. '\255' -> 1
let one (_ : char) = 1
