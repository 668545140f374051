(* Option. *)

type 'a t = 'a option

let none = None
let some x = Some x
let value o ~default = match o with Some x -> x | None -> default
let get = function Some x -> x | None -> invalid_arg "option is None"
let bind o f = match o with Some x -> f x | None -> None
let join = function Some o -> o | None -> None
let map f o = match o with Some x -> Some (f x) | None -> None
let fold ~none ~some o = match o with Some x -> some x | None -> none
let iter f = function Some x -> f x | None -> ()
let is_none = function None -> true | Some _ -> false
let is_some = function None -> false | Some _ -> true

let equal eq a b = match a, b with
  | Some x, Some y -> eq x y
  | None, None -> true
  | _ -> false

let compare cmp a b = match a, b with
  | Some x, Some y -> cmp x y
  | None, None -> 0
  | None, Some _ -> -1
  | Some _, None -> 1

let to_result ~none o = match o with Some x -> Ok x | None -> Error none
let to_list = function None -> [] | Some x -> [ x ]
let to_seq = function None -> Seq.empty | Some v -> Seq.return v
