(* Tables, buffers, queues, stacks, bytes and records whose fields are assigned to, where nobody else has them. *)

let count l =
  let t = Hashtbl.create 16 in
  List.iter (fun x -> Hashtbl.replace t x (1 + (match Hashtbl.find_opt t x with Some n -> n | None -> 0))) l;
  List.map (fun x -> (x, Hashtbl.find t x)) (List.sort_uniq compare l)

let memo_fib n =
  let memo = Hashtbl.create 10 in
  let rec fib n =
    if n < 2 then n
    else
      match Hashtbl.find_opt memo n with
      | Some v -> v
      | None ->
          let v = fib (n - 1) + fib (n - 2) in
          Hashtbl.add memo n v;
          v
  in
  let result = fib n in
  (result, Hashtbl.length memo)

let memo_try n =
  let memo = Hashtbl.create 10 in
  let rec go n =
    try Hashtbl.find memo n
    with Not_found ->
      let v = if n < 2 then n else go (n - 1) + go (n - 2) in
      Hashtbl.add memo n v;
      v
  in
  go n

let memo_exception n =
  let memo = Hashtbl.create 10 and calls = ref 0 in
  let rec go n =
    incr calls;
    match Hashtbl.find memo n with
    | v -> v
    | exception Not_found ->
        let v = if n < 2 then n else go (n - 1) + go (n - 2) in
        Hashtbl.replace memo n v;
        v
  in
  let v = go n in
  (v, !calls)

let hidden () =
  let t = Hashtbl.create 1 in
  Hashtbl.add t "a" 1;
  Hashtbl.add t "a" 2;
  Hashtbl.add t "b" 3;
  let all = Hashtbl.find_all t "a" in
  Hashtbl.remove t "a";
  let after = Hashtbl.find_all t "a" in
  Hashtbl.replace t "a" 9;
  (all, after, Hashtbl.find_all t "a", Hashtbl.mem t "c", Hashtbl.length t)

let cleared n =
  let t = Hashtbl.create 1 in
  for i = 1 to n do Hashtbl.add t i (i * i) done;
  let before = Hashtbl.length t in
  if n > 3 then Hashtbl.reset t;
  (before, Hashtbl.length t)

let copied () =
  let t = Hashtbl.create 1 in
  Hashtbl.add t 1 2;
  let u = Hashtbl.copy t in
  Hashtbl.add u 1 3;
  Hashtbl.add t 1 4;
  (Hashtbl.find_all t 1, Hashtbl.find_all u 1)

let join separator words =
  let b = Buffer.create 16 in
  List.iteri (fun i w -> if i > 0 then Buffer.add_string b separator; Buffer.add_string b w) words;
  Buffer.contents b

let letters n =
  let b = Buffer.create 1 in
  for i = 0 to n - 1 do Buffer.add_char b (Char.chr (97 + i)) done;
  Buffer.add_substring b "hello" 1 3;
  let whole = Buffer.contents b in
  Buffer.truncate b 2;
  (whole, Buffer.contents b, Buffer.length b, Buffer.sub b 1 1, Buffer.nth b 0)

let buffers () =
  let a = Buffer.create 1 and b = Buffer.create 1 in
  Buffer.add_string a "x";
  Buffer.add_buffer b a;
  Buffer.add_buffer b b;
  Buffer.clear a;
  (Buffer.contents a, Buffer.contents b)

let breadth n =
  let q = Queue.create () in
  Queue.add 1 q;
  let seen = ref [] in
  while not (Queue.is_empty q) do
    let x = Queue.pop q in
    seen := x :: !seen;
    if 2 * x <= n then Queue.push (2 * x) q;
    if (2 * x) + 1 <= n then Queue.add ((2 * x) + 1) q
  done;
  List.rev !seen

let queue_ends () =
  let q = Queue.create () in
  let first = Queue.take_opt q in
  Queue.add 'a' q;
  Queue.add 'b' q;
  let next = Queue.peek q in
  let sum = Queue.fold (fun n _ -> n + 1) 0 q in
  Queue.clear q;
  (first, next, sum, Queue.length q, Queue.peek_opt q)

let queue_empty () = let q : int Queue.t = Queue.create () in Queue.clear q; Queue.pop q
let queue_caught () = let q : int Queue.t = Queue.create () in Queue.clear q; try Queue.peek q with Queue.Empty -> -1

let balanced s =
  let stack = Stack.create () in
  let ok = ref true in
  String.iter
    (fun c ->
      match c with
      | '(' | '[' -> Stack.push c stack
      | ')' -> if Stack.is_empty stack || Stack.pop stack <> '(' then ok := false
      | ']' -> if Stack.is_empty stack || Stack.pop stack <> '[' then ok := false
      | _ -> ())
    s;
  !ok && Stack.is_empty stack

let rpn words =
  let s = Stack.create () in
  List.iter
    (fun w ->
      if w = "+" then (let b = Stack.pop s in let a = Stack.pop s in Stack.push (a + b) s)
      else if w = "-" then (let b = Stack.pop s in let a = Stack.pop s in Stack.push (a - b) s)
      else Stack.push (int_of_string w) s)
    words;
  Stack.top s

let order () =
  let s = Stack.create () in
  Stack.push 1 s;
  Stack.push 2 s;
  Stack.push (Stack.pop s + 10) s;
  let pair = (Stack.pop s, Stack.length s) in
  (pair, Stack.pop_opt s, Stack.pop_opt s, Stack.top_opt s)

let reversed s =
  let b = Bytes.of_string s in
  let n = Bytes.length b in
  for i = 0 to (n / 2) - 1 do
    let c = Bytes.get b i in
    Bytes.set b i (Bytes.get b (n - 1 - i));
    Bytes.set b (n - 1 - i) c
  done;
  Bytes.to_string b

let painted () =
  let b = Bytes.make 6 '.' in
  Bytes.fill b 1 2 '#';
  Bytes.blit_string "xyz" 1 b 4 2;
  let c = Bytes.copy b in
  Bytes.blit b 4 b 0 2;
  (Bytes.to_string b, Bytes.to_string c, Bytes.sub_string b 0 3)

let bytes_edge i = let b = Bytes.make 2 'a' in Bytes.set b i 'b'; Bytes.to_string b

type counter = { mutable count : int; step : int; mutable log : string list }

let counted n =
  let c = { count = 0; step = 3; log = [] } in
  for i = 1 to n do
    c.count <- c.count + c.step;
    if i mod 2 = 0 then c.log <- string_of_int c.count :: c.log
  done;
  (c.count, c.log)

let ticks () =
  let c = { count = 0; step = 1; log = [] } in
  let tick () = c.count <- c.count + c.step; c.count in
  let a = tick () in
  let b = tick () in
  (a, b, c)

let old_field () =
  let c = { count = 1; step = 1; log = [] } in
  let before = c.count in
  c.count <- 5;
  let { count; step; _ } = c in
  c.count <- 6;
  (before, count, step, c.count)

let with_field () =
  let c = { count = 1; step = 1; log = [ "a" ] } in
  let d = { c with count = 2 } in
  d.count <- 3;
  c.log <- [];
  (c, d)

let read_only c = c.count + c.step
let content () = let r = ref 3 in r.contents <- r.contents + 1; r.contents
let late () = let a = [| 1; 2 |] in Array.append (a.(0) <- 9; [| 0 |]) a
let late_blit () = let a = [| 1; 2 |] in Array.blit (a.(0) <- 9; [| 5 |]) 0 a 1 1; a
let word = (Sys.word_size, Sys.int_size, Sys.max_string_length)

(* Functions that are given what they look at or change. *)
let swap a i j = let x = a.(i) in a.(i) <- a.(j); a.(j) <- x
let total a = Array.fold_left ( + ) 0 a

let bubble a =
  let n = Array.length a in
  for i = 0 to n - 2 do
    for j = 0 to n - 2 - i do
      if a.(j) > a.(j + 1) then swap a j (j + 1)
    done
  done

let sorted l = let a = Array.of_list l in bubble a; Array.to_list a

let partition a low high =
  let pivot = a.(high) in
  let i = ref low in
  for j = low to high - 1 do
    if a.(j) < pivot then (swap a !i j; incr i)
  done;
  swap a !i high;
  !i

let rec quick a low high =
  if low < high then begin
    let p = partition a low high in
    quick a low (p - 1);
    quick a (p + 1) high
  end

let quicksorted l = let a = Array.of_list l in quick a 0 (Array.length a - 1); (Array.to_list a, total a)

let rec even_steps a n = if n > 0 then (a.(0) <- a.(0) + 1; odd_steps a (n - 1))
and odd_steps a n = if n > 0 then (a.(1) <- a.(1) + 1; even_steps a (n - 1))

let steps n = let a = [| 0; 0 |] in even_steps a n; a

let rec fib_in memo n =
  if n < 2 then n
  else
    match Hashtbl.find_opt memo n with
    | Some v -> v
    | None ->
        let v = fib_in memo (n - 1) + fib_in memo (n - 2) in
        Hashtbl.replace memo n v;
        v

let fib n = fib_in (Hashtbl.create 10) n
let fib_known n = let memo = Hashtbl.create 10 in let v = fib_in memo n in (v, Hashtbl.length memo)

let deposit account amount = account.count <- account.count + amount
let transfer from into amount = deposit from (-amount); deposit into amount

let accounts () =
  let a = { count = 10; step = 0; log = [] } and b = { count = 0; step = 0; log = [] } in
  transfer a b 3;
  deposit b 1;
  (a.count, b.count)

let add_words b words = List.iter (fun w -> Buffer.add_string b w; Buffer.add_char b ' ') words
let sentence words = let b = Buffer.create 1 in add_words b words; add_words b [ "!" ]; Buffer.contents b
let largest a = let m = ref a.(0) in Array.iter (fun x -> if x > !m then m := x) a; !m
let bump a = a.(0) <- largest a + 1; a.(0)
let bumped l = let a = Array.of_list l in let x = bump a in let y = bump a in (x, y, a)
let both a b = a.(0) <- b.(0) + 1
let both_ways () = let a = [| 1 |] and b = [| 5 |] in both a b; both b a; (a, b)
