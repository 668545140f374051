let counter = 0
let next = conter + 1
let m = List.lenght [ 1 ]
let c = Foo 1
let t : strng = "a"
let r = { missing = 1 }
let q = Unix.create 10
let n = Nowhere.x
type shape = Circle of int | Square of int
type person = { name : string; age : int }
let i = Cirlce 3
let j p = p.nmae
let k = { name = "x"; aeg = 3 }
let l = Strin.length "x"
let m (x : shap) = x
