let a = [| 0; 0 |]
let get = Array.get a

let () =
  a.(0) <- read_int ();
  if get 0 = 4 then
    print_string "here"
