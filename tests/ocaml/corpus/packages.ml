(* First-class modules: made of modules and structures, opened in patterns, in expressions and at the top. *)
module type S = sig
  type t
  type u
  val zero : t
  val next : t -> t
  val show : t -> u
  val id : 'a -> 'a
  val pair : t -> 'b -> t * 'b
end
module A = struct type t = int type u = string let zero = 0 let next = succ let show = string_of_int let id x = x let pair a b = (a, b) end
module B = struct type t = string type u = string let zero = "" let next s = s ^ "!" let show s = s let id x = x let pair a b = (a, b) end
let twice (module M : S with type u = string) = M.show (M.next (M.next M.zero)) ^ M.id "." ^ string_of_int (M.id 3) ^ snd (M.pair M.zero "p")
let r1 = twice (module A)
let r2 = twice (module B)
let packs : (module S with type u = string) list = [ (module A); (module B); (module struct include A let next x = x + 10 end) ]
let r3 = List.map twice packs
let counter = ref 0
module type C = sig val tick : unit -> int end
let make () : (module C) = let n = ref 0 in (module struct let tick () = incr n; incr counter; !n end)
let c1 = make ()
let c2 = make ()
module C1 = (val c1)
module C2 = (val c2 : C)
let x1 = C1.tick () let x2 = C1.tick () let x3 = C2.tick ()
let r4 = (x1, x2, x3, !counter)
let use c = let (module X : C) = c in let a = X.tick () in a
let r5 = let a = use c1 in let b = use c2 in (a, b, !counter)
let choose b = if b then (module A : S with type u = string) else (module B)
let r6 = let module M = (val choose false) in M.show (M.next M.zero)
module F (X : C) = struct let twice () = let a = X.tick () in a + X.tick () end
let r7 = let module X = F ((val make () : C)) in X.twice ()
let opt : (module C) option = Some c1
let r8 = match opt with Some (module X) -> X.tick () | None -> 0
let add (type a) (module O : Map.OrderedType with type t = a) (x : a) (l : a list) = let module Z = Set.Make (O) in Z.elements (Z.add x (Z.of_list l))
let r9 = (add (module Int) 3 [ 5; 1 ], add (module String) "b" [ "c"; "a" ])
let with_effect = let log = ref [] in let m = (module struct let () = log := "made" :: !log let tick () = log := "tick" :: !log; List.length !log end : C) in let module M = (val m) in let a = M.tick () in (a, !log)
