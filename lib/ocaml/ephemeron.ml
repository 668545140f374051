(* Ephemeron: what is kept as long as its keys are. When the collector takes it is not known, so a run that has to know whether
   something is still there stops; what was never put there, or taken out again, is not. *)

let gone () = unsupported "a run that asks what the collector has left"

module type S = sig
  type key
  type 'a t

  val create : int -> 'a t
  val clear : 'a t -> unit
  val reset : 'a t -> unit
  val copy : 'a t -> 'a t
  val add : 'a t -> key -> 'a -> unit
  val remove : 'a t -> key -> unit
  val find : 'a t -> key -> 'a
  val find_opt : 'a t -> key -> 'a option
  val find_all : 'a t -> key -> 'a list
  val replace : 'a t -> key -> 'a -> unit
  val mem : 'a t -> key -> bool
  val iter : (key -> 'a -> unit) -> 'a t -> unit
  val filter_map_inplace : (key -> 'a -> 'a option) -> 'a t -> unit
  val fold : (key -> 'a -> 'b -> 'b) -> 'a t -> 'b -> 'b
  val length : 'a t -> int
  val stats : 'a t -> Hashtbl.statistics
  val to_seq : 'a t -> (key * 'a) Seq.t
  val to_seq_keys : 'a t -> key Seq.t
  val to_seq_values : 'a t -> 'a Seq.t
  val add_seq : 'a t -> (key * 'a) Seq.t -> unit
  val replace_seq : 'a t -> (key * 'a) Seq.t -> unit
  val of_seq : (key * 'a) Seq.t -> 'a t
  val clean : 'a t -> unit
  val stats_alive : 'a t -> Hashtbl.statistics
end

(* Bindings, the latest first, each with its hash, which nobody sees. *)
external hash_with : ('k -> int) -> 'k -> int = "%hash_with"

module Table (H : Hashtbl.HashedType) = struct
  type key = H.t
  type 'a t = { mutable held : (int * key * 'a) list }

  let create (_ : int) = { held = [] }
  let clear t = t.held <- []
  let reset t = t.held <- []
  let copy t = { held = t.held }
  let add t k v = t.held <- (hash_with H.hash k, k, v) :: t.held
  let rec is_held hash k = function [] -> false | (h, key, _) :: rest -> (h = hash && H.equal k key) || is_held hash k rest
  let mem t k = is_held (hash_with H.hash k) k t.held && gone ()
  let find_opt (t : 'a t) k : 'a option = if mem t k then gone () else None
  let find (t : 'a t) k : 'a = if mem t k then gone () else raise Not_found
  let find_all (t : 'a t) k : 'a list = if mem t k then gone () else []

  (* The latest binding that is still there. *)
  let rec without hash k = function
    | [] -> []
    | ((h, key, _) as binding) :: rest ->
        if h = hash && H.equal k key then if is_held hash k rest then gone () else rest else binding :: without hash k rest

  let remove t k = t.held <- without (hash_with H.hash k) k t.held

  let replace t k v =
    let hash = hash_with H.hash k in
    t.held <- (hash, k, v) :: without hash k t.held

  let all (t : 'a t) : (int * key * 'a) list = match t.held with [] -> [] | _ -> gone ()
  let iter f t = List.iter (fun (_, k, v) -> f k v) (all t)
  let fold f t acc = List.fold_left (fun acc (_, k, v) -> f k v acc) acc (all t)
  let filter_map_inplace (_ : key -> 'a -> 'a option) t = match all t with _ -> ()
  let length t = List.length (all t)
  let to_seq t = List.to_seq (List.map (fun (_, k, v) -> (k, v)) (all t))
  let to_seq_keys t = Seq.map fst (to_seq t)
  let to_seq_values t = Seq.map snd (to_seq t)
  let add_seq t s = Seq.iter (fun (k, v) -> add t k v) s
  let replace_seq t s = Seq.iter (fun (k, v) -> replace t k v) s

  let of_seq s =
    let t = create 16 in
    replace_seq t s;
    t

  let clean (_ : 'a t) = ()
  let stats (_ : 'a t) : Hashtbl.statistics = gone ()
  let stats_alive (_ : 'a t) : Hashtbl.statistics = gone ()
end

module K1 = struct
  type ('k, 'd) t = { mutable key : 'k option; mutable data : 'd option }

  let left (x : 'a option) : 'a option = match x with None -> None | Some _ -> gone ()
  let create () = { key = None; data = None }
  let make k d = { key = Some k; data = Some d }
  let query e k = match e.key with None -> None | Some key -> if key == k then e.data else None
  let get_key e = left e.key
  let get_key_copy e = left e.key
  let set_key e k = e.key <- Some k
  let unset_key e = e.key <- None
  let check_key e = match left e.key with None -> false | Some _ -> true
  let blit_key a b = b.key <- a.key
  let get_data e = left e.data
  let get_data_copy e = left e.data
  let set_data e d = e.data <- Some d
  let unset_data e = e.data <- None
  let check_data e = match left e.data with None -> false | Some _ -> true
  let blit_data a b = b.data <- a.data

  module Make (H : Hashtbl.HashedType) : S with type key = H.t = Table (H)
end

module K2 = struct
  module Make (A : Hashtbl.HashedType) (B : Hashtbl.HashedType) : S with type key = A.t * B.t = Table (struct
    type t = A.t * B.t

    let equal (a, b) (c, d) = A.equal a c && B.equal b d
    let hash (a, b) = A.hash a + (B.hash b * 65599)
  end)
end
