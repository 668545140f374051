(* with references and a loop *)
let maximum l =
  match l with
  | [] -> None
  | x :: rest ->
    let best = ref x in
    let todo = ref rest in
    while !todo <> [] do
      (match !todo with
       | y :: ys ->
         if y > !best then best := y;
         todo := ys
       | [] -> ())
    done;
    Some !best
