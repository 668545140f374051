type 'a zipper = { left : 'a list; focus : 'a; right : 'a list }

let of_list = function [] -> None | x :: xs -> Some { left = []; focus = x; right = xs }
let to_list { left; focus; right } = List.rev_append left (focus :: right)
let next z = match z.right with [] -> None | x :: right -> Some { left = z.focus :: z.left; focus = x; right }
let prev z = match z.left with [] -> None | x :: left -> Some { left; focus = x; right = z.focus :: z.right }
let set x z = { z with focus = x }
let modify f z = { z with focus = f z.focus }

let ( >>= ) = Option.bind
let ( >|= ) o f = Option.map f o

let z = of_list [ 1; 2; 3 ] >>= next >|= modify (( * ) 10)
let back = z >|= to_list
let off = z >>= next >>= next
let start = z >>= prev >|= set 0 >|= to_list
