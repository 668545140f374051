(* A lock: four characters, a checksum, and no character twice. *)

type verdict = Opened | Wrong of string

let value c =
  if '0' <= c && c <= '9' then Some (Char.code c - Char.code '0')
  else if 'A' <= c && c <= 'F' then Some (Char.code c - Char.code 'A' + 10)
  else None

let rec values s i =
  if i = String.length s then Some []
  else
    match value s.[i] with
    | None -> None
    | Some v -> ( match values s (i + 1) with None -> None | Some rest -> Some (v :: rest))

let rec weighted weight = function [] -> 0 | v :: rest -> (weight * v) + weighted (weight + 1) rest
let rec member x = function [] -> false | y :: rest -> x = y || member x rest
let rec distinct = function [] -> true | x :: rest -> (not (member x rest)) && distinct rest

let rec ascending = function
  | [] -> true
  | [ _ ] -> true
  | a :: b :: rest -> a < b && ascending (b :: rest)

let attempt s =
  if String.length s <> 4 then Wrong "length"
  else
    match values s 0 with
    | None -> Wrong "character"
    | Some vs ->
        if not (distinct vs) then Wrong "twice"
        else if weighted 1 vs <> 97 then Wrong "checksum"
        else if ascending vs then Opened
        else Wrong "order"

let s = read_line ()

let () =
  match attempt s with
  | Opened ->
      print_endline "open" (* target: reachable *)
  | Wrong "order" ->
      print_endline "nearly" (* target: reachable *)
  | Wrong "twice" -> (
      match values s 0 with
      | Some vs when weighted 1 vs > 150 ->
          print_endline "heavier than can be" (* target: unreachable *)
      | _ -> print_endline "a character twice")
  | Wrong reason -> print_endline reason
