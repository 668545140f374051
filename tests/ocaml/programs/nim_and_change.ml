type player = First | Second

let opponent = function First -> Second | Second -> First

let rec wins n = List.exists (fun k -> k <= n && not (wins (n - k))) [ 1; 2; 3 ]

let best_move n = List.find_opt (fun k -> k <= n && not (wins (n - k))) [ 1; 2; 3 ]

let rec play n who =
  if n = 0 then opponent who
  else
    let take = match best_move n with Some k -> k | None -> 1 in
    play (n - take) (opponent who)

let losing = List.filter (fun n -> not (wins n)) (List.init 13 Fun.id)
let move = List.map best_move [ 3; 4; 7 ]
let winners = List.map (fun n -> play n First) [ 4; 5; 6 ]

let greedy coins amount =
  let rec go acc amount = function
    | [] -> if amount = 0 then Some (List.rev acc) else None
    | c :: rest as all -> if c <= amount then go (c :: acc) (amount - c) all else go acc amount rest
  in
  go [] amount (List.sort (fun a b -> compare b a) coins)

let change = greedy [ 1; 5; 10; 25 ] 67
let stuck = greedy [ 5; 10 ] 3
