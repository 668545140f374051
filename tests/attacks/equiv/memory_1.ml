let n = ref 0
let alias x = let r = ref x in let all = [ r; r ] in List.iter incr all; !r
let count x = incr n; x + !n
let closure x = let k = ref x in let f, g = (fun () -> incr k), (fun () -> !k) in f (); f (); g ()
let caught x = let r = ref 0 in let s = [ r ] in (try List.iter (fun r -> r := x; failwith "") s with Failure _ -> ()); !r
let left a = Array.iter (fun f -> f ()) [| (fun () -> if Array.length a > 0 then a.(0) <- 1) |]
let said x = List.iter print_string [ "a"; "b" ]; x
let order l = let h = Hashtbl.create 1 in List.iter (fun k -> Hashtbl.replace h k ()) l; Hashtbl.fold (fun k () r -> k :: r) h []
