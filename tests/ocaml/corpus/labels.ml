(* Labels as part of types: given in any order, left out, passed along with functions, kept in records. *)
let scale ~by x = x * by
let between ~low ~high x = low <= x && x <= high
let span ?(step = 1) ~from ~until () =
  let rec go n = if n > until then [] else n :: go (n + step) in
  go from
let apply f = f ~low:1 ~high:10 5
let twice ~f x = f (f x)
let compose ~f ~g x = g (f x)
let with_low f low = f ~low
let fold ~init ~f l = List.fold_left (fun acc x -> f ~acc x) init l
let call_plain f = f 3
let bump ?(by = 1) x = x + by
let glue ?(sep = "-") a b = a ^ sep ^ b
type op = { run : scale:int -> int -> int; name : string }
let times = { run = (fun ~scale x -> scale * x); name = "times" }
let plus = { run = (fun ~scale x -> scale + x); name = "plus" }
let use op = op.run ~scale:3 4
let ops = [ times; plus ]
let rec power ?(acc = 1) ~base n = if n = 0 then acc else power ~acc:(acc * base) ~base (n - 1)
let choose b = if b then between ~low:0 else between ~low:5
let annotated : x:int -> ?y:int -> unit -> int = fun ~x ?(y = 7) () -> (x * 10) + y
let pair ~fst ~snd = (fst, snd)
module type SCALED = sig val scaled : by:int -> int -> int end
module Scaled : SCALED = struct let scaled ~by x = by * x end
module Twice (S : SCALED) = struct let twice x = S.scaled ~by:2 (S.scaled ~by:2 x) end
module T = Twice (Scaled)
let optional_chain ?a ?b () = match a, b with Some a, Some b -> a + b | Some a, None -> a | None, Some b -> -b | None, None -> 0
let forward ?a ?b () = optional_chain ?b:a ?a:b ()
let hidden l = let find ?(default = 0) ~key l = try List.assoc key l with Not_found -> default in find ~key:2 l + find ~default:100 ~key:9 l
