(* Records, nested and updated. *)
type point = { x : int; y : int }
type circle = { center : point; radius : float }
type shape = Circle of { r : float } | Rect of { w : float; h : float } | Dot
type 'a box = { contents_ : 'a; label : string }

let origin = { x = 0; y = 0 }
let move dx dy p = { x = p.x + dx; y = p.y + dy }
let flip { x; y } = { x = y; y = x }
let grow k c = { c with radius = c.radius *. k }
let area = function Circle { r } -> 3. *. r *. r | Rect { w; h } -> w *. h | Dot -> 0.
let dist2 ({ x = a; _ } as p) q = ((a - q.x) * (a - q.x)) + ((p.y - q.y) * (p.y - q.y))
let map_box f b = { b with label = b.label ^ "!" ; contents_ = f b.contents_ }
type person = { name : string; age : int }
type pet = { name : string; owner : person }
let owner_name p = p.owner.name
let older (p : person) = { p with age = p.age + 1 }
let names (l : person list) = List.map (fun (p : person) -> p.name) l
