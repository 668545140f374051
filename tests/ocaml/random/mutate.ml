exception Stop of int

type cell = { mutable held : int; mutable seen : int list; name : string }
type link = Nil | Link of { value : int; mutable next : link }

let log = Buffer.create 100
let say s = Buffer.add_string log s; Buffer.add_char log ' '
let told () = let s = Buffer.contents log in Buffer.clear log; s
let rec chain = function [] -> Nil | x :: rest -> Link { value = x; next = chain rest }
let rec values n = function Nil -> [] | Link l -> if n = 0 then [] else l.value :: values (n - 1) l.next
let bindings t = List.sort compare (Hashtbl.fold (fun k v l -> (k, v) :: l) t [])
let counter () = let n = ref 0 in fun by -> n := !n + by; !n

let run x y z body =
  Buffer.clear log;
  let r = ref x and r' = ref y in
  let q = if z > 0 then r else r' in
  let c = { held = x; seen = []; name = "c" } in
  let d = { c with held = y } in
  let e = if z mod 2 = 0 then c else d in
  let a = Array.init 4 (fun i -> i * y) in
  let b = if x > 2 then a else Array.copy a in
  let t = Hashtbl.create 4 and u = Queue.create () and s = Stack.create () in
  let k = counter () in
  let k' = if y > 2 then k else counter () in
  let l = chain [ x; y; z ] in
  let m = Buffer.create 4 and y = Bytes.of_string "abcd" in
  (try body r r' q c d e a b t u s k k' l m y with Stop n -> say ("out" ^ string_of_int n));
  ( told (), [ !r; !r'; !q; c.held; d.held; e.held ], c.seen @ d.seen, Array.to_list a @ Array.to_list b, bindings t,
    List.rev (Queue.fold (fun l x -> x :: l) [] u), k 0, k' 0, values 5 l, Buffer.contents m, Bytes.to_string y )
