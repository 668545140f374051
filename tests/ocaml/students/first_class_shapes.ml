module type SHAPE = sig
  type t
  val make : float -> t
  val area : t -> float
  val name : string
end

module Square = struct
  type t = float
  let make x = x
  let area x = x *. x
  let name = "square"
end

module Circle = struct
  type t = { radius : float }
  let make radius = { radius }
  let area { radius } = 3.0 *. radius *. radius
  let name = "circle"
end

let show (module S : SHAPE) x = Printf.printf "%s: %.2f\n" S.name (S.area (S.make x))

let shapes : (module SHAPE) list = [ (module Square); (module Circle) ]
let () = List.iter (fun s -> show s 2.0) shapes

let biggest x =
  let best = List.fold_left
    (fun acc (module S : SHAPE) ->
      let a = S.area (S.make x) in
      match acc with
      | Some (_, b) when b >= a -> acc
      | _ -> Some (S.name, a))
    None shapes in
  match best with Some (n, _) -> n | None -> "none"

let () = print_endline (biggest 1.5)
