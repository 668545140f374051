let at margin print =
  let b = Buffer.create 100 in
  let f = Format.formatter_of_buffer b in
  Format.pp_set_margin f margin;
  print f;
  let early = Buffer.contents b in
  Format.pp_print_flush f ();
  (early, Buffer.contents b)

let int_list f l = Format.fprintf f "@[<hov 1>[%a]@]" (Format.pp_print_list ~pp_sep:(fun f () -> Format.fprintf f ";@ ") Format.pp_print_int) l

type tree = Leaf | Node of tree * string * tree

let rec tree f = function
  | Leaf -> Format.pp_print_string f "."
  | Node (l, s, r) -> Format.fprintf f "@[<hv 2>(%s@ %a@ %a)@]" s tree l tree r

let rec full n = if n = 0 then Leaf else Node (full (n - 1), String.make n 'n', full (n - 1))
