(* Leftist heaps: the smallest first, and the right spine never longer than the left. *)

type heap = Empty | Node of int * int * heap * heap

let rank = function Empty -> 0 | Node (r, _, _, _) -> r

let make x a b = if rank a >= rank b then Node (rank b + 1, x, a, b) else Node (rank a + 1, x, b, a)

let rec merge a b =
  match (a, b) with
  | Empty, h -> h
  | h, Empty -> h
  | Node (_, x, a1, b1), Node (_, y, a2, b2) ->
      if x <= y then make x a1 (merge b1 b) else make y a2 (merge a b2)

let insert x h = merge (Node (1, x, Empty, Empty)) h

let pop = function
  | Empty -> None
  | Node (_, x, a, b) -> Some (x, merge a b)

let rec leftist = function
  | Empty -> true
  | Node (r, _, a, b) -> rank a >= rank b && r = rank b + 1 && leftist a && leftist b

let rec size = function Empty -> 0 | Node (_, _, a, b) -> 1 + size a + size b

(* A leftist heap of n elements has a right spine of at most log2 (n + 1). *)
let rec pow2 n = if n = 0 then 1 else 2 * pow2 (n - 1)

let rec drain h = match pop h with None -> [] | Some (x, h) -> x :: drain h

let rec sorted = function a :: (b :: _ as rest) -> a <= b && sorted rest | _ -> true

let () =
  let a = read_int () in
  let b = read_int () in
  let c = read_int () in
  let d = read_int () in
  let heap = merge (insert a (insert b Empty)) (insert c (insert d Empty)) in
  if not (leftist heap) then
    print_endline "leans to the right" (* target: unreachable *)
  else if pow2 (rank heap) > size heap + 1 then
    print_endline "the spine is too long" (* target: unreachable *)
  else
    match drain heap with
    | [ w; x; y; z ] as xs ->
        if not (sorted xs) then
          print_endline "out of order" (* target: unreachable *)
        else if w = c && x = a && y = d && z = b && b - c = 11 then
          print_endline "interleaved" (* target: reachable *)
        else print_int w
    | _ ->
        failwith "an element is lost" (* target: unreachable *)
