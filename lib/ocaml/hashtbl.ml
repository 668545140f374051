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
