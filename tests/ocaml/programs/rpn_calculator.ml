let apply op stack =
  match (op, stack) with
  | "+", b :: a :: rest -> Some ((a + b) :: rest)
  | "-", b :: a :: rest -> Some ((a - b) :: rest)
  | "*", b :: a :: rest -> Some ((a * b) :: rest)
  | "/", 0 :: _ :: _ -> None
  | "/", b :: a :: rest -> Some ((a / b) :: rest)
  | "dup", a :: rest -> Some (a :: a :: rest)
  | "swap", a :: b :: rest -> Some (b :: a :: rest)
  | word, stack -> (
      match int_of_string_opt word with
      | Some n -> Some (n :: stack)
      | None -> None)

let ( >>= ) = Option.bind

let run program =
  program
  |> String.split_on_char ' '
  |> List.filter (fun w -> w <> "")
  |> List.fold_left (fun acc word -> acc >>= apply word) (Some [])

let a = run "3 4 + 2 *"
let b = run "1 2 3"
let c = run "1 0 /"
let d = run "5 dup *"
let e = run "hello"
let f = run "1 2 swap -"
let g = run ""
