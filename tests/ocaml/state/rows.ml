(* Polymorphic variants: one tag with different things, open and closed types, coercions. *)
type margin = [ `Margin of float | `Page of int ]
type both = [ `Margin of float * float | `Title of string ]

let one : margin -> string = function `Margin x -> Printf.sprintf "%g" x | `Page n -> string_of_int n
let two : both -> string = function `Margin (x, y) -> Printf.sprintf "%g,%g" x y | `Title s -> s
let () = print_endline (one (`Margin 1.5)); print_endline (two (`Margin (1., 2.))); print_endline (one (`Page 3))

type base = [ `A | `B of int ]
type more = [ base | `C of string ]

let of_base (b : base) = (b :> more)
let show : more -> string = function #base as b -> (match b with `A -> "a" | `B n -> "b" ^ string_of_int n) | `C s -> "c" ^ s
let () = List.iter (fun m -> print_endline (show m)) [ of_base `A; of_base (`B 2); `C "x" ]
let () = Printf.printf "%b %b %d\n" (of_base `A = `A) (`B 1 = `B 2) (compare (`B 1 : base) (`B 2))

let describe = function `Low -> "low" | `High -> "high" | `Other s -> s
let () = List.iter print_endline (List.map describe [ `Low; `High; `Other "other" ])
let map f = function `Some x -> `Some (f x) | `None -> `None
let () = print_endline (match map succ (`Some 1) with `Some n -> string_of_int n | `None -> "none")
let () = print_endline (match map String.length (`Some "four") with `Some n -> string_of_int n | `None -> "none")
let counts = Hashtbl.create 4
let note (k : [> `In | `Out of int ]) = Hashtbl.replace counts k (1 + try Hashtbl.find counts k with Not_found -> 0)
let () = note `In; note (`Out 1); note `In; note (`Out 2); note (`Out 1)
let () = Printf.printf "%d %d %d\n" (Hashtbl.find counts `In) (Hashtbl.find counts (`Out 1)) (Hashtbl.length counts)
