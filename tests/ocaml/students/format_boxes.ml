type json = Null | Bool of bool | Number of float | String of string | List of json list | Object of (string * json) list
let rec pp ppf = function
  | Null -> Format.fprintf ppf "null"
  | Bool b -> Format.fprintf ppf "%b" b
  | Number x -> Format.fprintf ppf "%g" x
  | String s -> Format.fprintf ppf "%S" s
  | List l -> Format.fprintf ppf "@[<hv 1>[%a]@]" (Format.pp_print_list ~pp_sep:(fun ppf () -> Format.fprintf ppf ",@ ") pp) l
  | Object fields ->
    let field ppf (k, v) = Format.fprintf ppf "@[<h>%S: %a@]" k pp v in
    Format.fprintf ppf "@[<hv 2>{@,%a@;<0 -2>}@]" (Format.pp_print_list ~pp_sep:(fun ppf () -> Format.fprintf ppf ",@,") field) fields
let value = Object [ ("name", String "test"); ("values", List (List.init 20 (fun i -> Number (float_of_int i *. 1.5)))); ("nested", Object [ ("a", Null); ("b", Bool true) ]) ]
let () =
  Format.printf "%a@." pp value;
  print_endline (Format.asprintf "%a" pp (List [ Null; Bool false ]));
  Format.printf "@[<v 2>begin@ one@ two@]@ end@."
