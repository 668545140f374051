(* What a constructor matches has any type that the constructor's own parts allow. *)
let map_error f = function Error e -> Error (f e) | Ok _ as ok -> ok
let map f = function Ok x -> Ok (f x) | Error _ as e -> e
let show = function Ok n -> "ok " ^ string_of_int n | Error s -> "error " ^ s
let () = List.iter (fun r -> print_endline (show r)) [ map String.length (Ok "abc"); map_error string_of_int (Error 3); map String.length (Error "e") ]

type ('a, 'b) either = First of 'a | Second of 'b

let bind t f = match t with First x -> f x | Second _ as y -> y
let () = match bind (bind (First 1) (fun n -> First (string_of_int n))) (fun s -> Second (s ^ "!")) with Second s -> print_endline s | First (_ : int) -> ()
let swap = function (First _ as f), _ -> f | (Second _ as s), First _ -> s | _, (Second _ as s) -> s
let () = match swap (First 1, First 2) with First n -> print_int n | Second (_ : int) -> ()
let pick = let chosen = List.length [ 1 ] > 0 in fun a b -> if chosen then a else b
let () = print_newline (); print_endline (pick "left" "right")
let apply = match true with true -> fun f x -> f x | false -> fun f x -> f x
let () = print_int (apply succ 1); print_string (apply String.trim " x "); print_newline ()
let size : _ result -> int = function Ok _ -> 1 | Error _ -> 0
let () = print_int (size (Ok "a") + size (Error 1)); print_newline ()
let cell = { contents = 1 }
let () = cell.contents <- cell.contents + 1; Printf.printf "%d %g %g\n" !cell 0x1.8p3 0xAp-2


type 'a mine = 'a Stdlib.ref = { mutable contents : 'a }
let () = let r : int mine = ref 1 in r.contents <- 5; print_int !r; print_newline ()
