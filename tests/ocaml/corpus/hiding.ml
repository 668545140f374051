(* What a signature does not mention is not there. *)
module type T = sig val v : int end
let hidden = 7
type shape = Round | Square
exception Lost of int
module Inner = struct let depth = 1 end

module P : T = struct
  let v = 1
  let hidden = 2
  type shape = Flat | Round
  exception Lost of string
  module Inner = struct let depth = 2 end
end

module Q = struct include P let w = hidden end
module R = (struct include P let hidden = 3 end : T)
module S : sig val a : int module type U = T end = struct let a = 1 let hidden = 3 module type U = T end
module F (X : T) = struct let z = X.v + hidden let u = let open X in hidden end
module FP = F (struct let v = 5 let hidden = 100 end)
module G (X : T) : T = struct let v = X.v * 2 let hidden = 55 end
module GP = G (P)
module H : functor (X : T) -> T = functor (X : sig val v : int end) -> struct let v = X.v let hidden = 4 end
module HP = H (P)
module Abstract : sig type t val make : int -> t val get : t -> int end = struct
  type t = Round of int
  let make n = Round n
  let get (Round n) = n
end
module Shown : sig type t = Round | Flat val flat : t exception Lost end = struct
  type t = Round | Flat
  type other = Round
  exception Lost
  let flat = Flat
end
module Deep : sig module A : sig val x : int end val y : int end = struct
  module A = struct let x = 1 let y = 2 end
  module B = struct let x = 3 end
  let y = 4
end
module B = struct let x = 9 end
module type Keyed = sig type key val key : key end
module K : Keyed with type key := int = struct type key = string let key = 3 end
module Of : module type of P = struct let v = 8 let hidden = 9 end
module Both : sig include T val b : int end = struct let v = 3 let b = 4 let hidden = 5 end
module Ints = Set.Make (Int)
module Texts : Map.S with type key = string = Map.Make (String)
let height = 5
let rev_append_onto = 6
let nth_aux = 7
let memq = 8
