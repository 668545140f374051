(* Hashtbl: bindings, the latest first. Changing one is for local tables only, see the compiler; the functions that say what a
   table is afterwards stand beside those that programs call. In what order a table is gone through depends on how its keys are
   hashed, which is not known here. *)

type ('a, 'b) t = Hashtbl_bindings of ('a * 'b) list

let create (_ : int) = Hashtbl_bindings []
let copy t = t
let length (Hashtbl_bindings l) = length_from 0 l
let rec find_in k = function [] -> raise Not_found | (key, v) :: rest -> if compare key k = 0 then v else find_in k rest
let find (Hashtbl_bindings l) k = find_in k l
let rec find_opt_in k = function [] -> None | (key, v) :: rest -> if compare key k = 0 then Some v else find_opt_in k rest
let find_opt (Hashtbl_bindings l) k = find_opt_in k l

let rec find_all_in k = function
  | [] -> []
  | (key, v) :: rest -> if compare key k = 0 then v :: find_all_in k rest else find_all_in k rest

let find_all (Hashtbl_bindings l) k = find_all_in k l
let rec mem_in k = function [] -> false | (key, _) :: rest -> compare key k = 0 || mem_in k rest
let mem (Hashtbl_bindings l) k = mem_in k l

let rec removed_from k = function
  | [] -> []
  | (key, v) :: rest -> if compare key k = 0 then rest else (key, v) :: removed_from k rest

let rec replaced_in k v = function
  | [] -> [ (k, v) ]
  | (key, old) :: rest -> if compare key k = 0 then (k, v) :: rest else (key, old) :: replaced_in k v rest


(* Where tables are shared, keys are hashed by their type, as they are compared: so adding takes what comparison takes. *)
let added (Hashtbl_bindings l) k v =
  let _ = fun () -> compare k k in
  Hashtbl_bindings ((k, v) :: l)

let removed (Hashtbl_bindings l) k = Hashtbl_bindings (removed_from k l)
let replaced (Hashtbl_bindings l) k v = Hashtbl_bindings (replaced_in k v l)
let cleared (Hashtbl_bindings _) = Hashtbl_bindings []

let not_local () = unsupported "a hash table that is not local and simple"
let in_order () = unsupported "the order of a hash table"
let add (_ : ('a, 'b) t) (k : 'a) (_ : 'b) : unit = if compare k k = 0 then not_local () else not_local ()
let remove (_ : ('a, 'b) t) (k : 'a) : unit = if compare k k = 0 then not_local () else not_local ()
let replace (_ : ('a, 'b) t) (k : 'a) (_ : 'b) : unit = if compare k k = 0 then not_local () else not_local ()
let clear (_ : ('a, 'b) t) : unit = not_local ()
let reset (_ : ('a, 'b) t) : unit = not_local ()

let iter f (Hashtbl_bindings l) = match l with [] -> () | [ (k, v) ] -> f k v | _ -> in_order ()
let fold f (Hashtbl_bindings l) acc = match l with [] -> acc | [ (k, v) ] -> f k v acc | _ -> in_order ()
let hash (x : 'a) : int = if compare x x = 0 then unsupported "the hash of a value" else unsupported "the hash of a value"

let hash_param (_ : int) (_ : int) x = hash x
let seeded_hash_param (_ : int) (_ : int) (_ : int) x = hash x
let seeded_hash (_ : int) x = hash x
let is_randomized () : bool = unsupported "a run that asks whether tables are randomized"

type statistics = { num_bindings : int; num_buckets : int; max_bucket_length : int; bucket_histogram : int array }

let stats (_ : ('a, 'b) t) : statistics = in_order ()
let add_seq t s = Seq.iter (fun (k, v) -> add t k v) s
let replace_seq t s = Seq.iter (fun (k, v) -> replace t k v) s
let filter_map_inplace (_ : 'a -> 'b -> 'b option) (_ : ('a, 'b) t) : unit = not_local ()

let of_seq s =
  let t = create 16 in
  replace_seq t s;
  t

(* Tables over a hash and an equality of the program's, in OCaml's order: buckets by the low bits of the hash, the latest binding
   first, twice as many when there are more than two bindings for each. *)

module type HashedType = sig
  type t

  val equal : t -> t -> bool
  val hash : t -> int
end

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
  val to_seq : 'a t -> (key * 'a) Seq.t
  val to_seq_keys : 'a t -> key Seq.t
  val to_seq_values : 'a t -> 'a Seq.t
  val add_seq : 'a t -> (key * 'a) Seq.t -> unit
  val replace_seq : 'a t -> (key * 'a) Seq.t -> unit
  val of_seq : (key * 'a) Seq.t -> 'a t
end

module Make (H : HashedType) : S with type key = H.t = struct
  type key = H.t

  type 'a t = {
    mutable bindings : int;
    mutable buckets : (key * 'a) list array;
    initial : int;
    mutable changes : int;
  }

  let rec power_above x n = if x >= n || x * 2 > Sys.max_array_length then x else power_above (x * 2) n

  let create n =
    let size = power_above 16 n in
    { bindings = 0; buckets = Array.make size []; initial = size; changes = 0 }

  let copy t = { bindings = t.bindings; buckets = Array.copy t.buckets; initial = t.initial; changes = 0 }
  let length t = t.bindings
  let place t key = H.hash key land (Array.length t.buckets - 1)
  let note t = t.changes <- t.changes + 1

  (* A table that changes while it is gone through is not followed. *)
  let unchanged t before =
    if t.changes <> before then unsupported "a run that changes a hash table while it is gone through" else ()

  let clear t =
    if t.bindings > 0 then begin
      note t;
      t.bindings <- 0;
      Array.fill t.buckets 0 (Array.length t.buckets) []
    end

  let reset t =
    note t;
    t.bindings <- 0;
    if Array.length t.buckets = t.initial then Array.fill t.buckets 0 t.initial []
    else t.buckets <- Array.make t.initial []

  let rec backwards acc = function [] -> acc | x :: rest -> backwards (x :: acc) rest

  let resize t =
    let before = t.buckets in
    let size = Array.length before in
    if size * 2 < Sys.max_array_length then begin
      let buckets = Array.make (size * 2) [] in
      t.buckets <- buckets;
      let rec move l = match l with
        | [] -> ()
        | (key, v) :: rest ->
            let i = place t key in
            buckets.(i) <- (key, v) :: buckets.(i);
            move rest
      in
      for i = 0 to size - 1 do
        move before.(i)
      done;
      for i = 0 to (size * 2) - 1 do
        buckets.(i) <- backwards [] buckets.(i)
      done
    end

  let grown t =
    t.bindings <- t.bindings + 1;
    if t.bindings > Array.length t.buckets lsl 1 then resize t

  let add t key v =
    let i = place t key in
    note t;
    t.buckets.(i) <- (key, v) :: t.buckets.(i);
    grown t

  let rec has key = function [] -> false | (k, _) :: rest -> H.equal k key || has key rest
  let mem t key = has key t.buckets.(place t key)

  let rec without key before = function
    | [] -> None
    | (k, v) :: rest -> if H.equal k key then Some (backwards rest before) else without key ((k, v) :: before) rest

  let remove t key =
    let i = place t key in
    match without key [] t.buckets.(i) with
    | None -> ()
    | Some rest ->
        note t;
        t.bindings <- t.bindings - 1;
        t.buckets.(i) <- rest

  let rec found key = function [] -> None | (k, v) :: rest -> if H.equal key k then Some v else found key rest
  let find_opt t key = found key t.buckets.(place t key)
  let find t key = match find_opt t key with Some v -> v | None -> raise Not_found

  let rec all_found key = function
    | [] -> []
    | (k, v) :: rest -> if H.equal k key then v :: all_found key rest else all_found key rest

  let find_all t key = all_found key t.buckets.(place t key)

  let rec exchanged key v before = function
    | [] -> None
    | (k, old) :: rest ->
        if H.equal k key then Some (backwards ((key, v) :: rest) before) else exchanged key v ((k, old) :: before) rest

  let replace t key v =
    let i = place t key in
    match exchanged key v [] t.buckets.(i) with
    | Some bucket ->
        note t;
        t.buckets.(i) <- bucket
    | None ->
        note t;
        t.buckets.(i) <- (key, v) :: t.buckets.(i);
        grown t

  let iter f t =
    let before = t.changes in
    let rec visit l = match l with
      | [] -> ()
      | (key, v) :: rest ->
          f key v;
          unchanged t before;
          visit rest
    in
    for i = 0 to Array.length t.buckets - 1 do
      visit t.buckets.(i)
    done

  let fold f t acc =
    let before = t.changes in
    let rec visit acc l = match l with
      | [] -> acc
      | (key, v) :: rest ->
          let acc = f key v acc in
          unchanged t before;
          visit acc rest
    in
    let rec from i acc = if i = Array.length t.buckets then acc else from (i + 1) (visit acc t.buckets.(i)) in
    from 0 acc

  let filter_map_inplace f t =
    let before = t.changes in
    let rec kept acc l = match l with
      | [] -> backwards [] acc
      | (key, v) :: rest -> (
          let result = f key v in
          unchanged t before;
          match result with
          | None ->
              t.bindings <- t.bindings - 1;
              kept acc rest
          | Some v -> kept ((key, v) :: acc) rest)
    in
    for i = 0 to Array.length t.buckets - 1 do
      t.buckets.(i) <- kept [] t.buckets.(i)
    done;
    note t

  let to_seq t =
    let before = t.changes and buckets = t.buckets in
    let rec from i l () =
      unchanged t before;
      match l with
      | binding :: rest -> Seq.Cons (binding, from i rest)
      | [] -> if i = Array.length buckets then Seq.Nil else from (i + 1) buckets.(i) ()
    in
    from 0 []

  let to_seq_keys t = Seq.map fst (to_seq t)
  let to_seq_values t = Seq.map snd (to_seq t)
  let add_seq t s = Seq.iter (fun (key, v) -> add t key v) s
  let replace_seq t s = Seq.iter (fun (key, v) -> replace t key v) s

  let of_seq s =
    let t = create 16 in
    replace_seq t s;
    t
end
