(* Lazy: a suspended computation is just that, Core being lazy. *)

type 'a t = 'a lazy_t

exception Undefined

external force : 'a lazy_t -> 'a = "%lazy_force"

let force_val x = force x
let from_val x = lazy x
let from_fun f = lazy (f ())
let map f x = lazy (f (force x))
let is_val (_ : 'a t) : bool = unsupported "whether something lazy was forced"
let map_val (f : 'a -> 'b) (x : 'a t) : 'b t = if is_val x then from_val (f (force x)) else map f x
