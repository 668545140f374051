(* Arrays that are written to by another name, at the start, or kept by a function. *)
let table = [| 1; 2; 3 |]
let change () = table.(0) <- 5
let written_f x = x + table.(0)
let written_g x = x + 1
let other = [| 1.; 2. |]
let alias = other
let () = alias.(0) <- 5.
let start_f x = x +. other.(0)
let start_g x = x +. 1.
let start_h x = x +. 5.
let kept_f x = let t = [| x; 2 |] in let g = Array.get t in t.(0) <- 9; g 0
let kept_g (_ : int) = 9
let copy_f (x : int array) = x
let copy_g (x : int array) = Array.copy x
let fresh_f (x : int array) = Array.map (fun y -> y + 1) x
let fresh_g (x : int array) = Array.map (fun y -> 1 + y) x
let loop_f x = let c = ref 0 in for i = x to max_int do incr c; if !c > 3 then raise Exit done; !c
let loop_g (_ : int) : int = raise Exit
let far_f l = List.exists (fun x -> x > max_int) l
let far_g (_ : int list) = false
