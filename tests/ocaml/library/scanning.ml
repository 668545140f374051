let text r = match r () with
  | s -> s
  | exception Scanf.Scan_failure s -> "Scan_failure: " ^ s
  | exception End_of_file -> "End_of_file"
  | exception Failure s -> "Failure: " ^ s
