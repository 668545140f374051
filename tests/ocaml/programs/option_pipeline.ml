let ( let* ) = Option.bind
let ( let+ ) o f = Option.map f o

let safe_div a b = if b = 0 then None else Some (a / b)
let safe_sqrt n = if n < 0 then None else Some (int_of_float (sqrt (float_of_int n)))

let compute a b c =
  let* q = safe_div a b in
  let* r = safe_sqrt q in
  let+ s = safe_div 100 (r - c) in
  s + 1

let rec sequence = function
  | [] -> Some []
  | None :: _ -> None
  | Some x :: rest -> ( match sequence rest with None -> None | Some xs -> Some (x :: xs))

let results = [ compute 64 1 3; compute 64 0 3; compute (-64) 1 3; compute 64 1 8 ]
let all = sequence [ Some 1; Some 2 ]
let none = sequence [ Some 1; None; Some 3 ]
let values = List.filter_map Fun.id results
let default = Option.value ~default:0 (compute 1 0 0)
let got = Option.get (Some "x")
let folded = Option.fold ~none:"nothing" ~some:string_of_int (Some 3)
