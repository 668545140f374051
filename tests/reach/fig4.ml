let () =
  let i1 = read_int () in
  let i2 = read_int () in
  let _i3 = read_int () in
  let f =
    fun x ->
      let fret =
        if x = 0 then
          let fretp = x + 1 in fretp
        else
          let fretm = x - 1 in fretm
      in
      fret in
  let ifret =
    if i2 = 0 then
      let fi1 = f i1 in fi1
    else
      let fi2 = f i2 in fi2
  in
  print_int ifret
