let () =
  let h = ref "start" in
  for i = 1 to 5 do h := Digest.to_hex (Digest.string (!h ^ string_of_int i)); print_endline !h done;
  print_endline (String.escaped (Digest.from_hex "000102030405060708090a0b0c0d0e0f"))
