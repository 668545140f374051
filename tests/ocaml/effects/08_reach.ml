type cell = { mutable field : int; mutable other : int }

let f22 x =
  let q1 = Queue.create () in
  Queue.add (x) q1; Queue.add 1 q1;
  let a2 = Array.make 3 (x) in
  let s3 = a2 in
  List.iter (fun e4 -> (if s3.(2) > x then Array.blit a2 0 s3 1 2)) [(-1); 4];
  x

let () =
  let x = read_int () in
  if f22 x = (3) then
    let target = () in target
