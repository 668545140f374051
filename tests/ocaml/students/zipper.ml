type 'a zipper = { left : 'a list; focus : 'a; right : 'a list }
let of_list = function [] -> None | x :: r -> Some { left = []; focus = x; right = r }
let right z = match z.right with [] -> None | x :: r -> Some { left = z.focus :: z.left; focus = x; right = r }
let left z = match z.left with [] -> None | x :: l -> Some { left = l; focus = x; right = z.focus :: z.right }
let modify f z = { z with focus = f z.focus }
let to_list { left; focus; right } = List.rev_append left (focus :: right)
let ( let* ) = Option.bind
let edit l =
  let* z = of_list l in
  let* z = right z in
  let z = modify (fun x -> x * 100) z in
  let* z = right z in
  let* z = left z in
  Some (to_list (modify succ z))
let () =
  match edit [ 1; 2; 3 ], edit [ 1 ] with
  | Some l, None -> List.iter (Printf.printf "%d ") l; print_newline ()
  | _ -> print_endline "wrong"
