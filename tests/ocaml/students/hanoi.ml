let moves = ref 0
let rec hanoi n a b c =
  if n > 0 then begin
    hanoi (n - 1) a c b;
    incr moves;
    if n = 3 then Printf.printf "disk %d: %c -> %c\n" n a b;
    hanoi (n - 1) c b a
  end
;;

hanoi 4 'A' 'B' 'C';;
print_string "moves: ";;
print_int !moves;;
print_newline ();;
