module type SOURCE = sig
  val next : unit -> int
end

type source = { next : unit -> int }

let packed (module S : SOURCE) = S.next () + S.next ()
let packed_twice (module S : SOURCE) = 2 * S.next ()
let held s = s.next () + s.next ()
let held_twice s = 2 * s.next ()
