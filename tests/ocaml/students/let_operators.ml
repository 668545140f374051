let ( let* ) = Option.bind
let ( let+ ) x f = Option.map f x
let ( and+ ) a b = match a, b with Some x, Some y -> Some (x, y) | _ -> None

let parse s = int_of_string_opt s

let add a b =
  let* x = parse a in
  let* y = parse b in
  if x + y > 100 then None else Some (x + y)

let sum a b = let+ x = parse a and+ y = parse b in x + y

module Result_syntax = struct
  let ( let* ) r f = match r with Ok x -> f x | Error _ as e -> e
  let return x = Ok x
end

let safe_div a b = if b = 0 then Error "division by zero" else Ok (a / b)

let compute a b c =
  let open Result_syntax in
  let* x = safe_div a b in
  let* y = safe_div x c in
  return (x + y)

let show = function None -> "none" | Some n -> string_of_int n
let () = print_endline (show (add "1" "2") ^ " " ^ show (add "1" "x") ^ " " ^ show (add "60" "60") ^ " " ^ show (sum "7" "8"))
let () =
  List.iter
    (fun (a, b, c) -> match compute a b c with Ok n -> Printf.printf "ok %d\n" n | Error e -> Printf.printf "error %s\n" e)
    [ (10, 2, 1); (10, 0, 1); (10, 5, 0) ]
