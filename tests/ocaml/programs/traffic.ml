(* Tags as states of a machine. *)
type light = [ `Red | `Yellow | `Green ]
let next : light -> light = function `Red -> `Green | `Green -> `Yellow | `Yellow -> `Red
let seconds : light -> int = function `Red -> 30 | `Yellow -> 3 | `Green -> 25
let name (l : light) = match l with `Red -> "red" | `Yellow -> "yellow" | `Green -> "green"
let rec cycle l n = if n = 0 then [] else name l :: cycle (next l) (n - 1)
let five = cycle `Red 5
let rec total l n = if n = 0 then 0 else seconds l + total (next l) (n - 1)
let round = total `Red 3
let same = next (next (next `Red)) = `Red
let event = function `Tick -> 1 | `Wait n -> n | `Say s -> String.length s
let events = List.map event [ `Tick; `Wait 5; `Say "hello" ]
