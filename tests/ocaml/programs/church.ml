let zero _ x = x
let succ n f x = f (n f x)
let add m n f x = m f (n f x)
let mul m n f = m (n f)
let to_int n = n (fun k -> k + 1) 0
let rec of_int k = if k = 0 then zero else succ (of_int (k - 1))

let ctrue a _ = a
let cfalse _ b = b
let cand p q a b = p (q a b) b
let to_bool p = p true false

let pair a b f = f a b
let first p = p (fun a _ -> a)
let second p = p (fun _ b -> b)

let three = to_int (succ (succ (succ zero)))
let seven = to_int (add (of_int 3) (of_int 4))
let twelve = to_int (mul (fun f x -> f (f (f x))) (fun f x -> f (f (f (f x)))))
let bools = (to_bool (cand ctrue ctrue), to_bool (cand ctrue cfalse))
let swapped = (fun p -> (second p, first p)) (pair 1 2)
