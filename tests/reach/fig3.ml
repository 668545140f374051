let () =
  let g =
    fun x ->
      let gret =
        fun y ->
          let gyret = x + y in gyret in
      gret in
  let g5 = g 5 in
  let g51 = g5 1 in
  let g6 = g 6 in
  let g62 = g6 2 in
  let ret = g51 + g62 in
  if ret = 14 then
    let target = () in
    target
