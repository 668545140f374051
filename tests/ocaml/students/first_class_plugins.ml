module type PLUGIN = sig
  val name : string
  val run : int -> int
end

let plugins : (string, (module PLUGIN)) Hashtbl.t = Hashtbl.create 8
let register (module P : PLUGIN) = Hashtbl.replace plugins P.name (module P : PLUGIN)

module Double = struct let name = "double" let run x = 2 * x end
module Counting = struct
  let calls = ref 0
  let name = "counting"
  let run x = incr calls; x + !calls
end

let () =
  register (module Double);
  register (module Counting)

let call name x =
  match Hashtbl.find_opt plugins name with
  | None -> Error ("no plugin " ^ name)
  | Some p ->
    let module P = (val p : PLUGIN) in
    Ok (P.run x)

let show = function Ok n -> string_of_int n | Error e -> e

let () =
  List.iter
    (fun (n, x) -> print_endline (show (call n x)))
    [ ("double", 4); ("counting", 10); ("counting", 10); ("triple", 1) ];
  Printf.printf "%d calls\n" !Counting.calls
