type point = { x : float; y : float }
type shape = Circle of point * float | Rect of { corner : point; width : float; height : float } | Polygon of point list

let origin = { x = 0.; y = 0. }
let add p q = { x = p.x +. q.x; y = p.y +. q.y }
let scale k { x; y } = { x = k *. x; y = k *. y }
let dist p q = sqrt (((p.x -. q.x) ** 2.) +. ((p.y -. q.y) ** 2.))

let area = function
  | Circle (_, r) -> 3. *. r *. r
  | Rect { width; height; _ } -> width *. height
  | Polygon [] -> 0.
  | Polygon (first :: _ as ps) ->
      let rec go = function
        | p :: (q :: _ as rest) -> (p.x *. q.y) -. (q.x *. p.y) +. go rest
        | [ p ] -> (p.x *. first.y) -. (first.x *. p.y)
        | [] -> 0.
      in
      abs_float (go ps) /. 2.

let p = add { x = 1.; y = 2. } (scale 2. { x = 0.5; y = 1.5 })
let moved = { p with x = 10. }
let d = dist origin { x = 3.; y = 4. }
let areas =
  List.map area
    [ Circle (origin, 2.); Rect { corner = origin; width = 2.; height = 3.5 };
      Polygon [ origin; { x = 4.; y = 0. }; { x = 4.; y = 3. } ] ]
let same = { x = 1.; y = 2. } = { y = 2.; x = 1. }
