(* Functions on lists, written out. *)
let rec length = function [] -> 0 | _ :: t -> 1 + length t
let rec append a b = match a with [] -> b | x :: xs -> x :: append xs b
let rec rev_onto acc = function [] -> acc | x :: xs -> rev_onto (x :: acc) xs
let rev l = rev_onto [] l
let rec map f = function [] -> [] | x :: xs -> let y = f x in y :: map f xs
let rec filter p = function [] -> [] | x :: xs when p x -> x :: filter p xs | _ :: xs -> filter p xs
let rec zip a b = match a, b with x :: xs, y :: ys -> (x, y) :: zip xs ys | _, _ -> []
let rec range a b = if a > b then [] else a :: range (a + 1) b
let rec insert x = function [] -> [ x ] | y :: ys as l -> if x <= y then x :: l else y :: insert x ys
let sort l = List.fold_right insert l []
let rec dedup = function x :: (y :: _ as rest) when x = y -> dedup rest | x :: rest -> x :: dedup rest | [] -> []
let last l = match List.rev l with x :: _ -> Some x | [] -> None
let rec take n = function x :: xs when n > 0 -> x :: take (n - 1) xs | _ -> []
let rec drop n = function _ :: xs when n > 0 -> drop (n - 1) xs | l -> l
let rec compress = function a :: (b :: _ as t) -> if a = b then compress t else a :: compress t | smaller -> smaller
let pack list =
  let rec aux current acc = function
    | [] -> []
    | [ x ] -> (x :: current) :: acc
    | a :: (b :: _ as t) -> if a = b then aux (a :: current) acc t else aux [] ((a :: current) :: acc) t
  in
  List.rev (aux [] [] list)
let rec permutations = function
  | [] -> [ [] ]
  | l -> List.concat_map (fun x -> List.map (fun p -> x :: p) (permutations (List.filter (fun y -> y <> x) l))) l
let is_palindrome l = l = List.rev l
let rec sublists = function [] -> [ [] ] | x :: xs -> let r = sublists xs in List.map (fun l -> x :: l) r @ r
let encode l = List.map (fun g -> (List.length g, List.hd g)) (pack l)
