module type S = sig
  type t
  val make : int -> t
end
module M : S = struct
  type t = int list
  let make n = [ n ]
end
module F (X : S) = struct
  let two = (X.make 1, X.make 2)
end
module A = F (M)
let labelled ~first ~second = first - second
let out_of_order = labelled ~second:1 ~first:10
let wrong_label = labelled ~third:1 ~first:2
let rec polymorphic : 'a. 'a list -> int = fun l -> match l with [] -> 0 | _ :: t -> 1 + polymorphic t
