type 'a avl = E | N of int * 'a avl * 'a * 'a avl

let height = function E -> 0 | N (h, _, _, _) -> h
let mk l v r = N (1 + max (height l) (height r), l, v, r)

let balance l v r =
  let hl = height l and hr = height r in
  if hl > hr + 1 then
    match l with
    | N (_, ll, lv, lr) when height ll >= height lr -> mk ll lv (mk lr v r)
    | N (_, ll, lv, N (_, lrl, lrv, lrr)) -> mk (mk ll lv lrl) lrv (mk lrr v r)
    | _ -> assert false
  else if hr > hl + 1 then
    match r with
    | N (_, rl, rv, rr) when height rr >= height rl -> mk (mk l v rl) rv rr
    | N (_, N (_, rll, rlv, rlr), rv, rr) -> mk (mk l v rll) rlv (mk rlr rv rr)
    | _ -> assert false
  else mk l v r

let rec add x = function
  | E -> mk E x E
  | N (_, l, v, r) as t -> (
      match compare x v with
      | 0 -> t
      | c when c < 0 -> balance (add x l) v r
      | _ -> balance l v (add x r))

let rec mem x = function
  | E -> false
  | N (_, l, v, r) ->
      let c = compare x v in
      c = 0 || mem x (if c < 0 then l else r)

let rec elements = function E -> [] | N (_, l, v, r) -> elements l @ [ v ] @ elements r
let of_list l = List.fold_left (fun t x -> add x t) E l

let t = of_list [ 1; 2; 3; 4; 5; 6; 7; 8; 9; 10 ]
let h = height t
let m = List.map (fun x -> mem x t) [ 0; 1; 10; 11 ]
let l = elements t
let small = of_list [ "b"; "a"; "c" ]
