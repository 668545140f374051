type 'a set = 'a -> bool

let empty : 'a set = fun _ -> false
let singleton x : 'a set = fun y -> x = y
let union (a : 'a set) (b : 'a set) : 'a set = fun x -> a x || b x
let inter a b x = a x && b x
let complement a x = not (a x)
let of_list l = List.fold_left (fun s x -> union s (singleton x)) empty l
let mem x (s : 'a set) = s x

let evens n = n mod 2 = 0
let small = of_list [ 1; 2; 3 ]
let both = inter evens small
let tests = List.map (fun x -> mem x both) [ 1; 2; 3; 4 ]
let outside = List.filter (complement (union small evens)) [ 0; 1; 2; 3; 4; 5; 6; 7 ]
