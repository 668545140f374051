let rec lcs a b =
  match (a, b) with
  | [], _ | _, [] -> []
  | x :: xs, y :: ys ->
      if x = y then x :: lcs xs ys
      else
        let l1 = lcs xs b and l2 = lcs a ys in
        if List.length l1 >= List.length l2 then l1 else l2

let explode s = List.init (String.length s) (fun i -> s.[i])
let implode l = String.concat "" (List.map (String.make 1) l)

let edit_distance s t =
  let m = String.length s and n = String.length t in
  let d = Array.make_matrix (m + 1) (n + 1) 0 in
  for i = 0 to m do
    d.(i).(0) <- i
  done;
  for j = 0 to n do
    d.(0).(j) <- j
  done;
  for i = 1 to m do
    for j = 1 to n do
      let cost = if s.[i - 1] = t.[j - 1] then 0 else 1 in
      d.(i).(j) <- min (min (d.(i - 1).(j) + 1) (d.(i).(j - 1) + 1)) (d.(i - 1).(j - 1) + cost)
    done
  done;
  d.(m).(n)

let common = implode (lcs (explode "nematode") (explode "empty"))
let distances = List.map (fun (a, b) -> edit_distance a b) [ ("kitten", "sitting"); ("", "abc"); ("same", "same") ]
