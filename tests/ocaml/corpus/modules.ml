(* Modules, opens, functors. *)
module Stack = struct
  type 'a t = 'a list
  let empty = []
  let push x s = x :: s
  let pop = function [] -> None | x :: s -> Some (x, s)
  module Deep = struct let depth = 2 let wrap x = [ x ] end
end
module type ORD = sig type t val compare : t -> t -> int end
module IntMap = Map.Make (Int)
module StringMap = Map.Make (String)
module IntSet = Set.Make (Int)
module PairSet = Set.Make (struct type t = int * string let compare = compare end)
module Counter = struct
  let count l = List.fold_left (fun m x -> StringMap.update x (function None -> Some 1 | Some n -> Some (n + 1)) m) StringMap.empty l
end
module Sorted (O : ORD) = struct
  let rec insert x = function [] -> [ x ] | y :: ys as l -> if O.compare x y <= 0 then x :: l else y :: insert x ys
  let sort l = List.fold_right insert l []
end
module Down = struct type t = int let compare a b = compare b a end
module SortDown = Sorted (Down)
module Ext = struct include Stack let top = function [] -> None | x :: _ -> Some x end
module L = List
open Stack
let s = push 1 (push 2 empty)
let x = 1
let x = x + 1
let y = x * 10
let x = "shadow"
let opened = Stack.(pop (push 3 empty))
let local = let open Stack.Deep in wrap depth
let build l = List.fold_left (fun m (k, v) -> IntMap.add k v m) IntMap.empty l
let m = build [ (3, "c"); (1, "a"); (2, "b") ]
