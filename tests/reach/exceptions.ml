(* Exceptions that are caught lead somewhere; those that are not end the run. *)
exception Too_large of int

let check n = if n > 100 then raise (Too_large n) else n
let a = read_int ()
let b = read_int ()

let () =
  match check a + check b with
  | sum -> if sum > 200 then let impossible = () in impossible
  | exception Too_large n ->
      if n = 107 && a < 0 then
        let target = () in
        target

let c = check (read_int ())

let () =
  if c > 100 then
    let never = () in
    never
  else if c = 100 then
    let last = () in
    last
