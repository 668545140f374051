type coin = Nickel | Dime | Quarter
type state = Idle | Collecting of int | Dispensing of { change : int }
type event = Insert of coin | Select | Cancel

let value = function Nickel -> 5 | Dime -> 10 | Quarter -> 25
let price = 40

let step state event =
  match (state, event) with
  | Idle, Insert c -> Collecting (value c)
  | Collecting n, Insert c -> Collecting (n + value c)
  | Collecting n, Select when n >= price -> Dispensing { change = n - price }
  | Collecting _, Select -> state
  | Collecting n, Cancel -> Dispensing { change = n }
  | Dispensing _, Insert c -> Collecting (value c)
  | (Idle | Dispensing _), (Select | Cancel) -> Idle

let run = List.fold_left step Idle
let a = run [ Insert Quarter; Insert Dime; Insert Dime; Select ]
let b = run [ Insert Nickel; Select ]
let c = run [ Select; Insert Dime; Cancel ]
let trace events = List.rev (List.fold_left (fun acc e -> step (List.hd acc) e :: acc) [ Idle ] events)
let t = trace [ Insert Dime; Insert Quarter; Cancel; Cancel ]
