let n = ref 0
let alias x = let r = ref x in let all = [ r; ref x ] in List.iter incr all; !r
let count x = n := !n + 2; x + !n
let closure x = let k = ref x in let f, g = (fun () -> incr k), (fun () -> !k) in f (); g ()
let caught x = let r = ref 0 in let s = [ r ] in (try List.iter (fun r -> failwith ""; r := x) s with Failure _ -> ()); !r
let left a = Array.iter (fun f -> f ()) [| (fun () -> if Array.length a > 0 then a.(0) <- 2) |]
let said x = List.iter print_string [ "b"; "a" ]; x
let order l = let h = Hashtbl.create 1 in List.iter (fun k -> Hashtbl.replace h k ()) (List.rev l); Hashtbl.fold (fun k () r -> r @ [ k ]) h []
