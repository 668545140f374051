type account = { id : int; mutable balance : int }
type error = Insufficient | No_account of int
let accounts : account list ref = ref []
let next_id = ref 0
let open_account amount = incr next_id; let a = { id = !next_id; balance = amount } in accounts := a :: !accounts; a.id
let find id = try Ok (List.find (fun a -> a.id = id) !accounts) with Not_found -> Error (No_account id)
let ( >>= ) r f = match r with Ok x -> f x | Error e -> Error e
let withdraw id n = find id >>= fun a -> if a.balance < n then Error Insufficient else begin a.balance <- a.balance - n; Ok a.balance end
let transfer a b n = find b >>= fun dst -> withdraw a n >>= fun _ -> dst.balance <- dst.balance + n; Ok ()
let show = function Ok () -> print_endline "ok" | Error Insufficient -> print_endline "insufficient" | Error (No_account n) -> Printf.printf "no account %d\n" n
let a = open_account 10
let b = open_account 0
let () = show (transfer a b 4); show (transfer a b 40); show (transfer a 9 1); List.iter (fun x -> Printf.printf "%d:%d " x.id x.balance) !accounts; print_newline ()
