let n = read_int ()
let rec lines acc = match read_line () with l -> lines (l :: acc) | exception End_of_file -> List.rev acc
let all = lines []
let () = Printf.printf "%d lines wanted, %d found\n" n (List.length all); List.iter print_endline all
