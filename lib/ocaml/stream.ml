(* Stream: values that are made when they are asked for, and taken one after the other. *)

exception Failure
exception Error of string

type 'a t = { mutable taken : int; mutable ahead : 'a cell }

(* What comes next, as far as it is known. *)
and 'a cell =
  | Empty
  | Cons of 'a * 'a cell
  | Append of 'a cell * 'a cell
  | Later of (unit -> 'a cell)
  | Asks of (int -> 'a option)

let of_cell cell = { taken = 0; ahead = cell }

(* The first value and what follows it; a function is asked with the number of values before. *)
let rec split count = function
  | Empty -> None
  | Cons (x, rest) -> Some (x, rest)
  | Append (first, second) -> (
      match split count first with
      | Some (x, rest) -> Some (x, Append (rest, second))
      | None -> split count second)
  | Later f -> split count (f ())
  | Asks f -> ( match f count with None -> None | Some x -> Some (x, Asks f))

let peek s = match split s.taken s.ahead with
  | None ->
      s.ahead <- Empty;
      None
  | Some (x, rest) ->
      s.ahead <- Cons (x, rest);
      Some x

let junk s = match split s.taken s.ahead with
  | None -> s.ahead <- Empty
  | Some (_, rest) ->
      s.taken <- s.taken + 1;
      s.ahead <- rest

let next s = match peek s with
  | Some x ->
      junk s;
      x
  | None -> raise Failure

let empty s = match peek s with Some _ -> raise Failure | None -> ()
let count s = s.taken

(* So many values, which are kept to be taken. *)
let npeek n s =
  let rec look n count cell = if n <= 0 then ([], cell) else match split count cell with
    | None -> ([], Empty)
    | Some (x, rest) ->
        let others, rest = look (n - 1) (count + 1) rest in
        (x :: others, Cons (x, rest))
  in
  let found, cell = look n s.taken s.ahead in
  s.ahead <- cell;
  found

let iter f s =
  let rec go () = match peek s with
    | Some x ->
        junk s;
        f x;
        go ()
    | None -> ()
  in
  go ()

let from f = of_cell (Asks f)
let of_list l = of_cell (List.fold_right (fun x rest -> Cons (x, rest)) l Empty)
let sempty = of_cell Empty

let of_string s =
  let rec at i = if i < String.length s then Cons (s.[i], Later (fun () -> at (i + 1))) else Empty in
  of_cell (Later (fun () -> at 0))

let of_bytes b =
  let rec at i = if i < Bytes.length b then Cons (Bytes.get b i, Later (fun () -> at (i + 1))) else Empty in
  of_cell (Later (fun () -> at 0))

let of_channel (_ : in_channel) : char t = unsupported "reading characters of a channel"
let iapp a b = of_cell (Append (a.ahead, b.ahead))
let icons x s = of_cell (Cons (x, s.ahead))
let ising x = of_cell (Cons (x, Empty))
let lapp f s = of_cell (Append (Later (fun () -> (f ()).ahead), s.ahead))
let lcons f s = of_cell (Later (fun () -> Cons (f (), s.ahead)))
let lsing f = of_cell (Later (fun () -> Cons (f (), Empty)))
let slazy f = of_cell (Later (fun () -> (f ()).ahead))
let dump (_ : 'a -> unit) (_ : 'a t) : unit = unsupported "how a stream is made"
