exception Left
exception Right

let left () = raise Left
let right () = raise Right
type 'a two = { first : 'a; second : 'a }
let which f = try f () with Left -> "left" | Right -> "right"

let pair = which (fun () -> ignore (left (), right ()); "none")
let sum = which (fun () -> string_of_int (left () + right ()))
let cons = which (fun () -> ignore (left () :: right ()); "none")
let call = which (fun () -> let f _ _ = "called" in f (left ()) (right ()))
let sequence = which (fun () -> left (); right ())
let conj = which (fun () -> string_of_bool (false && left ()))
let disj = which (fun () -> string_of_bool (true || right ()))
let lets = which (fun () -> let _ = left () in right ())
let record = which (fun () -> { first = left (); second = right () }.first)
let unused = which (fun () -> let f _ = "ignored" in f (left ()))
let guarded = which (fun () -> match 1 with 1 when left () -> "a" | _ -> right ())
let ifs = which (fun () -> if (try left () with Left -> true) then "caught" else right ())
