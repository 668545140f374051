(* Lazy: a suspended computation is just that, Core being lazy. *)

type 'a t = 'a lazy_t

external force : 'a lazy_t -> 'a = "%lazy_force"

let force_val x = force x
let from_val x = lazy x
let from_fun f = lazy (f ())
let map f x = lazy (f (force x))
