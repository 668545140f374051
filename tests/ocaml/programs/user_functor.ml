module type ORDERED = sig
  type t

  val compare : t -> t -> int
end

module Make (O : ORDERED) = struct
  type t = O.t list

  let empty : t = []

  let rec add x = function
    | [] -> [ x ]
    | y :: rest as l ->
        let c = O.compare x y in
        if c = 0 then l else if c < 0 then x :: l else y :: add x rest

  let mem x l = List.exists (fun y -> O.compare x y = 0) l
  let of_list l = List.fold_left (fun s x -> add x s) empty l
end

module Down = Make (struct
  type t = int

  let compare a b = compare b a
end)

module ByLength = Make (struct
  type t = string

  let compare a b = compare (String.length a) (String.length b)
end)

let down = Down.of_list [ 3; 1; 4; 1; 5 ]
let words = ByLength.of_list [ "three"; "a"; "of"; "four"; "be" ]
let has = ByLength.mem "xx" words
