let verbose = ref false
let level = ref 1
let names = ref []

let specs =
  [ ("-v", Arg.Set verbose, " say more"); ("-n", Arg.Set_int level, "N level"); ("--mode", Arg.Symbol ([ "fast"; "slow" ], fun s -> names := s :: !names), " mode") ]

let parse argv =
  try
    Arg.parse_argv ~current:(ref 0) (Array.of_list ("prog" :: argv)) specs (fun s -> names := s :: !names) "prog [options]";
    Printf.printf "%b %d %s\n" !verbose !level (String.concat "," !names)
  with Arg.Bad m -> print_string ("bad: " ^ m) | Arg.Help m -> print_string ("help: " ^ m)

let () =
  parse [];
  parse [ "-v"; "file"; "-n"; "7" ];
  parse [ "-n"; "x" ];
  parse [ "--mode"; "fast" ];
  parse [ "--mode=slow"; "a" ];
  parse [ "-q" ];
  parse [ "-help" ];
  print_string (Arg.usage_string (Arg.align specs) "usage")
