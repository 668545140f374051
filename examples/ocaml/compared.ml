let prop_same l = l = l
let prop_same_ints (l : int list) = l = l
