(* What functions of the library write to is no constant for those that read it. *)

let cell = Atomic.make 1
let () = Atomic.set cell 8
let prop_set (k : int) = k + Atomic.get cell = k + 8
let prop_not_set (k : int) = k + Atomic.get cell = k + 1

let numbers = Stream.of_list [ 1; 2; 3 ]
let () = Stream.junk numbers
let prop_taken (k : int) = k + Stream.count numbers = k + 1
let prop_not_taken (k : int) = k + Stream.count numbers = k

let table = MoreLabels.Hashtbl.create 1
let put key data = MoreLabels.Hashtbl.add table ~key ~data
let () = put 1 8
let prop_put (k : int) = MoreLabels.Hashtbl.mem table 1 && k = k
let prop_not_put (k : int) = (not (MoreLabels.Hashtbl.mem table 1)) && k = k

let held = ref 3
let weak = Weak.create 1
let () = Weak.set weak 0 (Some held)
let prop_held (k : int) = Weak.check weak 0 && k + !held = k + 3
let prop_not_held (k : int) = (not (Weak.check weak 0)) && k = k
