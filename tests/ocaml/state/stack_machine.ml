type op = Push of int | Add | Mul | Dup | Swap | Pop
exception Underflow
let stack = ref []
let pop () = match !stack with [] -> raise Underflow | x :: r -> stack := r; x
let push x = stack := x :: !stack
let step = function
  | Push n -> push n
  | Add -> let b = pop () in let a = pop () in push (a + b)
  | Mul -> let b = pop () in let a = pop () in push (a * b)
  | Dup -> let a = pop () in push a; push a
  | Swap -> let b = pop () in let a = pop () in push b; push a
  | Pop -> ignore (pop ())
let run ops = stack := []; try List.iter step ops; Ok !stack with Underflow -> Error (List.length !stack)
let show = function Ok l -> print_endline (String.concat " " (List.map string_of_int l)) | Error n -> Printf.printf "underflow %d\n" n
let () = List.iter (fun p -> show (run p)) [[Push 2; Push 3; Add; Dup; Mul]; [Push 1; Add]; [Push 1; Push 2; Swap; Pop]; []; [Mul]]
