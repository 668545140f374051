(* Stack: the elements, the top one first. Changing one is for local stacks only, see the compiler. *)

exception Empty

type 'a t = Stack_elements of 'a list

let create () = Stack_elements []
let copy s = s
let is_empty (Stack_elements l) = match l with [] -> true | _ -> false
let length (Stack_elements l) = length_from 0 l
let top (Stack_elements l) = match l with [] -> raise Empty | x :: _ -> x
let top_opt (Stack_elements l) = match l with [] -> None | x :: _ -> Some x
let iter f (Stack_elements l) = List.iter f l
let fold f acc (Stack_elements l) = List.fold_left f acc l
let to_seq (Stack_elements l) = List.to_seq l

let pushed x (Stack_elements l) = Stack_elements (x :: l)
let popped (Stack_elements l) = match l with [] -> raise Empty | x :: rest -> (x, Stack_elements rest)
let popped_opt (Stack_elements l) = match l with [] -> (None, Stack_elements []) | x :: rest -> (Some x, Stack_elements rest)
let cleared (Stack_elements _) = Stack_elements []

let not_local () = unsupported "a stack that is not local and simple"
let push (_ : 'a) (_ : 'a t) : unit = not_local ()
let pop (_ : 'a t) : 'a = not_local ()
let pop_opt (_ : 'a t) : 'a option = not_local ()
let clear (_ : 'a t) : unit = not_local ()
let add_seq (_ : 'a t) (_ : 'a Seq.t) : unit = not_local ()
let of_seq (_ : 'a Seq.t) : 'a t = not_local ()
