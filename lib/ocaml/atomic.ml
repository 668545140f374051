(* Atomic: references that one thread has. *)

type 'a t = { mutable v : 'a }

let make v = { v }
let get r = r.v
let set r v = r.v <- v

let exchange r v =
  let before = r.v in
  r.v <- v;
  before

let compare_and_set r seen v =
  if r.v == seen then begin
    r.v <- v;
    true
  end
  else false

let fetch_and_add r n =
  let before = r.v in
  r.v <- before + n;
  before

let incr r = r.v <- r.v + 1
let decr r = r.v <- r.v - 1
