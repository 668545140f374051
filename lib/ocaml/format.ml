(* Format: text is laid out in boxes. What is printed waits in a line until it is known whether it fits; see Oppen,
   "Prettyprinting" (1980), whose algorithm OCaml's module follows. *)

open CamlinternalFormat

type kind = In_line | Each_own_line | Line_or_lines | Fill | Fill_or_indent | All_fits

(* A break has two faces: what stands there if the line goes on, and what if it does not. *)
type face = string * int * string
type stag = ..
type tag = string
type stag += String_tag of tag

type token =
  | Word of string
  | Break of face * face
  | Open of int * kind
  | Close
  | New_line
  | If_new_line
  | Open_tag of stag
  | Close_tag
  | Open_tabs of int list ref
  | Close_tabs
  | Set_tab
  | Tab_break of int * int

(* The size is negative while it is not known. *)
type waiting = { mutable size : int; token : token; length : int }

(* What waits for its size, and what had been put into the line when it came. *)
type scanned = { before : int; entry : waiting }
type box = { kind : kind; width : int }

type formatter_out_functions = {
  out_string : string -> int -> int -> unit;
  out_flush : unit -> unit;
  out_newline : unit -> unit;
  out_spaces : int -> unit;
  out_indent : int -> unit;
}

type formatter_stag_functions = {
  mark_open_stag : stag -> string;
  mark_close_stag : stag -> string;
  print_open_stag : stag -> unit;
  print_close_stag : stag -> unit;
}

type formatter = {
  mutable scanned : scanned list;
  mutable boxes : box list;
  mutable margin : int;
  mutable min_space_left : int;
  mutable max_indent : int;
  mutable space_left : int;
  mutable indent : int;
  mutable at_line_start : bool;
  mutable left_total : int;
  mutable right_total : int;
  mutable depth : int;
  mutable max_boxes : int;
  mutable ellipsis : string;
  mutable out : formatter_out_functions;
  mutable marks_tags : bool;
  mutable prints_tags : bool;
  mutable tags : stag list;
  mutable marked : stag list;
  mutable tabs : int list ref list;
  mutable stags : formatter_stag_functions;
  line : waiting Queue.t;
}

let without_end = 1000000010
let at_most n = if n < without_end then n else without_end - 1

(* What goes out. *)

let emit f s = f.out.out_string s 0 (String.length s)

let emit_part f s =
  if s <> "" then begin
    f.space_left <- f.space_left - String.length s;
    emit f s
  end

let new_line f (left, offset, right) width =
  emit_part f left;
  f.out.out_newline ();
  f.at_line_start <- true;
  let wanted = f.margin - width + offset in
  let indent = if wanted < f.max_indent then wanted else f.max_indent in
  f.indent <- indent;
  f.space_left <- f.margin - indent;
  f.out.out_indent indent;
  emit_part f right

let plain_line f width = new_line f ("", 0, "") width

let same_line f (left, blanks, right) =
  emit_part f left;
  f.space_left <- f.space_left - blanks;
  f.out.out_spaces blanks;
  emit_part f right

(* A box that would start too far to the right starts on a line of its own. *)
let broken_before_box f = match f.boxes with
  | [] -> f.out.out_newline ()
  | { kind; width } :: _ ->
      if width > f.space_left then begin
        match kind with All_fits | In_line -> () | _ -> plain_line f width
      end

let skip_next f = match Queue.take_opt f.line with
  | None -> ()
  | Some { size; length; _ } ->
      f.left_total <- f.left_total - length;
      f.space_left <- f.space_left + size

(* What a mark says takes no place. *)
let emit_mark f s = emit f s

let rec inserted n = function [] -> [ n ] | x :: rest as l -> if n < x then n :: l else x :: inserted n rest
let first_or n = function [] -> n | x :: _ -> x

let laid_out f size token = match token with
  | Word s ->
      f.space_left <- f.space_left - size;
      emit f s;
      f.at_line_start <- false
  | Open_tag tag ->
      emit_mark f (f.stags.mark_open_stag tag);
      f.marked <- tag :: f.marked
  | Close_tag -> (
      match f.marked with
      | [] -> ()
      | tag :: rest ->
          emit_mark f (f.stags.mark_close_stag tag);
          f.marked <- rest)
  | Open_tabs tabs -> f.tabs <- tabs :: f.tabs
  | Close_tabs -> (match f.tabs with [] -> () | _ :: rest -> f.tabs <- rest)
  | Set_tab -> (match f.tabs with [] -> () | tabs :: _ -> tabs := inserted (f.margin - f.space_left) !tabs)
  | Tab_break (blanks, offset) -> (
      let at = f.margin - f.space_left in
      match f.tabs with
      | [] -> ()
      | tabs :: _ ->
          let rec tab_from = function [] -> first_or at !tabs | tab :: rest -> if tab >= at then tab else tab_from rest in
          let tab = tab_from !tabs in
          let forward = tab - at in
          if forward >= 0 then same_line f ("", forward + blanks, "")
          else new_line f ("", tab + offset, "") f.margin)
  | Open (offset, kind) ->
      if f.margin - f.space_left > f.max_indent then broken_before_box f;
      let width = f.space_left - offset in
      let kind = match kind with
        | Each_own_line -> Each_own_line
        | _ -> if size > f.space_left then kind else All_fits
      in
      f.boxes <- { kind; width } :: f.boxes
  | Close -> (match f.boxes with [] -> () | _ :: rest -> f.boxes <- rest)
  | New_line -> (match f.boxes with [] -> f.out.out_newline () | { width; _ } :: _ -> plain_line f width)
  | If_new_line -> if f.indent <> f.margin - f.space_left then skip_next f
  | Break (goes_on, (left, offset, right)) -> (
      let ends = (left, offset, right) in
      let is_too_long = size + String.length left > f.space_left in
      match f.boxes with
      | [] -> ()
      | { kind; width } :: _ -> (
          match kind with
          | Fill -> if is_too_long then new_line f ends width else same_line f goes_on
          | Fill_or_indent ->
              if f.at_line_start then same_line f goes_on
              else if is_too_long then new_line f ends width
              else if f.indent > f.margin - width + offset then new_line f ends width
              else same_line f goes_on
          | Line_or_lines | Each_own_line -> new_line f ends width
          | All_fits | In_line -> same_line f goes_on))

(* All of the line whose size is known, or does not matter any more. *)
let rec advance f = match Queue.peek_opt f.line with
  | None -> ()
  | Some { size; token; length } ->
      if size >= 0 || f.right_total - f.left_total >= f.space_left then begin
        ignore (Queue.take f.line);
        laid_out f (if size < 0 then without_end else size) token;
        f.left_total <- f.left_total + length;
        advance f
      end

let put f entry =
  f.right_total <- f.right_total + entry.length;
  Queue.add entry f.line

let put_and_advance f entry =
  put f entry;
  advance f

(* What waits for its size first of all: nothing, and the same again once it has been printed. *)
let nobody () = [ { before = -1; entry = { size = -1; token = Word ""; length = 0 } } ]

let set_size f of_break = match f.scanned with
  | [] -> ()
  | { before; entry } :: rest -> (
      if before < f.left_total then f.scanned <- nobody ()
      else
        let is_meant = match entry.token with Break _ | Tab_break _ -> of_break | Open _ -> not of_break | _ -> false in
        if is_meant then begin
          entry.size <- f.right_total + entry.size;
          f.scanned <- rest
        end)

let scan f is_break entry =
  put f entry;
  if is_break then set_size f true;
  f.scanned <- { before = f.right_total; entry } :: f.scanned

(* The functions that programs call. *)

let open_of_kind f offset kind =
  f.depth <- f.depth + 1;
  if f.depth < f.max_boxes then scan f false { size = -f.right_total; token = Open (offset, kind); length = 0 }
  else if f.depth = f.max_boxes then
    put_and_advance f { size = String.length f.ellipsis; token = Word f.ellipsis; length = String.length f.ellipsis }

let pp_open_hbox f () = open_of_kind f 0 In_line
let pp_open_vbox f offset = open_of_kind f offset Each_own_line
let pp_open_hvbox f offset = open_of_kind f offset Line_or_lines
let pp_open_hovbox f offset = open_of_kind f offset Fill
let pp_open_box f offset = open_of_kind f offset Fill_or_indent

let pp_close_box f () =
  if f.depth > 1 then begin
    if f.depth < f.max_boxes then begin
      put f { size = 0; token = Close; length = 0 };
      set_size f true;
      set_size f false
    end;
    f.depth <- f.depth - 1
  end

let pp_print_as f size s =
  if f.depth < f.max_boxes then put_and_advance f { size; token = Word s; length = size }

let pp_print_string f s = pp_print_as f (String.length s) s
let pp_print_bytes f b = pp_print_string f (Bytes.to_string b)
let pp_print_int f n = pp_print_string f (string_of_int n)
let pp_print_float f x = pp_print_string f (string_of_float x)
let pp_print_bool f b = pp_print_string f (string_of_bool b)
let pp_print_char f c = pp_print_as f 1 (String.make 1 c)

let pp_print_custom_break f ~fits ~breaks =
  if f.depth < f.max_boxes then
    let left, blanks, right = fits in
    let length = String.length left + blanks + String.length right in
    scan f true { size = -f.right_total; token = Break (fits, breaks); length }

let pp_print_break f blanks offset = pp_print_custom_break f ~fits:("", blanks, "") ~breaks:("", offset, "")
let pp_print_space f () = pp_print_break f 1 0
let pp_print_cut f () = pp_print_break f 0 0
let pp_force_newline f () = if f.depth < f.max_boxes then put_and_advance f { size = 0; token = New_line; length = 0 }

let pp_print_if_newline f () =
  if f.depth < f.max_boxes then put_and_advance f { size = 0; token = If_new_line; length = 0 }

let begun f =
  Queue.clear f.line;
  f.left_total <- 1;
  f.right_total <- 1;
  f.scanned <- nobody ();
  f.boxes <- [];
  f.tags <- [];
  f.marked <- [];
  f.indent <- 0;
  f.depth <- 0;
  f.space_left <- f.margin;
  open_of_kind f 0 Fill

let pp_close_stag f () =
  if f.marks_tags then put_and_advance f { size = 0; token = Close_tag; length = 0 };
  if f.prints_tags then
    match f.tags with
    | [] -> ()
    | tag :: rest ->
        f.tags <- rest;
        f.stags.print_close_stag tag

let ended f with_line =
  List.iter (fun _ -> pp_close_stag f ()) f.tags;
  while f.depth > 1 do pp_close_box f () done;
  f.right_total <- without_end;
  advance f;
  if with_line then f.out.out_newline ();
  begun f

let pp_print_flush f () =
  ended f false;
  f.out.out_flush ()

let pp_print_newline f () =
  ended f true;
  f.out.out_flush ()

let pp_set_min_space_left f n =
  if n >= 1 then begin
    f.min_space_left <- at_most n;
    f.max_indent <- f.margin - f.min_space_left;
    begun f
  end

let pp_set_max_indent f n = if n > 1 then pp_set_min_space_left f (f.margin - n)
let pp_get_max_indent f () = f.max_indent
let larger a b : int = if a >= b then a else b

let pp_set_margin f n =
  if n >= 1 then begin
    f.margin <- at_most n;
    pp_set_max_indent f
      (if f.max_indent <= f.margin then f.max_indent
      else larger (larger (f.margin - f.min_space_left) (f.margin / 2)) 1)
  end

let pp_get_margin f () = f.margin

type geometry = { max_indent : int; margin : int }

let geometry_error max_indent margin =
  if max_indent < 2 then Some "max_indent < 2"
  else if margin <= max_indent then Some "margin <= max_indent"
  else if margin >= without_end then Some "margin >= pp_infinity"
  else None

let check_geometry { max_indent; margin } = match geometry_error max_indent margin with None -> true | Some _ -> false

let set_full_geometry f max_indent margin =
  pp_set_margin f margin;
  pp_set_max_indent f max_indent

let pp_set_geometry f ~max_indent ~margin = match geometry_error max_indent margin with
  | None -> set_full_geometry f max_indent margin
  | Some why -> raise (Invalid_argument ("Format.pp_set_geometry: " ^ why))

let pp_safe_set_geometry f ~max_indent ~margin = match geometry_error max_indent margin with
  | None -> set_full_geometry f max_indent margin
  | Some _ -> ()

let pp_get_geometry f () = { max_indent = pp_get_max_indent f (); margin = pp_get_margin f () }
let pp_update_geometry f update =
  let { max_indent; margin } = update (pp_get_geometry f ()) in
  pp_set_geometry f ~max_indent ~margin

let pp_set_max_boxes f n = if n > 1 then f.max_boxes <- n
let pp_get_max_boxes f () = f.max_boxes
let pp_over_max_boxes f () = f.depth = f.max_boxes
let pp_set_ellipsis_text f s = f.ellipsis <- s
let pp_get_ellipsis_text f () = f.ellipsis

(* Tags print nothing unless a program says so. *)

let pp_open_stag f tag =
  if f.prints_tags then begin
    f.tags <- tag :: f.tags;
    f.stags.print_open_stag tag
  end;
  if f.marks_tags then put_and_advance f { size = 0; token = Open_tag tag; length = 0 }

let pp_open_tag f tag = pp_open_stag f (String_tag tag)
let pp_close_tag f () = pp_close_stag f ()

let plain_stags =
  {
    mark_open_stag = (function String_tag tag -> "<" ^ tag ^ ">" | _ -> "");
    mark_close_stag = (function String_tag tag -> "</" ^ tag ^ ">" | _ -> "");
    print_open_stag = (fun _ -> ());
    print_close_stag = (fun _ -> ());
  }

let pp_set_formatter_stag_functions f stags = f.stags <- stags
let pp_get_formatter_stag_functions f () = f.stags

type formatter_tag_functions = {
  mark_open_tag : tag -> string;
  mark_close_tag : tag -> string;
  print_open_tag : tag -> unit;
  print_close_tag : tag -> unit;
}

(* Of tags that are texts; others have none of these. *)
let pp_set_formatter_tag_functions f { mark_open_tag; mark_close_tag; print_open_tag; print_close_tag } =
  let of_text none run = function String_tag tag -> run tag | _ -> none in
  f.stags <-
    {
      mark_open_stag = of_text "" mark_open_tag;
      mark_close_stag = of_text "" mark_close_tag;
      print_open_stag = of_text () print_open_tag;
      print_close_stag = of_text () print_close_tag;
    }

let pp_get_formatter_tag_functions f () =
  let { mark_open_stag; mark_close_stag; print_open_stag; print_close_stag } = f.stags in
  {
    mark_open_tag = (fun tag -> mark_open_stag (String_tag tag));
    mark_close_tag = (fun tag -> mark_close_stag (String_tag tag));
    print_open_tag = (fun tag -> print_open_stag (String_tag tag));
    print_close_tag = (fun tag -> print_close_stag (String_tag tag));
  }

(* Columns of a table. *)

let pp_open_tbox f () =
  f.depth <- f.depth + 1;
  if f.depth < f.max_boxes then put_and_advance f { size = 0; token = Open_tabs (ref []); length = 0 }

let pp_close_tbox f () =
  if f.depth > 1 && f.depth < f.max_boxes then begin
    put_and_advance f { size = 0; token = Close_tabs; length = 0 };
    f.depth <- f.depth - 1
  end

let pp_set_tab f () = if f.depth < f.max_boxes then put_and_advance f { size = 0; token = Set_tab; length = 0 }

let pp_print_tbreak f blanks offset =
  if f.depth < f.max_boxes then
    scan f true { size = -f.right_total; token = Tab_break (blanks, offset); length = blanks }

let pp_print_tab f () = pp_print_tbreak f 0 0
let pp_set_print_tags f b = f.prints_tags <- b
let pp_get_print_tags f () = f.prints_tags
let pp_set_mark_tags f b = f.marks_tags <- b
let pp_get_mark_tags f () = f.marks_tags

let pp_set_tags f b =
  f.prints_tags <- b;
  f.marks_tags <- b

(* Where the text goes. *)

let rec blanks_by out_string n =
  if n > 0 then
    if n <= 80 then out_string (String.make n ' ') 0 n
    else begin
      out_string (String.make 80 ' ') 0 80;
      blanks_by out_string (n - 80)
    end

let outs out_string out_flush =
  {
    out_string;
    out_flush;
    out_newline = (fun () -> out_string "\n" 0 1);
    out_spaces = (fun n -> blanks_by out_string n);
    out_indent = (fun n -> blanks_by out_string n);
  }

let of_outs out =
  let f = {
    scanned = nobody (); boxes = []; margin = 78; min_space_left = 10; max_indent = 68; space_left = 78; indent = 0;
    at_line_start = true; left_total = 1; right_total = 1; depth = 0; max_boxes = max_int; ellipsis = "."; out;
    marks_tags = false; prints_tags = false; tags = []; marked = []; tabs = []; stags = plain_stags; line = Queue.create ();
  } in
  open_of_kind f 0 Fill;
  f

let make_formatter out_string out_flush = of_outs (outs out_string out_flush)
let formatter_of_out_functions out = of_outs out

let formatter_of_out_channel channel =
  make_formatter (fun s start len -> output_string channel (String.sub s start len)) (fun () -> flush channel)

let formatter_of_buffer b = make_formatter (fun s start len -> Buffer.add_substring b s start len) (fun () -> ())
let pp_get_formatter_out_functions f () = f.out
let pp_set_formatter_out_functions f out = f.out <- out
let pp_set_formatter_output_functions f out_string out_flush = f.out <- { f.out with out_string; out_flush }
let pp_get_formatter_output_functions f () = (f.out.out_string, f.out.out_flush)

let pp_set_formatter_out_channel f channel =
  f.out <- outs (fun s start len -> output_string channel (String.sub s start len)) (fun () -> flush channel)

let stdbuf = Buffer.create 512
let std_formatter = formatter_of_out_channel stdout
let err_formatter = formatter_of_out_channel stderr
let str_formatter = formatter_of_buffer stdbuf
let get_std_formatter () = std_formatter
let get_err_formatter () = err_formatter
let get_str_formatter () = str_formatter
let get_stdbuf () = stdbuf

let flush_buffer_formatter b f =
  ended f false;
  let text = Buffer.contents b in
  Buffer.reset b;
  text

let flush_str_formatter () = flush_buffer_formatter stdbuf str_formatter

(* Lists and the like. *)

let rec pp_print_list ?(pp_sep = pp_print_cut) pp f = function
  | [] -> ()
  | [ x ] -> pp f x
  | x :: rest ->
      pp f x;
      pp_sep f ();
      pp_print_list ~pp_sep pp f rest

let rec pp_print_rest pp_sep pp f s = match s () with
  | Seq.Nil -> ()
  | Seq.Cons (x, rest) ->
      pp_sep f ();
      pp f x;
      pp_print_rest pp_sep pp f rest

let pp_print_seq ?(pp_sep = pp_print_cut) pp f s = match s () with
  | Seq.Nil -> ()
  | Seq.Cons (x, rest) ->
      pp f x;
      pp_print_rest pp_sep pp f rest

let pp_print_option ?(none = fun _ () -> ()) pp f = function None -> none f () | Some x -> pp f x
let pp_print_result ~ok ~error f = function Ok x -> ok f x | Error e -> error f e
let pp_print_either ~left ~right f = function Either.Left x -> left f x | Either.Right x -> right f x

let pp_print_text f s =
  let length = String.length s in
  let put_word from until = pp_print_string f (String.sub s from (until - from)) in
  let rec go from at =
    if at = length then begin
      if from <> length then put_word from at
    end
    else
      match s.[at] with
      | '\n' ->
          put_word from at;
          pp_force_newline f ();
          go (at + 1) (at + 1)
      | ' ' ->
          put_word from at;
          pp_print_space f ();
          go (at + 1) (at + 1)
      | _ -> go from (at + 1)
  in
  go 0 0

(* The text of a format: what starts with @ is about boxes. *)

let is_digit c = c >= '0' && c <= '9'
let is_letter c = (c >= 'a' && c <= 'z') || c = '_'

let rec skip_blanks s i = if i < String.length s && (s.[i] = ' ' || s.[i] = '\t') then skip_blanks s (i + 1) else i

let rec skip_while is s i = if i < String.length s && is s.[i] then skip_while is s (i + 1) else i

let number_at s i =
  let start = if i < String.length s && s.[i] = '-' then i + 1 else i in
  let stop = skip_while is_digit s start in
  if stop = start then None else Some (int_of_string (String.sub s i (stop - i)), stop)

let closed_at s i = match String.index_from_opt s i '>' with Some at -> at | None -> -1

let invalid_box s i =
  let at = closed_at s i in
  failwith ("invalid box description " ^ show_string_argument (String.sub s i (at + 1 - i)))

(* `<kind offset>` after `@[`; what is not closed is text. *)
let box_at s i =
  if i < String.length s && s.[i] = '<' && closed_at s i >= 0 then begin
    let start = skip_blanks s (i + 1) in
    let stop = skip_while is_letter s start in
    let kind = match String.sub s start (stop - start) with
      | "" | "b" -> Fill_or_indent
      | "h" -> In_line
      | "v" -> Each_own_line
      | "hv" -> Line_or_lines
      | "hov" -> Fill
      | _ -> invalid_box s i
    in
    let at = skip_blanks s stop in
    let offset, at = match number_at s at with Some (n, at) -> (n, at) | None -> (0, at) in
    let at = skip_blanks s at in
    if at < String.length s && s.[at] = '>' then (kind, offset, at + 1) else invalid_box s i
  end
  else (Fill_or_indent, 0, i)

(* `<blanks offset>` after `@;`; what does not look so is text. *)
let break_at s i =
  if i < String.length s && s.[i] = '<' then
    match number_at s (skip_blanks s (i + 1)) with
    | None -> (1, 0, i)
    | Some (blanks, at) -> (
        let at = skip_blanks s at in
        let closed at = at < String.length s && s.[at] = '>' in
        if closed at then (blanks, 0, at + 1)
        else match number_at s at with
          | Some (offset, at) when closed (skip_blanks s at) -> (blanks, offset, skip_blanks s at + 1)
          | _ -> (1, 0, i))
  else (1, 0, i)

(* `<size>` after `@`: what follows is printed as if it had that size. *)
let size_at s i = match number_at s (skip_blanks s i) with
  | Some (n, at) ->
      let at = skip_blanks s at in
      if at < String.length s && s.[at] = '>' then Some (n, at + 1) else None
  | None -> None

(* The size that what comes after the text is to have, if that is the last thing that the text says. *)
let rec interpret f s i =
  let length = String.length s in
  if i >= length then None
  else
    if s.[i] <> '@' then begin
      let stop = skip_while (fun c -> c <> '@') s i in
      pp_print_string f (String.sub s i (stop - i));
      interpret f s stop
    end
    else if i + 1 >= length then begin
      pp_print_char f '@';
      None
    end
    else
      match s.[i + 1] with
      | '[' ->
          let kind, offset, at = box_at s (i + 2) in
          open_of_kind f offset kind;
          interpret f s at
      | ']' -> pp_close_box f (); interpret f s (i + 2)
      | ',' -> pp_print_cut f (); interpret f s (i + 2)
      | ' ' -> pp_print_space f (); interpret f s (i + 2)
      | ';' ->
          let blanks, offset, at = break_at s (i + 2) in
          pp_print_break f blanks offset;
          interpret f s at
      | '?' -> pp_print_flush f (); interpret f s (i + 2)
      | '.' -> pp_print_newline f (); interpret f s (i + 2)
      | '\n' -> pp_force_newline f (); interpret f s (i + 2)
      | '@' -> pp_print_char f '@'; interpret f s (i + 2)
      | '%' -> pp_print_char f '%'; interpret f s (i + 2)
      | '{' ->
          let is_named = i + 2 < length && s.[i + 2] = '<' && closed_at s (i + 2) >= 0 in
          let at = if is_named then closed_at s (i + 2) + 1 else i + 2 in
          pp_open_tag f (if is_named then String.sub s (i + 3) (at - i - 4) else "");
          interpret f s at
      | '}' -> pp_close_tag f (); interpret f s (i + 2)
      | '<' -> (
          match size_at s (i + 2) with
          | None ->
              pp_print_string f "@<";
              interpret f s (i + 2)
          | Some (size, at) ->
              let stop = skip_while (fun c -> c <> '@') s at in
              if at >= length then Some size
              else begin
                if stop > at then pp_print_as f size (String.sub s at (stop - at));
                interpret f s stop
              end)
      | c ->
          pp_print_char f '@';
          pp_print_char f c;
          interpret f s (i + 2)

let put_piece f size s = match size with Some size -> pp_print_as f size s | None -> pp_print_string f s

let rec lay_out_with call f size = function
  | [] -> ()
  | Literal s :: rest -> lay_out_with call f (interpret f s 0) rest
  | Printed s :: rest ->
      put_piece f size s;
      lay_out_with call f None rest
  | Call print :: rest ->
      call f size print;
      lay_out_with call f None rest
  | Flush :: rest ->
      pp_print_flush f ();
      lay_out_with call f None rest

let lay_out f pieces = lay_out_with (fun f _ print -> print f) f None pieces
let lay_out_text f pieces = lay_out_with (fun f size print -> put_piece f size (print ())) f None pieces

external run : ('a, 'b, 'c, 'r) format4 -> (('b, 'c) piece list -> 'r) -> 'a = "%identity"

let fprintf f format = run format (fun pieces -> lay_out f pieces)
let printf format = fprintf std_formatter format
let eprintf format = fprintf err_formatter format

let kfprintf finish f format =
  run format (fun pieces ->
      lay_out f pieces;
      finish f)

let ifprintf (_ : formatter) (format : ('a, formatter, unit) format) = run format (fun _ -> ())
let ikfprintf finish f (format : ('a, formatter, unit, 'd) format4) = run format (fun _ -> finish f)
let dprintf format = run format (fun pieces f -> lay_out f pieces)
let kdprintf finish format = run format (fun pieces -> finish (fun f -> lay_out f pieces))

let ksprintf finish format =
  run format (fun pieces ->
      let b = Buffer.create 512 in
      let f = formatter_of_buffer b in
      lay_out_text f pieces;
      finish (flush_buffer_formatter b f))

let sprintf format = ksprintf (fun s -> s) format
let kprintf finish format = ksprintf finish format

let kasprintf finish format =
  run format (fun pieces ->
      let b = Buffer.create 512 in
      let f = formatter_of_buffer b in
      lay_out f pieces;
      finish (flush_buffer_formatter b f))

let asprintf format = kasprintf (fun s -> s) format
let bprintf b format = run format (fun pieces -> let f = formatter_of_buffer b in lay_out f pieces; ended f false)

(* The same on the standard channel. *)

let open_hbox () = pp_open_hbox std_formatter ()
let open_vbox offset = pp_open_vbox std_formatter offset
let open_hvbox offset = pp_open_hvbox std_formatter offset
let open_hovbox offset = pp_open_hovbox std_formatter offset
let open_box offset = pp_open_box std_formatter offset
let close_box () = pp_close_box std_formatter ()
let open_stag tag = pp_open_stag std_formatter tag
let close_stag () = pp_close_stag std_formatter ()
let open_tag tag = pp_open_tag std_formatter tag
let close_tag () = pp_close_tag std_formatter ()
let print_as size s = pp_print_as std_formatter size s
let print_string s = pp_print_string std_formatter s
let print_bytes b = pp_print_bytes std_formatter b
let print_int n = pp_print_int std_formatter n
let print_float x = pp_print_float std_formatter x
let print_char c = pp_print_char std_formatter c
let print_bool b = pp_print_bool std_formatter b
let print_break blanks offset = pp_print_break std_formatter blanks offset
let print_cut () = pp_print_cut std_formatter ()
let print_space () = pp_print_space std_formatter ()
let force_newline () = pp_force_newline std_formatter ()
let print_flush () = pp_print_flush std_formatter ()
let print_newline () = pp_print_newline std_formatter ()
let print_if_newline () = pp_print_if_newline std_formatter ()
let set_margin n = pp_set_margin std_formatter n
let get_margin () = pp_get_margin std_formatter ()
let set_max_indent n = pp_set_max_indent std_formatter n
let get_max_indent () = pp_get_max_indent std_formatter ()
let set_geometry ~max_indent ~margin = pp_set_geometry std_formatter ~max_indent ~margin
let safe_set_geometry ~max_indent ~margin = pp_safe_set_geometry std_formatter ~max_indent ~margin
let get_geometry () = pp_get_geometry std_formatter ()
let update_geometry update = pp_update_geometry std_formatter update
let set_max_boxes n = pp_set_max_boxes std_formatter n
let get_max_boxes () = pp_get_max_boxes std_formatter ()
let over_max_boxes () = pp_over_max_boxes std_formatter ()
let set_ellipsis_text s = pp_set_ellipsis_text std_formatter s
let get_ellipsis_text () = pp_get_ellipsis_text std_formatter ()
let set_tags b = pp_set_tags std_formatter b
let set_print_tags b = pp_set_print_tags std_formatter b
let get_print_tags () = pp_get_print_tags std_formatter ()
let set_mark_tags b = pp_set_mark_tags std_formatter b
let set_formatter_stag_functions stags = pp_set_formatter_stag_functions std_formatter stags
let get_formatter_stag_functions () = pp_get_formatter_stag_functions std_formatter ()
let set_formatter_tag_functions tags = pp_set_formatter_tag_functions std_formatter tags
let get_formatter_tag_functions () = pp_get_formatter_tag_functions std_formatter ()
let open_tbox () = pp_open_tbox std_formatter ()
let close_tbox () = pp_close_tbox std_formatter ()
let set_tab () = pp_set_tab std_formatter ()
let print_tab () = pp_print_tab std_formatter ()
let print_tbreak blanks offset = pp_print_tbreak std_formatter blanks offset
let get_mark_tags () = pp_get_mark_tags std_formatter ()
let get_formatter_out_functions () = pp_get_formatter_out_functions std_formatter ()
let set_formatter_out_functions out = pp_set_formatter_out_functions std_formatter out
let get_formatter_output_functions () = pp_get_formatter_output_functions std_formatter ()
let set_formatter_output_functions out_string out_flush = pp_set_formatter_output_functions std_formatter out_string out_flush
let set_formatter_out_channel channel = pp_set_formatter_out_channel std_formatter channel

let pp_set_all_formatter_output_functions f ~out ~flush ~newline ~spaces =
  f.out <- { out_string = out; out_flush = flush; out_newline = newline; out_spaces = spaces; out_indent = spaces }

let pp_get_all_formatter_output_functions f () = (f.out.out_string, f.out.out_flush, f.out.out_newline, f.out.out_spaces)

let set_all_formatter_output_functions ~out ~flush ~newline ~spaces =
  pp_set_all_formatter_output_functions std_formatter ~out ~flush ~newline ~spaces

let get_all_formatter_output_functions () = pp_get_all_formatter_output_functions std_formatter ()

(* What is printed as a list of what happens. *)

type symbolic_output_item =
  | Output_flush
  | Output_newline
  | Output_string of string
  | Output_spaces of int
  | Output_indent of int

type symbolic_output_buffer = { mutable symbolic_output_contents : symbolic_output_item list }

let make_symbolic_output_buffer () = { symbolic_output_contents = [] }
let clear_symbolic_output_buffer b = b.symbolic_output_contents <- []
let get_symbolic_output_buffer b = List.rev b.symbolic_output_contents

let flush_symbolic_output_buffer b =
  let items = get_symbolic_output_buffer b in
  clear_symbolic_output_buffer b;
  items

let add_symbolic_output_item b item = b.symbolic_output_contents <- item :: b.symbolic_output_contents

let formatter_of_symbolic_output_buffer b =
  of_outs
    {
      out_string = (fun s start len -> add_symbolic_output_item b (Output_string (String.sub s start len)));
      out_flush = (fun () -> add_symbolic_output_item b Output_flush);
      out_newline = (fun () -> add_symbolic_output_item b Output_newline);
      out_spaces = (fun n -> add_symbolic_output_item b (Output_spaces n));
      out_indent = (fun n -> add_symbolic_output_item b (Output_indent n));
    }

let () = at_exit print_flush
