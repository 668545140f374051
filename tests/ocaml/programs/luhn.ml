let digits s = List.filter_map (fun c -> match c with '0' .. '9' -> Some (Char.code c - Char.code '0') | _ -> None)
    (List.of_seq (String.to_seq s))

let luhn s =
  let total =
    List.rev (digits s)
    |> List.mapi (fun i d -> if i mod 2 = 1 then let e = d * 2 in if e > 9 then e - 9 else e else d)
    |> List.fold_left ( + ) 0
  in
  total mod 10 = 0

let check_digit s = List.find (fun d -> luhn (s ^ string_of_int d)) [ 0; 1; 2; 3; 4; 5; 6; 7; 8; 9 ]

let isbn10 s =
  let value c = if c = 'X' then 10 else Char.code c - 48 in
  let chars = List.filter (fun c -> c <> '-') (List.of_seq (String.to_seq s)) in
  List.length chars = 10
  && List.fold_left ( + ) 0 (List.mapi (fun i c -> (10 - i) * value c) chars) mod 11 = 0

let a = List.map luhn [ "4539 1488 0343 6467"; "8273 1232 7352 0569" ]
let b = check_digit "7992739871"
let c = List.map isbn10 [ "3-598-21508-8"; "3-598-21507-X"; "3-598-21508-9" ]
