type light = Red | Yellow | Green

let next = function Red -> Green | Green -> Yellow | Yellow -> Red
let duration = function Red -> 30 | Yellow -> 5 | Green -> 25
let to_string = function Red -> "red" | Yellow -> "yellow" | Green -> "green"

let rec at time light = if time < duration light then light else at (time - duration light) (next light)
let all = [ Red; Yellow; Green ]
let cycle = List.map (fun l -> (to_string l, to_string (next l))) all
let later = List.map (fun t -> at t Red) [ 0; 29; 30; 54; 55; 60; 100 ]
let ordered = List.sort compare [ Green; Red; Yellow ]
let greatest = List.fold_left max Red all
