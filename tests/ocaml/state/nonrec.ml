module Base = struct type t = Int of int | Text of string end
open Base

module Wrapped = struct
  type nonrec t = { inner : t; mutable uses : int }
  let use w = w.uses <- w.uses + 1; w.inner
end

let () =
  let w = { Wrapped.inner = Int 3; uses = 0 } in
  ignore (Wrapped.use w);
  (match Wrapped.use w with Int n -> Printf.printf "%d %d\n" n w.Wrapped.uses | Text s -> print_endline s)
