(* Fold_right. *)
let rec last l = match l with [x] -> x | _ :: t -> last t | [] -> failwith "no"

let max l = List.fold_right (fun x m -> if m < x then x else m) l (last l)
