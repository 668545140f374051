let counter = 0
let next = conter + 1
let m = List.lenght [ 1 ]
let c = Foo 1
let t : strng = "a"
let r = { missing = 1 }
let q = Hashtbl.create 10
let n = Nowhere.x
