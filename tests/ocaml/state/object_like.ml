type shape = { area : unit -> float; scale : float -> unit; name : string }
let square s = let side = ref s in { area = (fun () -> !side *. !side); scale = (fun k -> side := !side *. k); name = "square" }
let circle r = let radius = ref r in { area = (fun () -> 3. *. !radius *. !radius); scale = (fun k -> radius := !radius *. k); name = "circle" }
let all = [square 2.; circle 1.]
let () = List.iter (fun s -> s.scale 2.; Printf.printf "%s %.2f\n" s.name (s.area ())) all
