(* List. Evaluation order and the order of effects are those of OCaml's own. *)

type 'a t = 'a list

let rec length_aux n = function [] -> n | _ :: rest -> length_aux (n + 1) rest
let length l = length_aux 0 l
let cons x l = x :: l
let hd = function [] -> failwith "hd" | x :: _ -> x
let tl = function [] -> failwith "tl" | _ :: rest -> rest
let is_empty = function [] -> true | _ -> false

let rec nth_aux l n = match l with
  | [] -> failwith "nth"
  | x :: rest -> if n = 0 then x else nth_aux rest (n - 1)

let nth l n = if n < 0 then invalid_arg "List.nth" else nth_aux l n

let rec nth_opt_aux l n = match l with
  | [] -> None
  | x :: rest -> if n = 0 then Some x else nth_opt_aux rest (n - 1)

let nth_opt l n = if n < 0 then invalid_arg "List.nth" else nth_opt_aux l n
let append a b = a @ b
let rec rev_append a b = match a with [] -> b | x :: rest -> rev_append rest (x :: b)
let rev l = rev_append l []

let rec init_aux i n f = if i >= n then [] else let x = f i in x :: init_aux (i + 1) n f
let init n f = if n < 0 then invalid_arg "List.init" else init_aux 0 n f

let rec flatten = function [] -> [] | l :: rest -> l @ flatten rest
let concat = flatten

let rec map f = function [] -> [] | x :: rest -> let y = f x in y :: map f rest
let rec mapi_aux i f = function [] -> [] | x :: rest -> let y = f i x in y :: mapi_aux (i + 1) f rest
let mapi f l = mapi_aux 0 f l
let rec rev_map_aux f acc = function [] -> acc | x :: rest -> rev_map_aux f (f x :: acc) rest
let rev_map f l = rev_map_aux f [] l
let rec iter f = function [] -> () | x :: rest -> f x; iter f rest
let rec iteri_aux i f = function [] -> () | x :: rest -> f i x; iteri_aux (i + 1) f rest
let iteri f l = iteri_aux 0 f l
let rec fold_left f acc = function [] -> acc | x :: rest -> fold_left f (f acc x) rest
let rec fold_right f l acc = match l with [] -> acc | x :: rest -> f x (fold_right f rest acc)

let rec fold_left_map_aux f acc done_ = function
  | [] -> (acc, rev done_)
  | x :: rest ->
      let acc, y = f acc x in
      fold_left_map_aux f acc (y :: done_) rest

let fold_left_map f acc l = fold_left_map_aux f acc [] l

let rec map2 f a b = match a, b with
  | [], [] -> []
  | x :: xs, y :: ys -> let z = f x y in z :: map2 f xs ys
  | _ -> invalid_arg "List.map2"

let rec rev_map2_aux f acc a b = match a, b with
  | [], [] -> acc
  | x :: xs, y :: ys -> rev_map2_aux f (f x y :: acc) xs ys
  | _ -> invalid_arg "List.rev_map2"

let rev_map2 f a b = rev_map2_aux f [] a b

let rec iter2 f a b = match a, b with
  | [], [] -> ()
  | x :: xs, y :: ys -> f x y; iter2 f xs ys
  | _ -> invalid_arg "List.iter2"

let rec fold_left2 f acc a b = match a, b with
  | [], [] -> acc
  | x :: xs, y :: ys -> fold_left2 f (f acc x y) xs ys
  | _ -> invalid_arg "List.fold_left2"

let rec fold_right2 f a b acc = match a, b with
  | [], [] -> acc
  | x :: xs, y :: ys -> f x y (fold_right2 f xs ys acc)
  | _ -> invalid_arg "List.fold_right2"

let rec for_all p = function [] -> true | x :: rest -> p x && for_all p rest
let rec exists p = function [] -> false | x :: rest -> p x || exists p rest

let rec for_all2 p a b = match a, b with
  | [], [] -> true
  | x :: xs, y :: ys -> p x y && for_all2 p xs ys
  | _ -> invalid_arg "List.for_all2"

let rec exists2 p a b = match a, b with
  | [], [] -> false
  | x :: xs, y :: ys -> p x y || exists2 p xs ys
  | _ -> invalid_arg "List.exists2"

let rec mem x = function [] -> false | y :: rest -> compare y x = 0 || mem x rest
let rec find p = function [] -> raise Not_found | x :: rest -> if p x then x else find p rest
let rec find_opt p = function [] -> None | x :: rest -> if p x then Some x else find_opt p rest

let rec find_map f = function
  | [] -> None
  | x :: rest -> (match f x with Some _ as found -> found | None -> find_map f rest)

let rec filter p = function
  | [] -> []
  | x :: rest -> if p x then x :: filter p rest else filter p rest

let find_all = filter

let rec filteri_aux i p = function
  | [] -> []
  | x :: rest -> if p i x then x :: filteri_aux (i + 1) p rest else filteri_aux (i + 1) p rest

let filteri p l = filteri_aux 0 p l

let rec filter_map f = function
  | [] -> []
  | x :: rest -> (match f x with Some y -> y :: filter_map f rest | None -> filter_map f rest)

let rec concat_map f = function [] -> [] | x :: rest -> let l = f x in l @ concat_map f rest

let rec partition_aux p yes no = function
  | [] -> (rev yes, rev no)
  | x :: rest -> if p x then partition_aux p (x :: yes) no rest else partition_aux p yes (x :: no) rest

let partition p l = partition_aux p [] [] l

let rec partition_map_aux f left right = function
  | [] -> (rev left, rev right)
  | x :: rest -> (
      match f x with
      | Either.Left a -> partition_map_aux f (a :: left) right rest
      | Either.Right b -> partition_map_aux f left (b :: right) rest)

let partition_map f l = partition_map_aux f [] [] l
let rec assoc x = function [] -> raise Not_found | (k, v) :: rest -> if compare k x = 0 then v else assoc x rest

let rec assoc_opt x = function
  | [] -> None
  | (k, v) :: rest -> if compare k x = 0 then Some v else assoc_opt x rest

let rec mem_assoc x = function [] -> false | (k, _) :: rest -> compare k x = 0 || mem_assoc x rest

let rec remove_assoc x = function
  | [] -> []
  | ((k, _) as pair) :: rest -> if compare k x = 0 then rest else pair :: remove_assoc x rest

let rec split = function
  | [] -> ([], [])
  | (a, b) :: rest ->
      let xs, ys = split rest in
      (a :: xs, b :: ys)

let rec combine a b = match a, b with
  | [], [] -> []
  | x :: xs, y :: ys -> (x, y) :: combine xs ys
  | _ -> invalid_arg "List.combine"

let rec merge cmp a b = match a, b with
  | [], rest -> rest
  | rest, [] -> rest
  | x :: xs, y :: ys -> if cmp x y <= 0 then x :: merge cmp xs b else y :: merge cmp a ys

(* Sorting asks for the comparisons that OCaml's own asks for: a comparison that is no order, or tells of itself, shows which.
   Runs are merged in front of each other, so that each merge turns the direction: what goes up is made of two that go down. *)

let is_first up cmp x y = if up then cmp x y <= 0 else cmp x y > 0

let rec merge_onto up cmp a b acc = match a, b with
  | [], rest | rest, [] -> rev_append rest acc
  | x :: xs, y :: ys ->
      if is_first up cmp x y then merge_onto up cmp xs b (x :: acc) else merge_onto up cmp a ys (y :: acc)

(* The first n elements in order, and the rest. *)
let rec sort_first up cmp n l = match n, l with
  | 2, x :: y :: rest -> ((if is_first up cmp x y then [ x; y ] else [ y; x ]), rest)
  | 3, x :: y :: z :: rest ->
      let sorted =
        if is_first up cmp x y then
          if is_first up cmp y z then [ x; y; z ] else if is_first up cmp x z then [ x; z; y ] else [ z; x; y ]
        else if is_first up cmp x z then [ y; x; z ]
        else if is_first up cmp y z then [ y; z; x ]
        else [ z; y; x ]
      in
      (sorted, rest)
  | _ ->
      let half = n / 2 in
      let a, rest = sort_first (not up) cmp half l in
      let b, rest = sort_first (not up) cmp (n - half) rest in
      (merge_onto (not up) cmp a b [], rest)

let stable_sort cmp l =
  let n = length l in
  if n < 2 then l
  else
    let sorted, _ = sort_first true cmp n l in
    sorted

let sort cmp l = stable_sort cmp l
let fast_sort cmp l = stable_sort cmp l

(* The same, leaving out what equals its neighbour. *)

let in_order up order = if up then order < 0 else order > 0

let rec merge_uniq_onto up cmp a b acc = match a, b with
  | [], rest | rest, [] -> rev_append rest acc
  | x :: xs, y :: ys ->
      let order = cmp x y in
      if order = 0 then merge_uniq_onto up cmp xs ys (x :: acc)
      else if in_order up order then merge_uniq_onto up cmp xs b (x :: acc)
      else merge_uniq_onto up cmp a ys (y :: acc)

let sort_two up cmp x y =
  let order = cmp x y in
  if order = 0 then [ x ] else if in_order up order then [ x; y ] else [ y; x ]

let sort_three up cmp x y z =
  let xy = cmp x y in
  if xy = 0 then sort_two up cmp y z
  else if in_order up xy then
    let yz = cmp y z in
    if yz = 0 then [ x; y ]
    else if in_order up yz then [ x; y; z ]
    else
      let xz = cmp x z in
      if xz = 0 then [ x; y ] else if in_order up xz then [ x; z; y ] else [ z; x; y ]
  else
    let xz = cmp x z in
    if xz = 0 then [ y; x ]
    else if in_order up xz then [ y; x; z ]
    else
      let yz = cmp y z in
      if yz = 0 then [ y; x ] else if in_order up yz then [ y; z; x ] else [ z; y; x ]

let rec sort_uniq_first up cmp n l = match n, l with
  | 2, x :: y :: rest -> (sort_two up cmp x y, rest)
  | 3, x :: y :: z :: rest -> (sort_three up cmp x y z, rest)
  | _ ->
      let half = n / 2 in
      let a, rest = sort_uniq_first (not up) cmp half l in
      let b, rest = sort_uniq_first (not up) cmp (n - half) rest in
      (merge_uniq_onto (not up) cmp a b [], rest)

let sort_uniq cmp l =
  let n = length l in
  if n < 2 then l
  else
    let sorted, _ = sort_uniq_first true cmp n l in
    sorted

let rec compare_lengths a b = match a, b with
  | [], [] -> 0
  | [], _ -> -1
  | _, [] -> 1
  | _ :: xs, _ :: ys -> compare_lengths xs ys

let rec compare_length_with l n = match l with
  | [] -> if n = 0 then 0 else if n > 0 then -1 else 1
  | _ :: rest -> if n <= 0 then 1 else compare_length_with rest (n - 1)

let rec equal eq a b = match a, b with
  | [], [] -> true
  | x :: xs, y :: ys -> eq x y && equal eq xs ys
  | _ -> false

let rec compare cmp a b = match a, b with
  | [], [] -> 0
  | [], _ -> -1
  | _, [] -> 1
  | x :: xs, y :: ys -> (match cmp x y with 0 -> compare cmp xs ys | order -> order)

let rec to_seq l () = match l with [] -> Seq.Nil | x :: rest -> Seq.Cons (x, to_seq rest)
let rec of_seq s = match s () with Seq.Nil -> [] | Seq.Cons (x, rest) -> x :: of_seq rest

(* By identity. *)

let rec memq x = function [] -> false | y :: rest -> x == y || memq x rest
let rec assq key = function [] -> raise Not_found | (k, v) :: rest -> if k == key then v else assq key rest
let rec assq_opt key = function [] -> None | (k, v) :: rest -> if k == key then Some v else assq_opt key rest
let rec mem_assq key = function [] -> false | (k, _) :: rest -> k == key || mem_assq key rest

let rec remove_assq key = function
  | [] -> []
  | ((k, _) as pair) :: rest -> if k == key then rest else pair :: remove_assq key rest
