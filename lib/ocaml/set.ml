(* Set.Make: balanced trees, heights of siblings differing by two at most. *)

module type OrderedType = sig
  type t

  val compare : t -> t -> int
end

module type S = sig
  type elt
  type t
  val empty : t
  val is_empty : t -> bool
  val mem : elt -> t -> bool
  val add : elt -> t -> t
  val singleton : elt -> t
  val remove : elt -> t -> t
  val union : t -> t -> t
  val inter : t -> t -> t
  val disjoint : t -> t -> bool
  val diff : t -> t -> t
  val compare : t -> t -> int
  val equal : t -> t -> bool
  val subset : t -> t -> bool
  val iter : (elt -> unit) -> t -> unit
  val map : (elt -> elt) -> t -> t
  val fold : (elt -> 'a -> 'a) -> t -> 'a -> 'a
  val for_all : (elt -> bool) -> t -> bool
  val exists : (elt -> bool) -> t -> bool
  val filter : (elt -> bool) -> t -> t
  val filter_map : (elt -> elt option) -> t -> t
  val partition : (elt -> bool) -> t -> t * t
  val cardinal : t -> int
  val elements : t -> elt list
  val min_elt : t -> elt
  val min_elt_opt : t -> elt option
  val max_elt : t -> elt
  val max_elt_opt : t -> elt option
  val choose : t -> elt
  val choose_opt : t -> elt option
  val split : elt -> t -> t * bool * t
  val find : elt -> t -> elt
  val find_opt : elt -> t -> elt option
  val find_first : (elt -> bool) -> t -> elt
  val find_first_opt : (elt -> bool) -> t -> elt option
  val find_last : (elt -> bool) -> t -> elt
  val find_last_opt : (elt -> bool) -> t -> elt option
  val of_list : elt list -> t
  val to_seq_from : elt -> t -> elt Seq.t
  val to_seq : t -> elt Seq.t
  val to_rev_seq : t -> elt Seq.t
  val add_seq : elt Seq.t -> t -> t
  val of_seq : elt Seq.t -> t
end

module Make (Ord : OrderedType) : S with type elt = Ord.t = struct
  type elt = Ord.t
  type t = Set_empty | Set_node of t * Ord.t * t * int

  let height = function Set_empty -> 0 | Set_node (_, _, _, h) -> h

  let create l x r =
    let hl = height l and hr = height r in
    Set_node (l, x, r, if hl >= hr then hl + 1 else hr + 1)

  let balance l x r =
    let hl = height l and hr = height r in
    if hl > hr + 2 then
      match l with
      | Set_empty -> create l x r
      | Set_node (ll, lx, lr, _) -> (
          if height ll >= height lr then create ll lx (create lr x r)
          else
            match lr with
            | Set_empty -> create l x r
            | Set_node (lrl, lrx, lrr, _) -> create (create ll lx lrl) lrx (create lrr x r))
    else if hr > hl + 2 then
      match r with
      | Set_empty -> create l x r
      | Set_node (rl, rx, rr, _) -> (
          if height rr >= height rl then create (create l x rl) rx rr
          else
            match rl with
            | Set_empty -> create l x r
            | Set_node (rll, rlx, rlr, _) -> create (create l x rll) rlx (create rlr rx rr))
    else create l x r

  let empty = Set_empty
  let is_empty = function Set_empty -> true | Set_node _ -> false
  let singleton x = Set_node (Set_empty, x, Set_empty, 1)

  let rec add x = function
    | Set_empty -> Set_node (Set_empty, x, Set_empty, 1)
    | Set_node (l, y, r, _) as s ->
        let order = Ord.compare x y in
        if order = 0 then s else if order < 0 then balance (add x l) y r else balance l y (add x r)

  let rec mem x = function
    | Set_empty -> false
    | Set_node (l, y, r, _) ->
        let order = Ord.compare x y in
        order = 0 || mem x (if order < 0 then l else r)

  let rec find x = function
    | Set_empty -> raise Not_found
    | Set_node (l, y, r, _) ->
        let order = Ord.compare x y in
        if order = 0 then y else find x (if order < 0 then l else r)

  let rec find_opt x = function
    | Set_empty -> None
    | Set_node (l, y, r, _) ->
        let order = Ord.compare x y in
        if order = 0 then Some y else find_opt x (if order < 0 then l else r)

  let rec min_elt = function
    | Set_empty -> raise Not_found
    | Set_node (Set_empty, x, _, _) -> x
    | Set_node (l, _, _, _) -> min_elt l

  let rec min_elt_opt = function
    | Set_empty -> None
    | Set_node (Set_empty, x, _, _) -> Some x
    | Set_node (l, _, _, _) -> min_elt_opt l

  let rec max_elt = function
    | Set_empty -> raise Not_found
    | Set_node (_, x, Set_empty, _) -> x
    | Set_node (_, _, r, _) -> max_elt r

  let rec max_elt_opt = function
    | Set_empty -> None
    | Set_node (_, x, Set_empty, _) -> Some x
    | Set_node (_, _, r, _) -> max_elt_opt r

  let rec remove_min = function
    | Set_empty -> Set_empty
    | Set_node (Set_empty, _, r, _) -> r
    | Set_node (l, x, r, _) -> balance (remove_min l) x r

  let glue a b = match a, b with
    | Set_empty, rest -> rest
    | rest, Set_empty -> rest
    | _ -> balance a (min_elt b) (remove_min b)

  let rec remove x = function
    | Set_empty -> Set_empty
    | Set_node (l, y, r, _) ->
        let order = Ord.compare x y in
        if order = 0 then glue l r
        else if order < 0 then balance (remove x l) y r
        else balance l y (remove x r)

  (* Any heights. *)
  let rec join l x r = match l, r with
    | Set_empty, _ -> add x r
    | _, Set_empty -> add x l
    | Set_node (ll, lx, lr, lh), Set_node (rl, rx, rr, rh) ->
        if lh > rh + 2 then balance ll lx (join lr x r)
        else if rh > lh + 2 then balance (join l x rl) rx rr
        else create l x r

  let concat a b = match a, b with
    | Set_empty, rest -> rest
    | rest, Set_empty -> rest
    | _ -> join a (min_elt b) (remove_min b)

  let rec split x = function
    | Set_empty -> (Set_empty, false, Set_empty)
    | Set_node (l, y, r, _) ->
        let order = Ord.compare x y in
        if order = 0 then (l, true, r)
        else if order < 0 then
          let below, found, above = split x l in
          (below, found, join above y r)
        else
          let below, found, above = split x r in
          (join l y below, found, above)

  let rec union a b = match a, b with
    | Set_empty, rest -> rest
    | rest, Set_empty -> rest
    | Set_node (l, x, r, _), _ ->
        let below, _, above = split x b in
        join (union l below) x (union r above)

  let rec inter a b = match a, b with
    | Set_empty, _ | _, Set_empty -> Set_empty
    | Set_node (l, x, r, _), _ ->
        let below, found, above = split x b in
        let l = inter l below and r = inter r above in
        if found then join l x r else concat l r

  let rec diff a b = match a, b with
    | Set_empty, _ -> Set_empty
    | rest, Set_empty -> rest
    | Set_node (l, x, r, _), _ ->
        let below, found, above = split x b in
        let l = diff l below and r = diff r above in
        if found then concat l r else join l x r

  let disjoint a b = is_empty (inter a b)
  let subset a b = is_empty (diff a b)

  let rec iter f = function Set_empty -> () | Set_node (l, x, r, _) -> iter f l; f x; iter f r

  let rec fold f s acc = match s with
    | Set_empty -> acc
    | Set_node (l, x, r, _) -> fold f r (f x (fold f l acc))

  let rec for_all p = function
    | Set_empty -> true
    | Set_node (l, x, r, _) -> p x && for_all p l && for_all p r

  let rec exists p = function
    | Set_empty -> false
    | Set_node (l, x, r, _) -> p x || exists p l || exists p r

  let rec filter p = function
    | Set_empty -> Set_empty
    | Set_node (l, x, r, _) ->
        let l = filter p l in
        let keep = p x in
        let r = filter p r in
        if keep then join l x r else concat l r

  let rec partition p = function
    | Set_empty -> (Set_empty, Set_empty)
    | Set_node (l, x, r, _) ->
        let lt, lf = partition p l in
        let keep = p x in
        let rt, rf = partition p r in
        if keep then (join lt x rt, concat lf rf) else (concat lt rt, join lf x rf)

  let rec cardinal = function Set_empty -> 0 | Set_node (l, _, r, _) -> cardinal l + 1 + cardinal r
  let rec elements_onto acc = function Set_empty -> acc | Set_node (l, x, r, _) -> elements_onto (x :: elements_onto acc r) l
  let elements s = elements_onto [] s
  let to_list = elements
  let of_list l = List.fold_left (fun s x -> add x s) Set_empty l
  let map f s = of_list (List.map f (elements s))
  let filter_map f s = of_list (List.filter_map f (elements s))
  let choose = min_elt
  let choose_opt = min_elt_opt
  let compare a b = List.compare Ord.compare (elements a) (elements b)
  let equal a b = compare a b = 0
  let to_seq s = List.to_seq (elements s)
  let add_seq s set = Seq.fold_left (fun set x -> add x set) set s
  let of_seq s = add_seq s Set_empty

  let rec find_first p = function
    | Set_empty -> raise Not_found
    | Set_node (l, x, r, _) ->
        if p x then (match find_first_opt p l with Some found -> found | None -> x) else find_first p r

  and find_first_opt p = function
    | Set_empty -> None
    | Set_node (l, x, r, _) ->
        if p x then (match find_first_opt p l with Some found -> Some found | None -> Some x) else find_first_opt p r

  let rec find_last p = function
    | Set_empty -> raise Not_found
    | Set_node (l, x, r, _) ->
        if p x then (match find_last_opt p r with Some found -> found | None -> x) else find_last p l

  and find_last_opt p = function
    | Set_empty -> None
    | Set_node (l, x, r, _) ->
        if p x then (match find_last_opt p r with Some found -> Some found | None -> Some x) else find_last_opt p l

  let to_rev_seq s = List.to_seq (List.rev (elements s))

  let rec from_onto low acc = function
    | Set_empty -> acc
    | Set_node (l, x, r, _) ->
        let order = Ord.compare x low in
        if order = 0 then x :: elements_onto acc r
        else if order < 0 then from_onto low acc r
        else from_onto low (x :: elements_onto acc r) l

  let to_seq_from low s = List.to_seq (from_onto low [] s)
end
