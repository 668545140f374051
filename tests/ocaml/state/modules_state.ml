module Counter = struct
  let n = ref 0
  let tick () = incr n; !n
  module Log = struct let lines = ref [] let add s = lines := s :: !lines; ignore (tick ()) end
end
open Counter
let () = ignore (tick ()); Log.add "x"; Log.add "y"; Printf.printf "%d %d\n" !n (List.length !Log.lines)
module type S = sig type t val make : unit -> t val step : t -> int end
module Impl : S = struct type t = int ref let make () = ref 0 let step t = incr t; !t end
let a = Impl.make () and b = Impl.make ()
let () = ignore (Impl.step a); Printf.printf "%d %d\n" (Impl.step a) (Impl.step b)
module Make (X : sig val start : int end) = struct let r = ref X.start let get () = incr r; !r end
module A = Make (struct let start = 10 end)
module B = Make (struct let start = 20 end)
let () = Printf.printf "%d %d %d\n" (A.get ()) (B.get ()) (A.get ())
