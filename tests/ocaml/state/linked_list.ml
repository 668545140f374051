type node = { value : int; mutable next : node option }
let cons v n = { value = v; next = n }
let rec length n = match n with None -> 0 | Some { next; _ } -> 1 + length next
let rec print n = match n with None -> print_newline () | Some x -> print_int x.value; print_char ' '; print x.next
let c = cons 3 None
let b = cons 2 (Some c)
let a = cons 1 (Some b)
let () = print (Some a); b.next <- Some (cons 9 (Some c)); print (Some a); print_int (length (Some a)); print_newline ()
let reverse n =
  let rec go prev = function None -> prev | Some x as here -> let rest = x.next in x.next <- prev; go here rest in
  go None n
let () = let r = reverse (Some a) in print r; print (Some a)
