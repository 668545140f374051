let x = read_float ()

let () =
  if x > 1.5 then
    let target = () in
    target
