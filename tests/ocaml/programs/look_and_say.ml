let next s =
  let n = String.length s in
  let rec run i j = if j < n && s.[j] = s.[i] then run i (j + 1) else j in
  let rec go i = if i >= n then "" else let j = run i i in string_of_int (j - i) ^ String.make 1 s.[i] ^ go j in
  go 0

let rec sequence n s = if n = 0 then [] else s :: sequence (n - 1) (next s)

let rec happy seen n =
  if n = 1 then true
  else if List.mem n seen then false
  else
    let rec squares n = if n = 0 then 0 else let d = n mod 10 in (d * d) + squares (n / 10) in
    happy (n :: seen) (squares n)

let a = sequence 6 "1"
let b = List.filter (happy []) (List.init 30 succ)
let triples n =
  List.concat_map
    (fun a ->
      List.concat_map
        (fun b -> List.filter_map (fun c -> if (a * a) + (b * b) = c * c then Some (a, b, c) else None) (List.init n succ))
        (List.init n succ |> List.filter (fun b -> b > a)))
    (List.init n succ)
let c = triples 13
