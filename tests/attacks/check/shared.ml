let table = [| 1; 2; 3 |]
let alias = table
let () = alias.(0) <- 5
let prop_before x = table.(0) = 1 || x > 0
let prop_loop x = x < max_int || (let c = ref 0 in for _ = x to max_int do incr c; if !c > 3 then failwith "no" done; !c = 1)
let prop_once x = let c = ref 0 in for _ = x to x do incr c; if !c > 3 then failwith "no" done; !c = 1
let prop_most x = x <= max_int
