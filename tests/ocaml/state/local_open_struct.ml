let f x =
  let open struct
    let twice y = 2 * y
    let seen = ref x
    let () = Printf.printf "opened %d\n" x
  end in
  seen := twice !seen;
  !seen

let () = Printf.printf "%d %d\n" (f 3) (f 4)
