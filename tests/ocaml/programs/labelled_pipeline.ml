(* Pipelines of functions with labels. *)
let map ~f l = List.map f l
let filter ~f l = List.filter f l
let fold ~init ~f l = List.fold_left f init l
let numbers = [ 1; 2; 3; 4; 5; 6; 7 ]
let squares_of_even = numbers |> filter ~f:(fun x -> x mod 2 = 0) |> map ~f:(fun x -> x * x)
let sum = fold ~init:0 ~f:( + ) numbers
let longest = fold ~f:(fun a b -> if String.length b > String.length a then b else a) ~init:"" [ "a"; "abc"; "ab" ]
let group ~by l =
  let rec add key x = function
    | [] -> [ (key, [ x ]) ]
    | (k, xs) :: rest when k = key -> (k, x :: xs) :: rest
    | pair :: rest -> pair :: add key x rest
  in
  List.fold_left (fun acc x -> add (by x) x acc) [] l
let by_parity = group ~by:(fun x -> x mod 2) numbers
let by_length = group [ "a"; "bb"; "c"; "dd" ] ~by:String.length
