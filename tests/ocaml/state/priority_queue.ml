type 'a heap = { mutable data : 'a array; mutable size : int }
let create dummy = { data = Array.make 2 dummy; size = 0 }
let swap h i j = let t = h.data.(i) in h.data.(i) <- h.data.(j); h.data.(j) <- t
let push h x =
  if h.size = Array.length h.data then h.data <- Array.append h.data (Array.make h.size x);
  h.data.(h.size) <- x;
  let i = ref h.size in
  h.size <- h.size + 1;
  while !i > 0 && h.data.((!i - 1) / 2) > h.data.(!i) do swap h !i ((!i - 1) / 2); i := (!i - 1) / 2 done
let pop h =
  if h.size = 0 then raise Not_found;
  let top = h.data.(0) in
  h.size <- h.size - 1;
  h.data.(0) <- h.data.(h.size);
  let rec sink i =
    let l = 2 * i + 1 in
    let m = if l < h.size && h.data.(l) < h.data.(i) then l else i in
    let m = if l + 1 < h.size && h.data.(l + 1) < h.data.(m) then l + 1 else m in
    if m <> i then (swap h i m; sink m) in
  sink 0; top
let h = create 0
let () = List.iter (push h) [5; 2; 9; 1; 7; 3]; (try while true do Printf.printf "%d " (pop h) done with Not_found -> print_newline ())
let s = create ""
let () = List.iter (push s) ["pear"; "apple"; "fig"]; print_endline (pop s)
