type json = Null | Bool of bool | Num of int | Str of string | Arr of json list | Obj of (string * json) list

exception Bad of int

let parse s =
  let n = String.length s in
  let rec skip i = if i < n && (s.[i] = ' ' || s.[i] = '\n') then skip (i + 1) else i in
  let expect c i = if i < n && s.[i] = c then i + 1 else raise (Bad i) in
  let word w v i =
    let k = String.length w in
    if i + k <= n && String.sub s i k = w then (v, i + k) else raise (Bad i)
  in
  let rec value i =
    let i = skip i in
    if i >= n then raise (Bad i)
    else
      match s.[i] with
      | 'n' -> word "null" Null i
      | 't' -> word "true" (Bool true) i
      | 'f' -> word "false" (Bool false) i
      | '"' ->
          let text, i = str (i + 1) in
          (Str text, i)
      | '[' -> if skip (i + 1) < n && s.[skip (i + 1)] = ']' then (Arr [], skip (i + 1) + 1) else elements [] (i + 1)
      | '{' -> members [] (i + 1)
      | '0' .. '9' -> number 0 i
      | _ -> raise (Bad i)
  and number acc i =
    if i < n && s.[i] >= '0' && s.[i] <= '9' then number ((acc * 10) + Char.code s.[i] - 48) (i + 1)
    else (Num acc, i)
  and str i =
    match String.index_from_opt s i '"' with
    | Some j -> (String.sub s i (j - i), j + 1)
    | None -> raise (Bad i)
  and elements acc i =
    let v, i = value i in
    let i = skip i in
    if i < n && s.[i] = ',' then elements (v :: acc) (i + 1) else (Arr (List.rev (v :: acc)), expect ']' i)
  and members acc i =
    let key, i = str (expect '"' (skip i)) in
    let v, i = value (expect ':' (skip i)) in
    let i = skip i in
    if i < n && s.[i] = ',' then members ((key, v) :: acc) (i + 1)
    else (Obj (List.rev ((key, v) :: acc)), expect '}' i)
  in
  let v, i = value 0 in
  if skip i = n then v else raise (Bad i)

let a = parse "[1, 22, [true, null], []]"
let b = parse {|{"name": "x", "list": [false]}|}
let c = try Ok (parse "[1, ?]") with Bad i -> Error i
let d = try Ok (parse "12 34") with Bad i -> Error i
