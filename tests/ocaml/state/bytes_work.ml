let b = Bytes.of_string "hello"
let alias = b
let () = Bytes.set alias 0 'J'; print_endline (Bytes.to_string b)
let () = Bytes.fill b 1 2 '-'; print_endline (Bytes.to_string alias)
let c = Bytes.copy b
let () = Bytes.blit_string "xyz" 0 c 1 3; Printf.printf "%s %s %d %b\n" (Bytes.to_string b) (Bytes.to_string c) (Bytes.length c) (b = c)
let rev s = let n = String.length s in let r = Bytes.make n ' ' in String.iteri (fun i ch -> Bytes.set r (n - 1 - i) ch) s; Bytes.to_string r
let () = print_endline (rev "stressed"); (try Bytes.set b 9 'x' with Invalid_argument m -> print_endline m)
