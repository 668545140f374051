class account (initial : int) =
  object (self)
    val mutable balance = initial
    val mutable log : string list = []
    method balance = balance
    method private note s = log <- s :: log
    method deposit n =
      if n <= 0 then invalid_arg "deposit";
      balance <- balance + n;
      self#note (Printf.sprintf "+%d" n)
    method withdraw n =
      if n > balance then failwith "insufficient funds";
      balance <- balance - n;
      self#note (Printf.sprintf "-%d" n)
    method history = List.rev log
  end

class savings initial rate =
  object (self)
    inherit account initial as super
    method add_interest = self#deposit (self#balance * rate / 100)
    method! withdraw n =
      print_endline "savings: withdraw";
      super#withdraw n
  end

let () =
  let a = new account 100 in
  a#deposit 50;
  a#withdraw 30;
  Printf.printf "%d [%s]\n" a#balance (String.concat "; " a#history);
  let s = new savings 200 10 in
  s#add_interest;
  s#withdraw 20;
  (try s#withdraw 1000 with Failure m -> print_endline m);
  Printf.printf "%d\n" s#balance;
  let all = [ a; (s :> account) ] in
  print_int (List.fold_left (fun acc x -> acc + x#balance) 0 all);
  print_newline ()
