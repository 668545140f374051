type token = Int of int | Op of char | LParen | RParen
let src = "12+(3*4)-5" and pos = ref 0
let peek () = if !pos < String.length src then Some src.[!pos] else None
let advance () = incr pos
let rec number acc = match peek () with Some ('0'..'9' as c) -> advance (); number (acc * 10 + Char.code c - 48) | _ -> acc
let rec tokens acc = match peek () with
  | None -> List.rev acc
  | Some ('0'..'9') -> let n = number 0 in tokens (Int n :: acc)
  | Some '(' -> advance (); tokens (LParen :: acc)
  | Some ')' -> advance (); tokens (RParen :: acc)
  | Some c -> advance (); tokens (Op c :: acc)
let stream = ref (tokens [])
let next () = match !stream with [] -> None | t :: r -> stream := r; Some t
let look () = match !stream with [] -> None | t :: _ -> Some t
let rec expr () = let v = ref (term ()) in
  let rec go () = match look () with
    | Some (Op '+') -> ignore (next ()); v := !v + term (); go ()
    | Some (Op '-') -> ignore (next ()); v := !v - term (); go ()
    | _ -> () in go (); !v
and term () = let v = factor () in match look () with Some (Op '*') -> ignore (next ()); v * term () | _ -> v
and factor () = match next () with Some (Int n) -> n | Some LParen -> let v = expr () in ignore (next ()); v | _ -> failwith "syntax"
let () = print_int (expr ()); print_newline ()
