let items = [| (2, 3); (3, 4); (4, 5); (5, 8) |]
let cap = 9
let best = Array.make_matrix (Array.length items + 1) (cap + 1) 0
let () = Array.iteri (fun i (w, v) -> for c = 0 to cap do best.(i + 1).(c) <- max best.(i).(c) (if c >= w then best.(i).(c - w) + v else 0) done) items
let () = Array.iter (fun r -> Array.iter (Printf.printf "%d ") r; print_newline ()) best
