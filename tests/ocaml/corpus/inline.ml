type shape =
  | Circle of { radius : int }
  | Rectangle of { width : int; height : int }
  | Point

let area = function
  | Circle { radius } -> 3 * radius * radius
  | Rectangle r -> r.width * r.height
  | Point -> 0

let widen shape by = match shape with
  | Rectangle r -> Rectangle { r with width = r.width + by }
  | other -> other

let turned = function Rectangle { width; height } -> Rectangle { width = height; height = width } | other -> other

type 'a tree = Leaf | Node of { left : 'a tree; value : 'a; right : 'a tree }

let rec insert x = function
  | Leaf -> Node { left = Leaf; value = x; right = Leaf }
  | Node n as all ->
      if x < n.value then Node { n with left = insert x n.left }
      else if x > n.value then Node { n with right = insert x n.right }
      else all

let rec elements = function Leaf -> [] | Node { left; value; right } -> elements left @ (value :: elements right)

exception Refused of { code : int; reason : string }

let refuse code = raise (Refused { code; reason = "no " ^ string_of_int code })
let reason f = try f () with Refused r -> r.reason | Refused { code = 3; _ } -> "three"

type cell = Empty | Cell of { mutable count : int; mutable next : cell; name : string }

let cell name = Cell { count = 0; next = Empty; name }
let bump = function Empty -> () | Cell c -> c.count <- c.count + 1
let link a b = match a with Empty -> () | Cell c -> c.next <- b
let rec total = function Empty -> 0 | Cell { count; next; _ } -> count + total next
let chain () =
  let a = cell "a" and b = cell "b" in
  link a b;
  bump a;
  bump b;
  bump b;
  (total a, total b)

let alias () =
  let a = cell "x" in
  match a with
  | Cell c ->
      c.count <- 5;
      bump a;
      c.count
  | Empty -> 0
