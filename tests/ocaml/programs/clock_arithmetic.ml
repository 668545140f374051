type time = { hours : int; minutes : int }

let normalize total =
  let total = ((total mod 1440) + 1440) mod 1440 in
  { hours = total / 60; minutes = total mod 60 }

let to_minutes { hours = h; minutes = m } = (60 * h) + m
let ( ++ ) t m = normalize (to_minutes t + m)
let show t = Printf.sprintf "%02d:%02d" t.hours t.minutes

let parse s =
  match String.split_on_char ':' s with
  | [ h; m ] -> (
      match (int_of_string_opt h, int_of_string_opt m) with
      | Some hours, Some minutes when hours < 24 && minutes < 60 -> Some { hours; minutes }
      | _ -> None)
  | _ -> None

let noon = { hours = 12; minutes = 0 }
let a = show (noon ++ 75)
let b = show (noon ++ -721)
let c = List.map parse [ "09:30"; "24:00"; "1:2:3"; "x:y" ]
let d = Option.map show (parse "7:5")
