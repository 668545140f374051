let rec knapsack capacity = function
  | [] -> 0
  | (weight, value) :: rest ->
      let without = knapsack capacity rest in
      if weight > capacity then without else max without (value + knapsack (capacity - weight) rest)

let rec change amount coins =
  match (amount, coins) with
  | 0, _ -> 1
  | _, [] -> 0
  | a, _ when a < 0 -> 0
  | a, c :: rest -> change (a - c) coins + change a rest

let rec min_coins amount coins =
  if amount = 0 then Some []
  else
    List.fold_left
      (fun best c ->
        if c > amount then best
        else
          match (min_coins (amount - c) coins, best) with
          | None, b -> b
          | Some l, None -> Some (c :: l)
          | Some l, Some b -> if List.length l + 1 < List.length b then Some (c :: l) else Some b)
      None coins

let best = knapsack 10 [ (5, 10); (4, 40); (6, 30); (3, 50) ]
let ways = change 20 [ 10; 5; 2; 1 ]
let coins = min_coins 11 [ 5; 4; 1 ]
let impossible = min_coins 3 [ 2 ]
