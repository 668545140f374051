module Geometry = struct
  let pi = 3.0

  module Circle = struct
    type t = { radius : float }

    let make radius = { radius }
    let area c = pi *. c.radius *. c.radius
  end

  module Square = struct
    type t = float

    let area (s : t) = s *. s
  end
end

module C = Geometry.Circle

let a = C.area (C.make 2.)
let b = Geometry.Square.area 3.
let c = let open Geometry in pi *. 2.
let d = Geometry.(Circle.area { Circle.radius = 1. })
let e =
  let module Local = struct
    let double x = x * 2
    let table = [ 1; 2; 3 ]
  end in
  List.map Local.double Local.table

module Extended = struct
  include Geometry.Square

  let perimeter s = 4. *. s
end

let f = (Extended.area 2., Extended.perimeter 2.)
let g = List.(length (filter (fun x -> x > 1) [ 1; 2; 3 ]))
