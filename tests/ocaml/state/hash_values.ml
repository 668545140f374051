type t = Leaf | Node of t * int * t
type r = { name : string; mutable age : int; tags : string list }
let rec build n = if n = 0 then Leaf else Node (build (n - 1), n, build (n - 2 |> max 0))
let () = List.iter (fun n -> Printf.printf "%d " (Hashtbl.hash (build n))) [0; 1; 2; 3; 4; 5]; print_newline ()
let () = Printf.printf "%d %d\n" (Hashtbl.hash { name = "x"; age = 3; tags = ["a"; "bb"; "ccc"; "dddd"; "eeeee"] }) (Hashtbl.hash (1, "two", '3', (4, [5])))
let () = Printf.printf "%d %d %d\n" (Hashtbl.hash [| 1; 2; 3 |]) (Hashtbl.hash (ref "x")) (Hashtbl.hash (String.make 300 'q'))
let () = List.iter (fun s -> Printf.printf "%d " (Hashtbl.hash s)) ["a"; "ab"; "abc"; "abcd"; "abcde"; "\255\254"]; print_newline ()
let () = List.iter (fun n -> Printf.printf "%d " (Hashtbl.hash n)) [-1; 1; 1 lsl 31; -(1 lsl 40); max_int; min_int]; print_newline ()
let () = Printf.printf "%d %d\n" (Hashtbl.hash (List.init 30 (fun i -> i))) (Hashtbl.hash (List.init 30 (fun i -> [i])))
