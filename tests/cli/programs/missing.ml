open Yonder

let twice x = x + x

let outer = far (Remote.thing 1) (Remote.other 2)

let inner = Remote.(near, nearer)

let prop_twice x = twice x = 2 * x
