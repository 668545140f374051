module type ORDERED = sig type t val compare : t -> t -> int end

module type SET = sig
  type elt
  type t
  val empty : t
  val add : elt -> t -> t
  val mem : elt -> t -> bool
  val to_list : t -> elt list
  val union : t -> t -> t
end

module Make (O : ORDERED) : SET with type elt = O.t = struct
  type elt = O.t
  type t = Leaf | Node of t * elt * t
  let empty = Leaf
  let rec add x = function
    | Leaf -> Node (Leaf, x, Leaf)
    | Node (l, y, r) as t ->
      let c = O.compare x y in
      if c < 0 then Node (add x l, y, r) else if c > 0 then Node (l, y, add x r) else t
  let rec mem x = function
    | Leaf -> false
    | Node (l, y, r) -> (match O.compare x y with 0 -> true | c when c < 0 -> mem x l | _ -> mem x r)
  let rec fold f t acc = match t with Leaf -> acc | Node (l, x, r) -> fold f r (f x (fold f l acc))
  let to_list t = List.rev (fold (fun x l -> x :: l) t [])
  let union a b = fold add a b
end

module IntSet = Make (Int)
module CaseInsensitive = Make (struct
  type t = string
  let compare a b = compare (String.lowercase_ascii a) (String.lowercase_ascii b)
end)

let () =
  let s = List.fold_right IntSet.add [ 3; 1; 4; 1; 5; 9; 2; 6 ] IntSet.empty in
  List.iter (Printf.printf "%d ") (IntSet.to_list (IntSet.union s (IntSet.add 7 IntSet.empty)));
  Printf.printf "%b\n" (IntSet.mem 8 s);
  let w = List.fold_right CaseInsensitive.add [ "B"; "a"; "A"; "b"; "c" ] CaseInsensitive.empty in
  print_endline (String.concat " " (CaseInsensitive.to_list w))
