module type MONAD = sig
  type 'a t
  val return : 'a -> 'a t
  val bind : 'a t -> ('a -> 'b t) -> 'b t
end
module Extend (M : MONAD) = struct
  include M
  let ( >>= ) = bind
  let map f m = m >>= fun x -> return (f x)
  let rec sequence = function
    | [] -> return []
    | m :: ms -> m >>= fun x -> sequence ms >>= fun xs -> return (x :: xs)
end
module State = Extend (struct
  type 'a t = int -> 'a * int
  let return x s = (x, s)
  let bind m f s = let x, s = m s in f x s
end)
module Maybe = Extend (struct type 'a t = 'a option let return x = Some x let bind = Option.bind end)
let fresh s = (s, s + 1)
let () =
  let xs, n = State.sequence [ fresh; fresh; State.map (( * ) 10) fresh ] 5 in
  List.iter (Printf.printf "%d ") xs;
  Printf.printf "next %d\n" n;
  match Maybe.sequence [ Some 1; None; Some 3 ] with None -> print_endline "none" | Some _ -> print_endline "some"
