let rec read acc = match read_line () with
  | "" -> read acc
  | line -> read (line :: acc)
  | exception End_of_file -> List.rev acc

let () =
  let lines = read [] in
  Printf.printf "%d lines\n" (List.length lines);
  List.iteri (fun i l -> Printf.printf "%2d: %s (%d)\n" (i + 1) (String.trim l) (String.length l)) lines;
  let numbers = List.filter_map (fun l -> int_of_string_opt (String.trim l)) lines in
  Printf.printf "sum %d\n" (List.fold_left ( + ) 0 numbers)
