let counter () =
  object
    val mutable n = 0
    method next = n <- n + 1; n
    method reset = n <- 0
  end

let () =
  let c = counter () in
  let d = counter () in
  ignore c#next;
  ignore c#next;
  Printf.printf "%d %d\n" c#next d#next;
  c#reset;
  Printf.printf "%d\n" c#next

let point x y = object method x = x method y = y end
let norm p = sqrt ((p#x *. p#x) +. (p#y *. p#y))
let () = Printf.printf "%.1f\n" (norm (point 3. 4.))
