(* Weak: arrays whose elements the collector may take. When it does is not known, so a run that has to know whether something is still
   there stops; what was never put there, or taken out again, is not. *)

type 'a t = 'a option array

let gone () = unsupported "a run that asks what the collector has left"

let create n = if n < 0 || n > Sys.max_array_length - 2 then invalid_arg "Weak.create" else Array.make n None
let length t = Array.length t
let check_place t i name = if i < 0 || i >= Array.length t then invalid_arg name else ()

let set t i x =
  check_place t i "Weak.set";
  t.(i) <- x

let seen (t : 'a t) i name : 'a option =
  check_place t i name;
  match t.(i) with None -> None | Some _ -> gone ()

let get t i = seen t i "Weak.get"
let get_copy t i = seen t i "Weak.get_copy"
let check t i = match seen t i "Weak.check" with None -> false | Some _ -> true

let blit a i b j n =
  if n < 0 || i < 0 || i > length a - n || j < 0 || j > length b - n then invalid_arg "Weak.blit"
  else Array.blit a i b j n

let fill t i n x = if i < 0 || n < 0 || i > length t - n then raise (Invalid_argument "Weak.fill") else Array.fill t i n x

module type S = sig
  type data
  type t

  val create : int -> t
  val clear : t -> unit
  val merge : t -> data -> data
  val add : t -> data -> unit
  val remove : t -> data -> unit
  val find : t -> data -> data
  val find_opt : t -> data -> data option
  val find_all : t -> data -> data list
  val mem : t -> data -> bool
  val iter : (data -> unit) -> t -> unit
  val fold : (data -> 'b -> 'b) -> t -> 'b -> 'b
  val count : t -> int
  val stats : t -> int * int * int * int * int * int
end

(* What is held, the latest first, each with its hash. *)
module Make (H : Hashtbl.HashedType) : S with type data = H.t = struct
  type data = H.t
  type t = { mutable held : (int * data) list }

  let create (_ : int) = { held = [] }
  let clear t = t.held <- []
  let add t x = t.held <- (H.hash x, x) :: t.held
  let rec equals hash x = function
    | [] -> []
    | (h, y) :: rest -> if h = hash && H.equal x y then y :: equals hash x rest else equals hash x rest

  let find_opt t x : data option = match equals (H.hash x) x t.held with [] -> None | _ -> gone ()
  let find t x = match find_opt t x with None -> raise Not_found | Some y -> y
  let find_all t x = match find_opt t x with None -> [] | Some y -> [ y ]
  let mem t x = match find_opt t x with None -> false | Some _ -> true

  let merge t x = match find_opt t x with
    | None ->
        add t x;
        x
    | Some y -> y

  let remove t x = match find_opt t x with None -> () | Some _ -> ()
  let all t : data list = match t.held with [] -> [] | _ -> gone ()
  let iter f t = List.iter f (all t)
  let fold f t acc = List.fold_left (fun acc x -> f x acc) acc (all t)
  let count t = List.length (all t)
  let stats (_ : t) : int * int * int * int * int * int = gone ()
end
