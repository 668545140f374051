let n = ref 0
let l = lazy (incr n; !n * 10)
let () = Printf.printf "%d %d %d\n" (Lazy.force l) (Lazy.force l) !n
let bad = lazy (incr n; failwith "no")
let () = for _ = 1 to 2 do try ignore (Lazy.force bad) with Failure s -> Printf.printf "%s %d\n" s !n done
