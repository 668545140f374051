let () =
  let y = 0 in
  let f =
    fun x ->
      let fret = x + 1 in fret in
  let fy = f y in
  let f1 = f 1 in
  let ret = fy + f1 in
  if ret = 3 then
    let target = () in
    target
