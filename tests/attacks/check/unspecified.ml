let rec endless n = 1 + endless n
let prop_overflow_caught (x : int) = try endless x = 0 with Stack_overflow -> true | _ -> false
let prop_overflow_caught_by_all () = try endless 0 = 0 with _ -> true
let prop_overflow_caught_by_name () = match endless 0 with n -> n = 0 | exception e -> true
let prop_shift (x : int) (n : int) = x lsl n = x lsl n
let prop_shift_raises_nothing (x : int) (n : int) = n >= 0 || try ignore (x lsl n); true with _ -> false
let prop_shift_right (x : int) (n : int) = n >= 0 || x asr n = x asr n
let prop_sign_of_nan () = string_of_float (0. /. 0.) = string_of_float nan
let prop_power_of_nan () = 1. ** nan = 1.
let prop_unsigned (x : int) = x >= 0 || Printf.sprintf "%u" x <> Printf.sprintf "%d" x
let sorted l = let a = Array.of_list l in Array.sort (fun (x, _) (y, _) -> compare x y) a; Array.to_list a
let prop_sort_is_stable () = sorted [ (1, 'a'); (1, 'c') ] = [ (1, 'a'); (1, 'c') ]
let prop_sort_is_not_stable () = sorted [ (1, 'a'); (1, 'c') ] = [ (1, 'c'); (1, 'a') ]
let prop_shift_by_three (x : int) = x lsl 3 = x * 8
