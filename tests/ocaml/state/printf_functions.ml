type point = { x : int; y : int }

let pp out p = Printf.fprintf out "(%d, %d)" p.x p.y
let pp_list pp out l = List.iteri (fun i x -> if i > 0 then output_string out "; "; pp out x) l
let log = ref []
let logf fmt = Printf.ksprintf (fun s -> log := s :: !log) fmt

let () =
  Printf.printf "%a and %a\n" pp { x = 1; y = 2 } (pp_list pp) [ { x = 3; y = 4 }; { x = 5; y = 6 } ];
  logf "one %d" 1;
  logf "two %s %b" "x" true;
  List.iter print_endline !log;
  Printf.printf "%t%!" (fun out -> output_string out "later\n");
  let b = Buffer.create 10 in
  Printf.bprintf b "%5d|%-5s|" 42 "ab";
  print_endline (Buffer.contents b)
