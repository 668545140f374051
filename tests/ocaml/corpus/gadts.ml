type _ term =
  | Int : int -> int term
  | Bool : bool -> bool term
  | Add : int term * int term -> int term
  | If : bool term * 'a term * 'a term -> 'a term
  | Equal : int term * int term -> bool term
  | Pair : 'a term * 'b term -> ('a * 'b) term
  | Fst : ('a * 'b) term -> 'a term

let rec eval : type a. a term -> a = function
  | Int n -> n
  | Bool b -> b
  | Add (a, b) -> eval a + eval b
  | If (c, a, b) -> if eval c then eval a else eval b
  | Equal (a, b) -> eval a = eval b
  | Pair (a, b) -> (eval a, eval b)
  | Fst p -> fst (eval p)

let rec size : type a. a term -> int = fun t ->
  match t with
  | Int _ | Bool _ -> 1
  | Add (a, b) -> size a + size b + 1
  | Equal (a, b) -> size a + size b + 1
  | If (c, a, b) -> size c + size a + size b + 1
  | Pair (a, b) -> size a + size b + 1
  | Fst p -> size p + 1

type _ ty = TInt : int ty | TString : string ty | TList : 'a ty -> 'a list ty | TPair : 'a ty * 'b ty -> ('a * 'b) ty

let rec show : type a. a ty -> a -> string = fun ty x ->
  match ty with
  | TInt -> string_of_int x
  | TString -> "\"" ^ x ^ "\""
  | TList inner -> "[" ^ String.concat "; " (List.map (show inner) x) ^ "]"
  | TPair (a, b) -> (match x with u, v -> "(" ^ show a u ^ ", " ^ show b v ^ ")")

let rec equal : type a. a ty -> a -> a -> bool = fun ty x y ->
  match ty with
  | TInt -> x = y
  | TString -> x = y
  | TList inner -> List.length x = List.length y && List.for_all2 (equal inner) x y
  | TPair (a, b) ->
      let x1, x2 = x and y1, y2 = y in
      equal a x1 y1 && equal b x2 y2

type any = Any : 'a ty * 'a -> any

let show_any (Any (ty, x)) = show ty x

type 'a sequence = Sequence : 's * ('s -> ('a * 's) option) -> 'a sequence

let unfold state step = Sequence (state, step)
let map f (Sequence (s, step)) =
  Sequence (s, fun s -> match step s with None -> None | Some (x, s) -> Some (f x, s))

let to_list (Sequence (s, step)) =
  let rec go s = match step s with None -> [] | Some (x, s) -> x :: go s in
  go s

let rec zip : 'a 'b. 'a sequence -> 'b sequence -> ('a * 'b) sequence = fun (Sequence (s, f)) (Sequence (t, g)) ->
  Sequence ((s, t), fun (s, t) -> match f s, g t with
    | Some (x, s), Some (y, t) -> Some ((x, y), (s, t))
    | _ -> None)

let upto n = unfold 1 (fun i -> if i > n then None else Some (i, i + 1))

type showable = Show : { value : 'a; show : 'a -> string; times : int } -> showable

let shown (Show { value; show; times }) = List.init times (fun _ -> show value)

type z = Z
type 'n s = S of 'n
type ('a, _) vec = Nil : ('a, z) vec | Cons : 'a * ('a, 'n) vec -> ('a, 'n s) vec

let head : type n. ('a, n s) vec -> 'a = function Cons (x, _) -> x
let rec vec_list : type n. ('a, n) vec -> 'a list = function Nil -> [] | Cons (x, rest) -> x :: vec_list rest
let rec vec_map : type n. ('a -> 'b) -> ('a, n) vec -> ('b, n) vec = fun f v ->
  match v with Nil -> Nil | Cons (x, rest) -> Cons (f x, vec_map f rest)
