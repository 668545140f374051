module type STACK = sig
  type 'a t

  val empty : 'a t
  val push : 'a -> 'a t -> 'a t
  val pop : 'a t -> ('a * 'a t) option
  val size : 'a t -> int
end

module ListStack : STACK = struct
  type 'a t = 'a list

  let empty = []
  let push x s = x :: s
  let pop = function [] -> None | x :: s -> Some (x, s)
  let size = List.length
end

let s = ListStack.(empty |> push 'a' |> push 'b')
let n = ListStack.size s
let top = match ListStack.pop s with Some (c, _) -> c | None -> '?'

let matching = function '(' -> ')' | '[' -> ']' | '{' -> '}' | c -> c

let balanced text =
  let rec go i stack =
    if i = String.length text then ListStack.size stack = 0
    else
      match text.[i] with
      | ('(' | '[' | '{') as c -> go (i + 1) (ListStack.push (matching c) stack)
      | (')' | ']' | '}') as c -> (
          match ListStack.pop stack with
          | Some (d, rest) when c = d -> go (i + 1) rest
          | Some _ | None -> false)
      | _ -> go (i + 1) stack
  in
  go 0 ListStack.empty

let checks = List.map balanced [ "(a[b]{c})"; "(]"; "(("; ""; "no brackets" ]
