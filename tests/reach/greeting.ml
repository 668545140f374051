(* A line of text: its characters and its length are found. *)
let name = read_line ()
let age = read_int ()

let greeting =
  match name with
  | "" -> "nobody"
  | "admin" when age > 100 ->
      let old_admin = "welcome back" in
      old_admin
  | _ ->
      if String.length name = 3 && name.[0] = 'x' && name.[2] = '!' then
        let odd = "what a name" in
        odd
      else "hello"

let () = print_endline greeting
