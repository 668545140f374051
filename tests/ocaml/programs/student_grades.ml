type student = { name : string; id : int; grades : int list }

let average s =
  match s.grades with
  | [] -> None
  | gs -> Some (float_of_int (List.fold_left ( + ) 0 gs) /. float_of_int (List.length gs))

let letter avg =
  if avg >= 90. then 'A' else if avg >= 80. then 'B' else if avg >= 70. then 'C' else 'F'

let report s =
  match average s with
  | None -> Printf.sprintf "%s (%03d): no grades" s.name s.id
  | Some a -> Printf.sprintf "%s (%03d): %.2f %c" s.name s.id a (letter a)

let students =
  [ { name = "Ada"; id = 1; grades = [ 95; 100; 88 ] };
    { name = "Bob"; id = 42; grades = [] };
    { name = "Cy"; id = 7; grades = [ 70; 65; 80 ] } ]

let reports = List.map report students
let best =
  List.fold_left
    (fun acc s ->
      match (acc, average s) with
      | None, Some a -> Some (s.name, a)
      | Some (_, b), Some a when a > b -> Some (s.name, a)
      | acc, _ -> acc)
    None students

let by_name = List.sort (fun a b -> String.compare b.name a.name) students |> List.map (fun s -> s.name)
let add_grade g s = { s with grades = g :: s.grades }
let updated = List.map (add_grade 75) students
