module type STORE = sig
  type key
  type 'a t
  val create : unit -> 'a t
  val put : 'a t -> key -> 'a -> unit
  val get : 'a t -> key -> 'a option
end

module Hash_store (K : Hashtbl.HashedType) : STORE with type key = K.t = struct
  module H = Hashtbl.Make (K)
  type key = K.t
  type 'a t = 'a H.t
  let create () = H.create 8
  let put = H.replace
  let get = H.find_opt
end

module Assoc_store (K : sig type t val equal : t -> t -> bool end) : STORE with type key = K.t = struct
  type key = K.t
  type 'a t = (K.t * 'a) list ref
  let create () = ref []
  let put t k v = t := (k, v) :: List.filter (fun (k', _) -> not (K.equal k k')) !t
  let get t k = Option.map snd (List.find_opt (fun (k', _) -> K.equal k k') !t)
end

module Test (S : STORE with type key = string) = struct
  let run name =
    let t = S.create () in
    S.put t "a" 1;
    S.put t "b" 2;
    S.put t "a" 3;
    let show k = match S.get t k with Some n -> string_of_int n | None -> "-" in
    Printf.printf "%s: %s %s %s\n" name (show "a") (show "b") (show "c")
end

module Str_key = struct type t = string let equal = String.equal let hash = Hashtbl.hash end
module T1 = Test (Hash_store (Str_key))
module T2 = Test (Assoc_store (Str_key))
let () = T1.run "hash"; T2.run "assoc"
