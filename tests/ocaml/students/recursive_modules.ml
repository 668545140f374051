module rec Tree : sig
  type t = Leaf of string | Node of Forest.t
  val size : t -> int
end = struct
  type t = Leaf of string | Node of Forest.t
  let size = function Leaf _ -> 1 | Node f -> Forest.size f
end
and Forest : sig
  type t = Tree.t list
  val size : t -> int
end = struct
  type t = Tree.t list
  let size f = List.fold_left (fun n t -> n + Tree.size t) 0 f
end
let () = Printf.printf "%d\n" (Tree.size (Tree.Node [ Tree.Leaf "a"; Tree.Node [ Tree.Leaf "b"; Tree.Leaf "c" ] ]))
