let t1 () = let a = [|1;2|] in let g = Array.sub a 0 in a.(0) <- 9; g 1
let t2 () = let a = [|1;2|] in let g = Array.append a in a.(0) <- 9; g [||]
let t3 () = let a = [|1;2|] in let g = Array.fill a 0 1 in g 5; a
let t4 () = let a = [|1;2|] in let g = Array.set a 0 in g 5; a
let t5 () = let a = [|1;2|] in let g = (a.(0) <- 4; fun x -> x + a.(0)) in a.(0) <- 9; g 1
let t6 () = let a = [|1;2|] in let g = Array.blit a 0 [|0|] 0 in a.(0) <- 9; g 1; a
let t7 () = let a = [|1;2|] in let h = (Array.get a, 1) in a.(0) <- 9; (fst h) 0
let t9 () = let a = [|1;2|] in let g = a |> Array.get in a.(0) <- 9; g 0
let t10 () = let a = [|1;2|] in let g = Array.get @@ a in a.(0) <- 9; g 0
let t11 () = let s = ref 0 in let g = (:=) s in g 5; !s
let t12 () = let s = ref 0 in let g () = incr s in g (); g (); !s
let t13 () = let s = ref 0 in let g = fun () -> incr s in List.iter g [();()]; !s
let t14 () = let a = [|1;2|] in let f = Array.fold_left (+) 0 in a.(0) <- 9; f a
let t15 () = let a = [|1;2|] in let f () = Array.fold_left (+) 0 a in a.(0) <- 9; f ()
let t16 () = let a = [|1;2|] in let f x = Array.get a x in a.(0) <- 9; f 0
let t17 () = let a = [|1;2|] in let f = Array.fold_right (+) a in a.(0) <- 9; f 0
let t18 () = let a = [|1;2|] in let f = Array.for_all2 (=) a in a.(0) <- 9; f [|1;2|]
let t19 () = let a = [|1;2|] in let f = (=) a in a.(0) <- 9; f [|1;2|]
let t20 () = let a = [|1;2|] in let f = compare a in a.(0) <- 9; f [|1;2|]
let t21 () = let a = [|1;2|] in let f b = (a = b) in a.(0) <- 9; f [|1;2|]
let t22 () = let a = [|1;2|] in let b = Array.map Fun.id a in a.(0) <- 9; b
let t23 () = let a = [|1;2|] in let b = max a [|0|] in a.(0) <- 9; b
let t24 () = let a = [|1;2|] in let b = (a : int array) in b.(0) <- 9; a
let t25 () = let a = [|1;2|] in let b = Array.copy (let c = a in c) in b.(0) <- 9; a
let t26 () = let a = [|[|1|]|] in let b = Array.sub a 0 1 in a.(0).(0) <- 9; b
let t27 () = let a = [|[|1|]|] in let b = Array.to_list a in a.(0).(0) <- 9; b
let t28 () = let a = [|[|1|]|] in let b = Array.map (fun r -> r) a in a.(0).(0) <- 9; b
let t29 () = let a = [|[|1|]|] in let b = Array.fold_left (fun _ r -> r) [||] a in a.(0).(0) <- 9; b
let t30 () = let a = [|[|1|]|] in let b = Array.append a a in a.(0).(0) <- 9; b
let t31 () = let a = [|[|1|];[|2|]|] in Array.fill a 0 2 a.(1); a.(0).(0) <- 9; a
let t32 () = let a = [|[|1|];[|2|]|] in Array.sort compare a; a.(0).(0) <- 9; a
let t33 () = let x = [|0|] in let a = Array.make_matrix 2 1 0 in a.(0) <- x; x.(0) <- 5; a
let t34 () = let a = Array.make_matrix 2 1 0 in let t = a.(0) in a.(0) <- a.(1); a.(1) <- t; a.(0).(0) <- 5; (a, t)
let t35 () = let a = Array.make_matrix 2 1 0 in a.(0) <- a.(1); a.(0).(0) <- 5; a
let t36 () = let a = Array.make_matrix 2 1 0 in Array.blit a 0 a 1 1; a.(0).(0) <- 5; a
let t37 () = let f x = let a = [|x|] in fun y -> a.(0) <- a.(0) + y; a.(0) in let g = f 1 in let u = g 1 in let v = g 1 in (u, v)
let t38 () = let f x = let a = [|x|] in fun y -> a.(0) + y in let g = f 1 in (g 1, g 2)
let t39 () = let f x = let r = ref x in fun y -> !r + y in let g = f 1 in (g 1, g 2)
let t40 () = let f () = [|0|] in let a = f () in a.(0) <- 1; (f (), a)
let t41 () = let rec loop a n = if n = 0 then a.(0) else loop (a.(0) <- a.(0) + n; a) (n - 1) in loop [|0|] 3
let t42 () = let a = [|0|] in let rec loop b n = if n = 0 then b else (a.(0) <- a.(0) + n; loop a (n - 1)) in loop a 3
let t43 () = let a = Array.make 2 0 in let b = Array.make 2 0 in let swap = ref a in !swap.(0) <- 1; swap := b; !swap.(0) <- 2; (a, b)
let t44 () = let prev = ref [|0;0|] and cur = ref [|1;1|] in for i = 1 to 3 do let t = !prev in prev := !cur; cur := t; !cur.(0) <- !prev.(0) + i done; (!prev, !cur)
let t45 () = let prev = ref (Array.make 2 0) in for i = 1 to 3 do let cur = Array.make 2 i in cur.(0) <- !prev.(1); prev := cur done; !prev
let t46 () = let a = Array.init 3 (fun i -> i) in let s = ref a in for i = 0 to 2 do s := Array.map (fun x -> x + a.(i)) !s done; !s
let t47 () = let x = ref 0 in let y = x in incr y; !x
let t48 () = let x = ref 0 in let f y = incr y in f x; !x
let t49 () = let x = ref 0 in let l = [x] in List.iter incr l; !x
let t50 () = let x = ref 0 in let p = (x, x) in incr (fst p); !(snd p)
let t51 () = let x = ref 0 in Fun.flip (:=) 3 x; !x
let t60 () = let a = [|3;1|] in let srt = Array.sort compare in srt a; a
let t61 () = let a = [|3;1|] in let srt = Array.sort in srt compare a; a
let t62 () = let a = [|3;1|] in let s = (fun b -> Array.sort compare b) in s a; a
let t63 () = let a = [|3;1|] in a |> Array.sort compare; a
let t64 () = let a = [|3;1|] in (Array.sort compare) @@ a; a
let t65 () = let a = [|3;1|] in let b = (Array.sort compare a; a) in b.(0) <- 10; (a, b)
let t66 () = let a = [|3;1|] in let b = (a.(0) <- 1; a) in b.(0) <- 10; (a, b)
let t67 () = let a = [|3;1|] in let b = begin match a.(0) with 3 -> a | _ -> [||] end in a.(0) <- 10; (a, b)
let t68 () = let a = [|3;1|] in let b = try a with Not_found -> [||] in a.(0) <- 10; (a, b)
let t69 () = let a = [|3;1|] in let (b as c) = a in a.(0) <- 10; (b, c)
let t71 () = let a as b = [|3;1|] in a.(0) <- 10; (a, b)
let t72 () = let rec go n k = if n = 0 then k () else go (n - 1) (fun () -> n * k ()) in go 5 (fun () -> 1)
let t73 () = let a = [|1;2|] in Array.iter (fun x -> a.(0) <- a.(0) + x) [|1;2|]; a
let t74 () = let i = ref 0 in let next () = incr i; !i in Array.init 3 (fun _ -> next ())
let t75 () = let i = ref 0 in List.init 3 (fun _ -> incr i; !i)
