let infinity = 1_000_000

let shortest n edges =
  let d = Array.make_matrix n n infinity in
  for i = 0 to n - 1 do
    d.(i).(i) <- 0
  done;
  List.iter (fun (i, j, w) -> d.(i).(j) <- w) edges;
  for k = 0 to n - 1 do
    for i = 0 to n - 1 do
      for j = 0 to n - 1 do
        let through = d.(i).(k) + d.(k).(j) in
        if through < d.(i).(j) then d.(i).(j) <- through
      done
    done
  done;
  Array.to_list (Array.map Array.to_list d)

let reachable rows = List.map (List.map (fun x -> x < infinity)) rows
let distances = shortest 4 [ (0, 1, 5); (1, 2, 3); (0, 2, 9); (2, 3, 1) ]
let connected = reachable distances

let spiral n =
  let grid = Array.make_matrix n n 0 in
  let x = ref 0 and y = ref 0 and dx = ref 1 and dy = ref 0 in
  for k = 1 to n * n do
    grid.(!y).(!x) <- k;
    let nx = !x + !dx and ny = !y + !dy in
    if nx < 0 || nx >= n || ny < 0 || ny >= n || grid.(ny).(nx) <> 0 then begin
      let t = !dx in
      dx := - !dy;
      dy := t
    end;
    x := !x + !dx;
    y := !y + !dy
  done;
  grid

let three = spiral 3
