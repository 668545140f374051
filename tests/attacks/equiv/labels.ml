let less ~x ~y = x - y
let swapped ~y ~x = y - x
let reordered ~y ~x = x - y
