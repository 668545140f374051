(* Polymorphic variants: closed, open, included, with parts of several types, coerced and compared. *)
type color = [ `Red | `Green | `Blue ]
type shape = [ `Circle of int | `Square of int * int ]
type both = [ color | shape ]
let name = function `Red -> "red" | `Green -> "green" | `Blue -> "blue"
let area : shape -> int = function `Circle r -> 3 * r * r | `Square (a, b) -> a * b
let describe : both -> string = function
  | `Circle _ | `Square _ -> "shape"
  | `Red -> "red"
  | (`Green | `Blue) as c -> name c
let open_name = function `Red -> 1 | `Other n -> n | _ -> 0
let parse s = match int_of_string_opt s with Some n when n >= 0 -> `Ok n | Some n -> `Negative n | None -> `Error s
let show = function `Ok n -> "ok " ^ string_of_int n | `Negative n -> "neg " ^ string_of_int n | `Error s -> "error " ^ s
let next = function `Red -> `Green | `Green -> `Blue | `Blue -> `Red
let widen (c : color) = (c :> both)
let rec eval = function `Num n -> n | `Pos -> 1 | `Neg -> -1
let count p l = List.length (List.filter p l)
let colors : color list = [ `Red; `Green; `Blue; `Red ]
let with_default ?(mode = `Fast) x = match mode with `Fast -> x | `Slow -> x + 100
module M : sig type t = [ `A | `B of int ] val f : t -> int end = struct
  type t = [ `A | `B of int ]
  let f = function `A -> 0 | `B n -> n
end
let sorted l = List.sort compare l
let equal_tags a b = a = b
(* The tags that expressions mention are those of the file. *)
let tags () = ignore [ `A; `B; `C; `D; `Foo; `Bar; `Baz; `X1; `Zed; `None; `Some; `Left; `Right; `Int; `Float; `Leaf; `Node; `K; `J ]
let tags_with () = ignore [ `P 1; `Q 1; `Abc 1; `Xyz 1; `L 1; `X 1 ]
let others = function `R _ | `Y _ | `Pair _ | `Unknown -> 0
