type 'a cell = { value : 'a; mutable next : 'a cell option }
type 'a t = { mutable head : 'a cell option; mutable size : int }

let create () = { head = None; size = 0 }
let push l x = l.head <- Some { value = x; next = l.head }; l.size <- l.size + 1

let reverse l =
  let rec go prev = function
    | None -> prev
    | Some c as cell ->
      let next = c.next in
      c.next <- prev;
      go cell next
  in
  l.head <- go None l.head

let iter f l =
  let rec go = function None -> () | Some { value; next } -> f value; go next in
  go l.head

let remove p l =
  let rec go = function
    | Some c when p c.value -> l.size <- l.size - 1; go c.next
    | Some c as cell -> c.next <- go c.next; cell
    | None -> None
  in
  l.head <- go l.head

let () =
  let l = create () in
  List.iter (push l) [ 1; 2; 3; 4; 5 ];
  iter (Printf.printf "%d ") l;
  reverse l;
  iter (Printf.printf "%d ") l;
  remove (fun x -> x mod 2 = 0) l;
  iter (Printf.printf "%d ") l;
  Printf.printf "(%d)\n" l.size
