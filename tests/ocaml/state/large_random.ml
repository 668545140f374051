let () = Random.init 42
let () = for _ = 1 to 5 do Printf.printf "%ld %Ld %nd\n" (Random.int32 1000l) (Random.int64 1_000_000_000_000L) (Random.nativeint 77n) done
let () = for _ = 1 to 5 do Printf.printf "%d %d\n" (Random.full_int 5_000_000_000) (Random.full_int 1_500_000_000) done
let () = Printf.printf "%ld %Ld\n" (Random.int32 Int32.max_int) (Random.int64 Int64.max_int)
let () = try ignore (Random.int64 0L) with Invalid_argument s -> print_endline s
