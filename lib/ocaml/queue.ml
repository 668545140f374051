(* Queue: the elements, the next one first. Changing one is for local queues only, see the compiler. *)

exception Empty

type 'a t = Queue_elements of 'a list

let create () = Queue_elements []
let copy q = q
let is_empty (Queue_elements l) = match l with [] -> true | _ -> false
let length (Queue_elements l) = length_from 0 l
let peek (Queue_elements l) = match l with [] -> raise Empty | x :: _ -> x
let top q = peek q
let peek_opt (Queue_elements l) = match l with [] -> None | x :: _ -> Some x
let iter f (Queue_elements l) = List.iter f l
let fold f acc (Queue_elements l) = List.fold_left f acc l
let to_seq (Queue_elements l) = List.to_seq l
let of_seq s = Queue_elements (List.of_seq s)

let added x (Queue_elements l) = Queue_elements (l @ [ x ])
let taken (Queue_elements l) = match l with [] -> raise Empty | x :: rest -> (x, Queue_elements rest)
let taken_opt (Queue_elements l) = match l with [] -> (None, Queue_elements []) | x :: rest -> (Some x, Queue_elements rest)
let cleared (Queue_elements _) = Queue_elements []

let not_local () = unsupported "a queue that is not local and simple"
let add (_ : 'a) (_ : 'a t) : unit = not_local ()
let push (_ : 'a) (_ : 'a t) : unit = not_local ()
let take (_ : 'a t) : 'a = not_local ()
let pop (_ : 'a t) : 'a = not_local ()
let take_opt (_ : 'a t) : 'a option = not_local ()
let clear (_ : 'a t) : unit = not_local ()
let transfer (_ : 'a t) (_ : 'a t) : unit = not_local ()
let add_seq (_ : 'a t) (_ : 'a Seq.t) : unit = not_local ()
