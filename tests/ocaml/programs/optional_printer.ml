(* Optional arguments that are passed on, and functions that take such functions. *)
let wrap ?(left = "(") ?(right = ")") s = left ^ s ^ right
let show_list ?sep ?left ?right show l =
  let sep = match sep with Some s -> s | None -> ", " in
  wrap ?left ?right (String.concat sep (List.map show l))
let plain = show_list string_of_int [ 1; 2; 3 ]
let brackets = show_list ~left:"[" ~right:"]" string_of_int [ 1; 2 ]
let lines = show_list ~sep:"|" (fun s -> s) [ "a"; "b" ]
let wrapped = List.map wrap [ "x"; "y" ]
let twice f x = f (f x)
let nested = twice wrap "z"
let stars = twice (wrap ~left:"*" ~right:"*") "z"
let pad ?(with_char = ' ') width s =
  let missing = width - String.length s in
  if missing <= 0 then s else String.make missing with_char ^ s
let table = List.map (pad 4) [ "1"; "22"; "55555" ]
let dots = List.map (pad ~with_char:'.' 4) [ "1"; "22" ]
