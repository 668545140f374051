type 'a visitor = { visit : 'b. 'b list -> 'a; name : string }

let length = { visit = (fun l -> List.length l); name = "length" }
let empty = { visit = (fun l -> match l with [] -> 0 | _ -> 1); name = "empty" }

type 'a return = { return : 'b. 'a -> 'b }

let with_return (type a) f =
  let module M = struct exception Return of a end in
  try f { return = (fun x -> raise (M.Return x)) } with M.Return x -> x

let () =
  Printf.printf "%s %d %d\n" length.name (length.visit [ 1; 2 ]) (length.visit [ "a" ]);
  let first_negative l = with_return (fun r -> List.iter (fun x -> if x < 0 then r.return (Some x)) l; None) in
  match first_negative [ 3; -4; -5 ] with Some n -> Printf.printf "%d\n" n | None -> print_endline "none"
