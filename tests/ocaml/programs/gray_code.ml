let rec gray n =
  if n = 0 then [ "" ]
  else
    let prev = gray (n - 1) in
    List.map (( ^ ) "0") prev @ List.rev_map (( ^ ) "1") prev

let differ_by_one a b =
  let d = ref 0 in
  String.iteri (fun i c -> if c <> b.[i] then incr d) a;
  !d = 1

let rec adjacent p = function a :: (b :: _ as rest) -> p a b && adjacent p rest | _ -> true

let two = gray 2
let three = gray 3
let valid = adjacent differ_by_one (gray 4)
let to_gray n = n lxor (n lsr 1)
let codes = List.init 8 to_gray
