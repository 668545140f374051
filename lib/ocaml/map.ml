(* Map.Make: balanced trees, heights of siblings differing by two at most. *)

module type OrderedType = sig
  type t

  val compare : t -> t -> int
end

module type S = sig
  type key
  type +'a t
  val empty : 'a t
  val is_empty : 'a t -> bool
  val mem : key -> 'a t -> bool
  val add : key -> 'a -> 'a t -> 'a t
  val update : key -> ('a option -> 'a option) -> 'a t -> 'a t
  val singleton : key -> 'a -> 'a t
  val remove : key -> 'a t -> 'a t
  val merge : (key -> 'a option -> 'b option -> 'c option) -> 'a t -> 'b t -> 'c t
  val union : (key -> 'a -> 'a -> 'a option) -> 'a t -> 'a t -> 'a t
  val compare : ('a -> 'a -> int) -> 'a t -> 'a t -> int
  val equal : ('a -> 'a -> bool) -> 'a t -> 'a t -> bool
  val iter : (key -> 'a -> unit) -> 'a t -> unit
  val fold : (key -> 'a -> 'b -> 'b) -> 'a t -> 'b -> 'b
  val for_all : (key -> 'a -> bool) -> 'a t -> bool
  val exists : (key -> 'a -> bool) -> 'a t -> bool
  val filter : (key -> 'a -> bool) -> 'a t -> 'a t
  val filter_map : (key -> 'a -> 'b option) -> 'a t -> 'b t
  val partition : (key -> 'a -> bool) -> 'a t -> 'a t * 'a t
  val cardinal : 'a t -> int
  val bindings : 'a t -> (key * 'a) list
  val min_binding : 'a t -> key * 'a
  val min_binding_opt : 'a t -> (key * 'a) option
  val max_binding : 'a t -> key * 'a
  val max_binding_opt : 'a t -> (key * 'a) option
  val choose : 'a t -> key * 'a
  val choose_opt : 'a t -> (key * 'a) option
  val split : key -> 'a t -> 'a t * 'a option * 'a t
  val find : key -> 'a t -> 'a
  val find_opt : key -> 'a t -> 'a option
  val find_first : (key -> bool) -> 'a t -> key * 'a
  val find_first_opt : (key -> bool) -> 'a t -> (key * 'a) option
  val find_last : (key -> bool) -> 'a t -> key * 'a
  val find_last_opt : (key -> bool) -> 'a t -> (key * 'a) option
  val map : ('a -> 'b) -> 'a t -> 'b t
  val mapi : (key -> 'a -> 'b) -> 'a t -> 'b t
  val to_seq : 'a t -> (key * 'a) Seq.t
  val to_rev_seq : 'a t -> (key * 'a) Seq.t
  val to_seq_from : key -> 'a t -> (key * 'a) Seq.t
  val add_seq : (key * 'a) Seq.t -> 'a t -> 'a t
  val of_seq : (key * 'a) Seq.t -> 'a t
end

module Make (Ord : OrderedType) : S with type key = Ord.t = struct
  type key = Ord.t
  type 'a t = Map_empty | Map_node of 'a t * Ord.t * 'a * 'a t * int

  let height = function Map_empty -> 0 | Map_node (_, _, _, _, h) -> h

  let create l k v r =
    let hl = height l and hr = height r in
    Map_node (l, k, v, r, if hl >= hr then hl + 1 else hr + 1)

  let balance l k v r =
    let hl = height l and hr = height r in
    if hl > hr + 2 then
      match l with
      | Map_empty -> create l k v r
      | Map_node (ll, lk, lv, lr, _) -> (
          if height ll >= height lr then create ll lk lv (create lr k v r)
          else
            match lr with
            | Map_empty -> create l k v r
            | Map_node (lrl, lrk, lrv, lrr, _) -> create (create ll lk lv lrl) lrk lrv (create lrr k v r))
    else if hr > hl + 2 then
      match r with
      | Map_empty -> create l k v r
      | Map_node (rl, rk, rv, rr, _) -> (
          if height rr >= height rl then create (create l k v rl) rk rv rr
          else
            match rl with
            | Map_empty -> create l k v r
            | Map_node (rll, rlk, rlv, rlr, _) -> create (create l k v rll) rlk rlv (create rlr rk rv rr))
    else create l k v r

  let empty = Map_empty
  let is_empty = function Map_empty -> true | Map_node _ -> false
  let singleton k v = Map_node (Map_empty, k, v, Map_empty, 1)

  let rec add k v = function
    | Map_empty -> Map_node (Map_empty, k, v, Map_empty, 1)
    | Map_node (l, k', v', r, h) ->
        let order = Ord.compare k k' in
        if order = 0 then Map_node (l, k, v, r, h)
        else if order < 0 then balance (add k v l) k' v' r
        else balance l k' v' (add k v r)

  let rec find k = function
    | Map_empty -> raise Not_found
    | Map_node (l, k', v, r, _) ->
        let order = Ord.compare k k' in
        if order = 0 then v else find k (if order < 0 then l else r)

  let rec find_opt k = function
    | Map_empty -> None
    | Map_node (l, k', v, r, _) ->
        let order = Ord.compare k k' in
        if order = 0 then Some v else find_opt k (if order < 0 then l else r)

  let rec mem k = function
    | Map_empty -> false
    | Map_node (l, k', _, r, _) ->
        let order = Ord.compare k k' in
        order = 0 || mem k (if order < 0 then l else r)

  let rec min_binding = function
    | Map_empty -> raise Not_found
    | Map_node (Map_empty, k, v, _, _) -> (k, v)
    | Map_node (l, _, _, _, _) -> min_binding l

  let rec min_binding_opt = function
    | Map_empty -> None
    | Map_node (Map_empty, k, v, _, _) -> Some (k, v)
    | Map_node (l, _, _, _, _) -> min_binding_opt l

  let rec max_binding = function
    | Map_empty -> raise Not_found
    | Map_node (_, k, v, Map_empty, _) -> (k, v)
    | Map_node (_, _, _, r, _) -> max_binding r

  let rec max_binding_opt = function
    | Map_empty -> None
    | Map_node (_, k, v, Map_empty, _) -> Some (k, v)
    | Map_node (_, _, _, r, _) -> max_binding_opt r

  let rec remove_min = function
    | Map_empty -> Map_empty
    | Map_node (Map_empty, _, _, r, _) -> r
    | Map_node (l, k, v, r, _) -> balance (remove_min l) k v r

  (* All keys of the first are below those of the second, and their heights are close. *)
  let glue a b = match a, b with
    | Map_empty, rest -> rest
    | rest, Map_empty -> rest
    | _ ->
        let k, v = min_binding b in
        balance a k v (remove_min b)

  let rec remove k = function
    | Map_empty -> Map_empty
    | Map_node (l, k', v, r, _) ->
        let order = Ord.compare k k' in
        if order = 0 then glue l r
        else if order < 0 then balance (remove k l) k' v r
        else balance l k' v (remove k r)

  let update k f m = match f (find_opt k m) with
    | None -> remove k m
    | Some v -> add k v m

  let rec iter f = function
    | Map_empty -> ()
    | Map_node (l, k, v, r, _) -> iter f l; f k v; iter f r

  let rec map f = function
    | Map_empty -> Map_empty
    | Map_node (l, k, v, r, h) ->
        let l = map f l in
        let v = f v in
        Map_node (l, k, v, map f r, h)

  let rec mapi f = function
    | Map_empty -> Map_empty
    | Map_node (l, k, v, r, h) ->
        let l = mapi f l in
        let v = f k v in
        Map_node (l, k, v, mapi f r, h)

  let rec fold f m acc = match m with
    | Map_empty -> acc
    | Map_node (l, k, v, r, _) -> fold f r (f k v (fold f l acc))

  let rec for_all p = function
    | Map_empty -> true
    | Map_node (l, k, v, r, _) -> p k v && for_all p l && for_all p r

  let rec exists p = function
    | Map_empty -> false
    | Map_node (l, k, v, r, _) -> p k v || exists p l || exists p r

  (* Any heights. *)
  let rec join l k v r = match l, r with
    | Map_empty, _ -> add k v r
    | _, Map_empty -> add k v l
    | Map_node (ll, lk, lv, lr, lh), Map_node (rl, rk, rv, rr, rh) ->
        if lh > rh + 2 then balance ll lk lv (join lr k v r)
        else if rh > lh + 2 then balance (join l k v rl) rk rv rr
        else create l k v r

  let concat a b = match a, b with
    | Map_empty, rest -> rest
    | rest, Map_empty -> rest
    | _ ->
        let k, v = min_binding b in
        join a k v (remove_min b)

  let rec split k = function
    | Map_empty -> (Map_empty, None, Map_empty)
    | Map_node (l, k', v, r, _) ->
        let order = Ord.compare k k' in
        if order = 0 then (l, Some v, r)
        else if order < 0 then
          let below, found, above = split k l in
          (below, found, join above k' v r)
        else
          let below, found, above = split k r in
          (join l k' v below, found, above)

  let rec filter p = function
    | Map_empty -> Map_empty
    | Map_node (l, k, v, r, _) ->
        let l = filter p l in
        let keep = p k v in
        let r = filter p r in
        if keep then join l k v r else concat l r

  let rec filter_map f = function
    | Map_empty -> Map_empty
    | Map_node (l, k, v, r, _) -> (
        let l = filter_map f l in
        let kept = f k v in
        let r = filter_map f r in
        match kept with Some w -> join l k w r | None -> concat l r)

  let rec partition p = function
    | Map_empty -> (Map_empty, Map_empty)
    | Map_node (l, k, v, r, _) ->
        let lt, lf = partition p l in
        let keep = p k v in
        let rt, rf = partition p r in
        if keep then (join lt k v rt, concat lf rf) else (concat lt rt, join lf k v rf)

  let rec merge f a b = match a, b with
    | Map_empty, Map_empty -> Map_empty
    | Map_node (l, k, v, r, h), _ when h >= height b ->
        let below, found, above = split k b in
        let l = merge f l below in
        let kept = f k (Some v) found in
        let r = merge f r above in
        (match kept with Some w -> join l k w r | None -> concat l r)
    | _, Map_node (l, k, v, r, _) ->
        let below, found, above = split k a in
        let l = merge f below l in
        let kept = f k found (Some v) in
        let r = merge f above r in
        (match kept with Some w -> join l k w r | None -> concat l r)
    | Map_node _, Map_empty -> assert false

  let union f a b =
    merge (fun k x y -> match x, y with
      | Some x, Some y -> f k x y
      | Some x, None -> Some x
      | None, y -> y) a b

  let rec cardinal = function Map_empty -> 0 | Map_node (l, _, _, r, _) -> cardinal l + 1 + cardinal r

  let rec bindings_onto acc = function
    | Map_empty -> acc
    | Map_node (l, k, v, r, _) -> bindings_onto ((k, v) :: bindings_onto acc r) l

  let bindings m = bindings_onto [] m
  let to_list = bindings
  let of_list l = List.fold_left (fun m (k, v) -> add k v m) Map_empty l
  let choose = min_binding
  let choose_opt = min_binding_opt

  let rec find_first p = function
    | Map_empty -> raise Not_found
    | Map_node (l, k, v, r, _) ->
        if p k then (match find_first_opt p l with Some found -> found | None -> (k, v)) else find_first p r

  and find_first_opt p = function
    | Map_empty -> None
    | Map_node (l, k, v, r, _) ->
        if p k then (match find_first_opt p l with Some found -> Some found | None -> Some (k, v))
        else find_first_opt p r

  let equal eq a b =
    List.equal (fun (k, v) (k', v') -> Ord.compare k k' = 0 && eq v v') (bindings a) (bindings b)

  let compare cmp a b =
    List.compare
      (fun (k, v) (k', v') -> match Ord.compare k k' with 0 -> cmp v v' | order -> order)
      (bindings a) (bindings b)

  let to_seq m = List.to_seq (bindings m)
  let add_seq s m = Seq.fold_left (fun m (k, v) -> add k v m) m s
  let of_seq s = add_seq s Map_empty

  let rec find_last p = function
    | Map_empty -> raise Not_found
    | Map_node (l, k, v, r, _) ->
        if p k then (match find_last_opt p r with Some found -> found | None -> (k, v)) else find_last p l

  and find_last_opt p = function
    | Map_empty -> None
    | Map_node (l, k, v, r, _) ->
        if p k then (match find_last_opt p r with Some found -> Some found | None -> Some (k, v))
        else find_last_opt p l

  let to_rev_seq m = List.to_seq (List.rev (bindings m))

  let rec from_onto low acc = function
    | Map_empty -> acc
    | Map_node (l, k, v, r, _) ->
        let order = Ord.compare k low in
        if order = 0 then (k, v) :: bindings_onto acc r
        else if order < 0 then from_onto low acc r
        else from_onto low ((k, v) :: bindings_onto acc r) l

  let to_seq_from low m = List.to_seq (from_onto low [] m)
end
