let d = ref 1
let f x = x / !d
let () = print_int (f 10); decr d; (try print_int (f 1) with Division_by_zero -> print_endline " div"); print_int (10 mod !d)
