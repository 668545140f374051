(* Either. *)

type ('a, 'b) t = Left of 'a | Right of 'b

let left a = Left a
let right b = Right b
let is_left = function Left _ -> true | Right _ -> false
let is_right = function Left _ -> false | Right _ -> true
let find_left = function Left a -> Some a | Right _ -> None
let find_right = function Left _ -> None | Right b -> Some b
let map_left f = function Left a -> Left (f a) | Right b -> Right b
let map_right f = function Left a -> Left a | Right b -> Right (f b)
let map ~left ~right e = match e with Left a -> Left (left a) | Right b -> Right (right b)
let fold ~left ~right e = match e with Left a -> left a | Right b -> right b
let iter ~left ~right e = match e with Left a -> left a | Right b -> right b
let for_all ~left ~right = function Left v -> left v | Right v -> right v

let equal ~left ~right a b = match a, b with
  | Left a, Left b -> left a b
  | Right a, Right b -> right a b
  | Left _, Right _ | Right _, Left _ -> false

let compare ~left ~right a b = match a, b with
  | Left a, Left b -> left a b
  | Right a, Right b -> right a b
  | Left _, Right _ -> -1
  | Right _, Left _ -> 1
