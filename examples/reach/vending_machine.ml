(* A vending machine: coins in, drinks out, the change is kept. Four events are read. *)

type state = Idle | Paying of int | Broken
type event = Coin of int | Choose | Cancel | Kick

let price = 70

let event_of n =
  if n = 5 || n = 10 || n = 20 || n = 50 then Some (Coin n)
  else if n = 1 then Some Choose
  else if n = 2 then Some Cancel
  else if n = 3 then Some Kick
  else None

type machine = { state : state; sold : int; till : int }

let pay m paid =
  if paid > 100 then { m with state = Idle }
  else { m with state = Paying paid }

let step m event =
  match (m.state, event) with
  | Broken, _ -> m
  | Idle, Coin c -> pay m c
  | Idle, Choose -> m
  | Idle, Cancel -> m
  | Idle, Kick -> { m with state = Broken }
  | Paying p, Coin c -> pay m (p + c)
  | Paying p, Choose ->
      if p >= price then { state = Idle; sold = m.sold + 1; till = m.till + p } else m
  | Paying _, Cancel -> { m with state = Idle }
  | Paying p, Kick ->
      (* A kick when exactly five are missing gives the drink away. *)
      if p = price - 5 then { state = Idle; sold = m.sold + 1; till = m.till + p } else m

let rec run n m =
  if n = 0 then m
  else
    match event_of (read_int ()) with
    | None -> run (n - 1) m
    | Some event -> run (n - 1) (step m event)

let () =
  let m = run 4 { state = Idle; sold = 0; till = 0 } in
  match m.state with
  | Broken -> print_endline "out of order"
  | Paying p ->
      if p > 100 then
        print_endline "too much was taken" (* target: unreachable *)
      else print_endline "still paying"
  | Idle ->
      if m.sold = 1 && m.till < price then
        print_endline "a kick was worth five" (* target: reachable *)
      else if m.sold = 2 then
        print_endline "two drinks from four events" (* target: unreachable *)
      else print_endline "idle"
