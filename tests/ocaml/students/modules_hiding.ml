module Counter : sig
  type t
  val create : unit -> t
  val tick : t -> int
  val reset : t -> unit
end = struct
  type t = int ref
  let create () = ref 0
  let tick t = incr t; !t
  let reset t = t := 0
end

module Stack_list : sig
  type 'a t
  exception Empty
  val empty : 'a t
  val push : 'a -> 'a t -> 'a t
  val pop : 'a t -> 'a * 'a t
  val fold : ('b -> 'a -> 'b) -> 'b -> 'a t -> 'b
end = struct
  type 'a t = 'a list
  exception Empty
  let empty = []
  let push x s = x :: s
  let pop = function [] -> raise Empty | x :: s -> (x, s)
  let fold = List.fold_left
end

let () =
  let c = Counter.create () and d = Counter.create () in
  ignore (Counter.tick c);
  Printf.printf "%d %d\n" (Counter.tick c) (Counter.tick d);
  Counter.reset c;
  Printf.printf "%d\n" (Counter.tick c);
  let open Stack_list in
  let s = empty |> push 1 |> push 2 |> push 3 in
  let top, s = pop s in
  Printf.printf "%d %d\n" top (fold ( + ) 0 s);
  try ignore (pop (snd (pop (snd (pop s))))) with Empty -> print_endline "Empty"
