(* Arg: the arguments of a program, by a list of what each option does. *)

type key = string
type doc = string
type usage_msg = string
type anon_fun = string -> unit

type spec =
  | Unit of (unit -> unit)
  | Bool of (bool -> unit)
  | Set of bool ref
  | Clear of bool ref
  | String of (string -> unit)
  | Set_string of string ref
  | Int of (int -> unit)
  | Set_int of int ref
  | Float of (float -> unit)
  | Set_float of float ref
  | Tuple of spec list
  | Symbol of string list * (string -> unit)
  | Rest of (string -> unit)
  | Rest_all of (string list -> unit)
  | Expand of (string -> string array)

exception Bad of string
exception Help of string

type wrong = Unknown of string | Wrong of string * string * string | Missing of string | Message of string

exception Stop of wrong

let current = ref 0

let rec spec_of key = function
  | [] -> None
  | (name, spec, _) :: rest -> if name = key then Some spec else spec_of key rest

let choices opening between closing = function
  | [] -> "<none>"
  | first :: rest -> List.fold_left (fun text next -> text ^ between ^ next) (opening ^ first) rest ^ closing

let with_help options =
  let help name = match spec_of name options with
    | Some _ -> []
    | None -> [ (name, Unit (fun () -> raise (Stop (Unknown name))), " Display this list of options") ]
  in
  options @ help "-help" @ help "--help"

let described (key, spec, doc) =
  if doc = "" then ""
  else
    match spec with
    | Symbol (names, _) -> "  " ^ key ^ " " ^ choices "{" "|" "}" names ^ doc ^ "\n"
    | _ -> "  " ^ key ^ " " ^ doc ^ "\n"

let usage_string options message = String.concat "" ((message ^ "\n") :: List.map described (with_help options))
let usage options message = prerr_string (usage_string options message)
let is_help name = name = "-help" || name = "--help"

(* What is told of a mistake, as an exception. *)
let told argv options message wrong =
  let program = if Array.length argv > 0 then argv.(0) else "(?)" in
  let first = match wrong with
    | Unknown name when is_help name -> ""
    | Unknown name -> program ^ ": unknown option '" ^ name ^ "'.\n"
    | Missing name -> program ^ ": option '" ^ name ^ "' needs an argument.\n"
    | Wrong (name, arg, expected) ->
        program ^ ": wrong argument '" ^ arg ^ "'; option '" ^ name ^ "' expects " ^ expected ^ ".\n"
    | Message s -> program ^ ": " ^ s ^ ".\n"
  in
  let text = first ^ usage_string options message in
  match wrong with Unknown name when is_help name -> Help text | _ -> Bad text

let rec do_spec argv current name follow spec =
  let no_arg () = match follow with None -> () | Some arg -> raise (Stop (Wrong (name, arg, "no argument"))) in
  let get_arg () = match follow with
    | Some arg -> arg
    | None ->
        if !current + 1 < Array.length argv then argv.(!current + 1) else raise (Stop (Missing name))
  in
  let consume () = match follow with None -> incr current | Some _ -> () in
  let with_value convert expected use =
    let arg = get_arg () in
    match convert arg with
    | None -> raise (Stop (Wrong (name, arg, expected)))
    | Some value ->
        use value;
        consume ()
  in
  match spec with
  | Unit f -> no_arg (); f ()
  | Bool f -> with_value bool_of_string_opt "a boolean" f
  | Set r -> no_arg (); r := true
  | Clear r -> no_arg (); r := false
  | String f ->
      f (get_arg ());
      consume ()
  | Set_string r ->
      r := get_arg ();
      consume ()
  | Int f -> with_value int_of_string_opt "an integer" f
  | Set_int r -> with_value int_of_string_opt "an integer" (fun n -> r := n)
  | Float f -> with_value float_of_string_opt "a float" f
  | Set_float r -> with_value float_of_string_opt "a float" (fun x -> r := x)
  | Tuple specs -> List.iter (fun spec -> do_spec argv current name follow spec) specs
  | Symbol (names, f) ->
      let arg = get_arg () in
      if List.mem arg names then begin
        f arg;
        consume ()
      end
      else raise (Stop (Wrong (name, arg, "one of: " ^ choices "" " " "" names)))
  | Rest f ->
      no_arg ();
      while !current < Array.length argv - 1 do
        f argv.(!current + 1);
        consume ()
      done
  | Rest_all f ->
      no_arg ();
      let rest = ref [] in
      while !current < Array.length argv - 1 do
        rest := argv.(!current + 1) :: !rest;
        consume ()
      done;
      f (List.rev !rest)
  | Expand _ -> unsupported "arguments that are expanded"

let option_and_value s = match String.index_opt s '=' with
  | None -> None
  | Some i -> Some (String.sub s 0 i, String.sub s (i + 1) (String.length s - i - 1))

let parse_argv_dynamic ?(current = current) argv options anon message =
  let start = !current in
  current := start + 1;
  while !current < Array.length argv do
    begin
      try
        let s = argv.(!current) in
        if String.length s >= 1 && s.[0] = '-' then begin
          match spec_of s !options with
          | Some spec -> do_spec argv current s None spec
          | None -> (
              match option_and_value s with
              | None -> raise (Stop (Unknown s))
              | Some (name, value) -> (
                  match spec_of name !options with
                  | Some spec -> do_spec argv current s (Some value) spec
                  | None -> raise (Stop (Unknown s))))
        end
        else anon s
      with
      | Bad text -> raise (told argv !options message (Message text))
      | Stop wrong -> raise (told argv !options message wrong)
    end;
    incr current
  done

let parse_argv ?(current = current) argv options anon message =
  parse_argv_dynamic ~current argv (ref options) anon message

let parse_dynamic options anon message =
  try parse_argv_dynamic Sys.argv options anon message with
  | Bad text ->
      prerr_string text;
      exit 2
  | Help text ->
      print_string text;
      exit 0

let parse options anon message = parse_dynamic (ref options) anon message

(* The descriptions start in one column: after the longest option, as far as that is not too far. *)

let second_word s =
  let length = String.length s in
  let rec skip i = if i < length && s.[i] = ' ' then skip (i + 1) else i in
  let rec find i =
    if i >= length then length else if s.[i] = '\t' then i + 1 else if s.[i] = ' ' then skip (i + 1) else find (i + 1)
  in
  find 0

let larger a b : int = if a >= b then a else b

let widest so_far (key, spec, doc) = match spec with
  | Symbol _ -> larger so_far (String.length key)
  | _ -> larger so_far (String.length key + second_word doc)

let replaced_tab s = match String.index_opt s '\t' with
  | None -> s
  | Some i -> String.sub s 0 i ^ " " ^ String.sub s (i + 1) (String.length s - i - 1)

let padded length (key, spec, doc) =
  if doc = "" then (key, spec, doc)
  else
    match spec with
    | Symbol _ ->
        let cut = second_word doc in
        let blanks = String.make (larger 0 (length - cut) + 3) ' ' in
        (key, spec, "\n" ^ blanks ^ replaced_tab doc)
    | _ ->
        let cut = second_word doc in
        let blanks = length - String.length key - cut in
        if blanks <= 0 then (key, spec, replaced_tab doc)
        else
          let first = String.sub doc 0 cut and rest = String.sub doc cut (String.length doc - cut) in
          (key, spec, replaced_tab first ^ String.make blanks ' ' ^ rest)

let align ?(limit = max_int) options =
  let options = with_help options in
  let length = List.fold_left widest 0 options in
  let length = if length < limit then length else limit in
  List.map (padded length) options
