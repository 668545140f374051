(* Functors of several arguments, generative ones, functors in functors, re-exported types, included modules of the same shape. *)
module type NUM = sig type t val zero : t val add : t -> t -> t val show : t -> string end
module type SIZE = sig val size : int end
module Ints = struct type t = int let zero = 0 let add = ( + ) let show = string_of_int end
module Strings = struct type t = string let zero = "" let add = ( ^ ) let show s = "<" ^ s ^ ">" end
module Pair (A : NUM) (B : NUM) = struct
  type t = A.t * B.t
  let zero = (A.zero, B.zero)
  let add (a, b) (c, d) = (A.add a c, B.add b d)
  let show (a, b) = A.show a ^ "," ^ B.show b
end
module Both = Pair (Ints) (Strings)
module Nested = Pair (Both) (Pair (Strings) (Ints))
module Repeat (S : SIZE) (N : NUM) () = struct
  let rec go n x = if n = 0 then N.zero else N.add x (go (n - 1) x)
  let repeat x = go S.size x
end
module Three = struct let size = 3 end
module R3 = Repeat (Three) (Strings) ()
module R4 = Repeat (struct let size = 4 end) (Ints) ()
module Outer (N : NUM) = struct
  module Inner (S : SIZE) = struct let many x = let rec go n = if n = 0 then N.zero else N.add x (go (n - 1)) in go S.size end
end
module O = Outer (Ints)
module OI = O.Inner (Three)
type 'a stack = 'a list = [] | ( :: ) of 'a * 'a stack
type answer = bool = false | true
module Shape = struct type t = Circle of int | Square of int type point = { x : int; y : int } end
module Shape2 = struct type t = Shape.t = Circle of int | Square of int type point = Shape.point = { x : int; y : int } end
let area = function Shape2.Circle r -> 3 * r * r | Shape.Square a -> a * a
let origin : Shape.point = { Shape2.x = 0; y = 0 }
let move { Shape.x; y } dx = { Shape2.x = x + dx; y }
let rec depth : int stack -> int = function [] -> 0 | _ :: rest -> 1 + depth rest
include struct let first = 1 let same x = x end
include struct let second = first + 1 let same x = (x, x) end
module Incl = struct include Ints include struct let zero = 100 end let two = add zero 2 end
module Same = struct let v = 1 module Same = struct let v = 2 end let w = v + Same.v end
external plus : int -> int -> int = "%addint"
external size : string -> int = "%string_length"
external negate : bool -> bool = "%boolnot"
external int_equal : int -> int -> bool = "%equal"
external nth : 'a array -> int -> 'a = "%array_safe_get"
