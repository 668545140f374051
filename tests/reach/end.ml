(* Reading may find no number, or nothing more. *)
let rec sum acc = match read_int () with n -> sum (acc + n) | exception End_of_file -> acc

let () =
  match sum 0 with
  | total ->
      if total = 12 then
        let target = () in
        target
  | exception Failure _ ->
      let garbled = () in
      garbled
  | exception End_of_file ->
      let never = () in
      never
