(* Types that get constructors later. *)
type shape = ..
type shape += Circle of float | Square of float
type shape += Point

let area = function Circle r -> 3. *. r *. r | Square a -> a *. a | Point -> 0. | _ -> -1.

module Triangles = struct
  type shape += Triangle of float * float
end

let () = List.iter (fun s -> Printf.printf "%g\n" (area s)) [ Circle 1.; Square 2.; Point; Triangles.Triangle (1., 2.) ]
let is_point s = s = Point
let () = Printf.printf "%b %b %b\n" (is_point Point) (is_point (Circle 1.)) (Circle 2. = Circle 2.)

type 'a key = ..
type _ key += Name : string key | Age : int key

let show : type a. a key -> a -> string =
 fun key value -> match key with Name -> "name " ^ value | Age -> "age " ^ string_of_int (value + 1) | _ -> "?"

let () = print_endline (show Name "Ada"); print_endline (show Age 36)

type exn += Stopped of int

let () = try raise (Stopped 3) with Stopped n -> Printf.printf "stopped %d\n" n
type shape += Dot = Point
let () = Printf.printf "%b\n" (is_point Dot)
let () = Printf.printf "%b\n" ([%extension_constructor Point] == [%extension_constructor Dot])
let () = Printf.printf "%b\n" (Obj.Extension_constructor.of_val (Circle 1.) == [%extension_constructor Square])
