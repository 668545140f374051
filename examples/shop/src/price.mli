type t

val of_cents : int -> t
val cents : t -> int
val add : t -> t -> t
val discount : percent:int -> t -> t
