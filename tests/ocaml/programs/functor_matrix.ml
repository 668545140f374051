(* A functor of two arguments: matrices over a ring, of a size. *)
module type RING = sig type t val zero : t val one : t val add : t -> t -> t val mul : t -> t -> t end
module type SIZE = sig val n : int end
module Matrix (R : RING) (S : SIZE) = struct
  let range = List.init S.n (fun i -> i)
  let make f = List.map (fun i -> List.map (fun j -> f i j) range) range
  let get m i j = List.nth (List.nth m i) j
  let identity = make (fun i j -> if i = j then R.one else R.zero)
  let mul a b = make (fun i j -> List.fold_left (fun acc k -> R.add acc (R.mul (get a i k) (get b k j))) R.zero range)
  let rec pow m k = if k = 0 then identity else mul m (pow m (k - 1))
end
module Int_ring = struct type t = int let zero = 0 let one = 1 let add = ( + ) let mul = ( * ) end
module Bool_ring = struct type t = bool let zero = false let one = true let add = ( || ) let mul = ( && ) end
module M2 = Matrix (Int_ring) (struct let n = 2 end)
module B3 = Matrix (Bool_ring) (struct let n = 3 end)
let fib n : int = M2.get (M2.pow [ [ 1; 1 ]; [ 1; 0 ] ] n) 0 1
let fibs : int list = List.map fib [ 0; 1; 2; 10; 20 ]
let edges = [ [ false; true; false ]; [ false; false; true ]; [ false; false; false ] ]
let two_steps : bool list list = B3.pow edges 2
let ident : int list list = M2.identity
