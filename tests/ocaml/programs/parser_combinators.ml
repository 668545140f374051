type 'a parser = char list -> ('a * char list) option

let return x : 'a parser = fun input -> Some (x, input)
let fail : 'a parser = fun _ -> None

let ( >>= ) (p : 'a parser) f : 'b parser =
 fun input -> match p input with None -> None | Some (x, rest) -> f x rest

let ( <|> ) (p : 'a parser) (q : 'a parser) : 'a parser =
 fun input -> match p input with None -> q input | r -> r

let satisfy pred : char parser = function c :: rest when pred c -> Some (c, rest) | _ -> None
let char c = satisfy (( = ) c)
let rec many p = many1 p <|> return []
and many1 p = p >>= fun x -> many p >>= fun xs -> return (x :: xs)

let digit = satisfy (fun c -> '0' <= c && c <= '9')
let number = many1 digit >>= fun ds -> return (List.fold_left (fun n d -> (n * 10) + Char.code d - 48) 0 ds)

let rec chainl1 p op =
  let rec rest x = (op >>= fun f -> p >>= fun y -> rest (f x y)) <|> return x in
  p >>= rest

let rec expr input = (chainl1 term (char '+' >>= fun _ -> return ( + ))) input
and term input = (chainl1 factor (char '*' >>= fun _ -> return ( * ))) input
and factor input = (number <|> (char '(' >>= fun _ -> expr >>= fun n -> char ')' >>= fun _ -> return n)) input

let run p s = match p (List.of_seq (String.to_seq s)) with Some (x, []) -> Some x | _ -> None
let results = List.map (run expr) [ "1+2*3"; "(1+2)*3"; "2*(3+4)*5"; "1+"; "" ]
let letters = run (many (satisfy (fun c -> c >= 'a'))) "abc"
let failed = run fail "x" = (None : int option)
