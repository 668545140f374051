class virtual shape name =
  object (self)
    method virtual area : float
    method name : string = name
    method describe = Printf.sprintf "%s of area %.2f" self#name self#area
  end

class circle r =
  object
    inherit shape "circle"
    method area = 3.14159 *. r *. r
  end

class rectangle w h =
  object
    inherit shape "rectangle"
    method area = w *. h
  end

let shapes : shape list = [ new circle 1.0; new rectangle 2. 3.; (new rectangle 1. 1. :> shape) ]
let () = List.iter (fun s -> print_endline s#describe) shapes
let total = List.fold_left (fun a s -> a +. s#area) 0. shapes
let () = Printf.printf "total %.3f\n" total
