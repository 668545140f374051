type t = { mutable count : int }
let bump t = t.count <- t.count + 1
let opt ?(x = 1) y = x + y
let poly = `Tag 3
let obj = object method m = 1 end
class c = object end
let first_class = (module List : sig end)
let phys = [ 1 ] == [ 1 ]
type _ gadt = Int : int gadt
let escaping = ref 0
let reads () = !escaping
let fine x = x + 1
