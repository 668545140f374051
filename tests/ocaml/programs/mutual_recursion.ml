let rec is_even n = n = 0 || is_odd (n - 1)
and is_odd n = n <> 0 && is_even (n - 1)

let rec hofstadter_f n = if n = 0 then 1 else n - hofstadter_m (hofstadter_f (n - 1))
and hofstadter_m n = if n = 0 then 0 else n - hofstadter_f (hofstadter_m (n - 1))

type json = Null | Bool of bool | Number of float | String of string | List of json list | Object of (string * json) list

let rec render = function
  | Null -> "null"
  | Bool b -> string_of_bool b
  | Number n -> Printf.sprintf "%g" n
  | String s -> Printf.sprintf "%S" s
  | List l -> "[" ^ render_all l ^ "]"
  | Object fields -> "{" ^ render_fields fields ^ "}"

and render_all l = String.concat "," (List.map render l)
and render_fields fields = String.concat "," (List.map (fun (k, v) -> Printf.sprintf "%S:%s" k (render v)) fields)

let rec depth = function
  | List l -> 1 + List.fold_left max 0 (List.map depth l)
  | Object fs -> 1 + List.fold_left (fun d (_, v) -> max d (depth v)) 0 fs
  | _ -> 0

let parity = (is_even 10, is_odd 7, is_even 3)
let fs = List.init 10 hofstadter_f
let ms = List.init 10 hofstadter_m
let doc = Object [ ("name", String "x\"y"); ("tags", List [ Bool true; Null; Number 1.5 ]); ("o", Object []) ]
let text = render doc
let d = depth doc
