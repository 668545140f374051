(* Fun. *)

let id x = x
let const c _ = c
let flip f x y = f y x
let negate p x = not (p x)

exception Finally_raised of exn

let protect ~finally work =
  let finish () = try finally () with e -> raise (Finally_raised e) in
  match work () with
  | result ->
      finish ();
      result
  | exception e ->
      finish ();
      raise e
