let () =
  let n = Scanf.scanf " %d" (fun x -> x) in
  let a = Array.init n (fun _ -> Scanf.scanf " %d" (fun x -> x)) in
  Array.sort compare a;
  Printf.printf "sorted:%s\n" (Array.fold_left (fun s x -> s ^ " " ^ string_of_int x) "" a);
  let name, age = Scanf.scanf " %s %d" (fun s n -> (s, n)) in
  Printf.printf "%s is %d\n" name age;
  let x = Scanf.scanf " %f" (fun x -> x) in
  Printf.printf "%.3f\n" (x *. 2.);
  let c = Scanf.scanf " %c" (fun c -> c) in
  Printf.printf "%c\n" c
