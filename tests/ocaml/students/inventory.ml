type item = { id : int; name : string; mutable qty : int; price : float }
exception Out_of_stock of string

let stock : (int, item) Hashtbl.t = Hashtbl.create 10
let next_id = let r = ref 0 in fun () -> incr r; !r
let add name qty price =
  let id = next_id () in
  Hashtbl.add stock id { id; name; qty; price };
  id

let sell id n =
  let item = Hashtbl.find stock id in
  if item.qty < n then raise (Out_of_stock item.name);
  item.qty <- item.qty - n;
  float_of_int n *. item.price

let total () = Hashtbl.fold (fun _ i acc -> acc +. (float_of_int i.qty *. i.price)) stock 0.0

let () =
  let apple = add "apple" 10 0.5 in
  let pear = add "pear" 2 0.75 in
  Printf.printf "%.2f\n" (sell apple 4);
  (try ignore (sell pear 3) with Out_of_stock n -> Printf.printf "no more %s\n" n);
  (try ignore (sell 99 1) with Not_found -> print_endline "no such item");
  Printf.printf "%.2f\n" (total ());
  Hashtbl.filter_map_inplace (fun _ i -> if i.qty > 5 then Some i else None) stock;
  Hashtbl.iter (fun id i -> Printf.printf "%d %s %d\n" id i.name i.qty) stock;
  let copy = Hashtbl.copy stock in
  Hashtbl.reset stock;
  Printf.printf "%d %d\n" (Hashtbl.length stock) (Hashtbl.length copy)
