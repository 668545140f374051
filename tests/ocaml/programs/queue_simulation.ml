type customer = { arrival : int; service : int }
type server = { free_at : int; served : int; waited : int }

let serve s c =
  let start = max s.free_at c.arrival in
  { free_at = start + c.service; served = s.served + 1; waited = s.waited + (start - c.arrival) }

let rec insert_server s = function
  | [] -> [ s ]
  | t :: rest as l -> if s.free_at <= t.free_at then s :: l else t :: insert_server s rest

let simulate n customers =
  let idle = { free_at = 0; served = 0; waited = 0 } in
  let step servers c =
    match servers with [] -> failwith "no servers" | s :: rest -> insert_server (serve s c) rest
  in
  List.fold_left step (List.init n (fun _ -> idle)) customers

let customers = List.map (fun (arrival, service) -> { arrival; service }) [ (0, 5); (1, 3); (2, 8); (4, 2); (9, 1) ]
let one = simulate 1 customers
let two = simulate 2 customers
let waiting l = List.fold_left (fun acc s -> acc + s.waited) 0 l
let waits = (waiting one, waiting two)
let none = try waiting (simulate 0 customers) with Failure m -> String.length m
