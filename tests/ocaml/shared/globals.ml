let tbl = [|1;2;3|]
let () = tbl.(0) <- 5
let t1 () = tbl.(0)
let tb2 = Array.make 3 0
let () = Array.fill tb2 0 2 7
let t2 () = tb2
let tb3 = [|3;1;2|]
let () = Array.sort compare tb3
let t3 () = tb3.(0)
let tb4 = Array.make 5 1
let () = for i = 1 to 4 do tb4.(i) <- tb4.(i-1) * 2 done
let t4 () = tb4.(4)
let setf a i v = a.(i) <- v
let tb5 = [|1|]
let () = setf tb5 0 9
let t5 () = tb5.(0)
let tb6 = [|1|]
let _ = Array.set tb6 0 9
let t6 () = tb6.(0)
let tb7 = [|[|1|]|]
let () = tb7.(0).(0) <- 9
let t7 () = tb7.(0).(0)
let tb8 = [|1|]
let pr = (tb8, 1)
let () = (fst pr).(0) <- 9
let t8 () = tb8.(0)
let memo = Array.make 10 (-1)
let rec fib n = if n < 2 then n else if memo.(n) >= 0 then memo.(n) else begin let v = fib (n-1) + fib (n-2) in memo.(n) <- v; v end
let t9 () = fib 9
let t10 () = let _ = fib 9 in memo.(9)
let tb12 = [|1|]
let init () = tb12.(0) <- 9
let () = init ()
let t12 () = tb12.(0)
let tb13 = [|1;2|]
let () = let swap a i j = let t = a.(i) in a.(i) <- a.(j); a.(j) <- t in swap tb13 0 1
let t13 () = tb13
let tb14 = [|1;2|]
let () = Array.blit [|8|] 0 tb14 0 1
let t14 () = tb14
let tb15 = [|1;2|]
let () = List.iter (fun i -> tb15.(i) <- 0) [0;1]
let t15 () = tb15
let s16 = tbl.(0)
let t16 () = s16
let tb17 = [|1;2|]
let al = tb17
let () = al.(0) <- 9
let t17 () = Array.to_list tb17
let t18 () = Array.fold_left (+) 0 tb17
let tb19 = let a = Array.make 3 0 in a.(0) <- 1; a
let t19 () = tb19
module T = struct let arr = [|0;0|] let put i v = arr.(i) <- v end
let () = T.put 0 5
let t20 () = T.arr.(0)
let () = T.arr.(1) <- 6
let t21 () = T.arr.(1)
