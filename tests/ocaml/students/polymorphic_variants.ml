type shape = [ `Circle of float | `Square of float | `Empty ]
let area : shape -> float = function `Circle r -> 3. *. r *. r | `Square s -> s *. s | `Empty -> 0.
let describe = function `On -> "on" | `Off -> "off" | `Level n when n > 10 -> "high" | `Level n -> "level " ^ string_of_int n
type extended = [ shape | `Triangle of float * float ]
let area' : extended -> float = function `Triangle (b, h) -> b *. h /. 2. | #shape as s -> area s
let toggle = function `On -> `Off | `Off -> `On
let () =
  List.iter (fun s -> Printf.printf "%.1f " (area' s)) [ `Circle 1.; `Triangle (2., 3.); `Empty ];
  print_newline ();
  List.iter (fun s -> print_endline (describe s)) [ `On; `Level 3; `Level 30; `Off ];
  if toggle `On = `Off then print_endline "toggled"
