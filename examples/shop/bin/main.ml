open Shop

let item name cents = { Basket.name; price = Price.of_cents cents }
let basket = [ item "tea" 350; item "bread" 240 ]
let plain = Price.cents (Basket.total basket)
let reduced = Price.cents (Basket.total ~discount:10 basket)
let prop_adds a b = a < 0 || b < 0 || Price.cents (Price.add (Price.of_cents a) (Price.of_cents b)) = a + b
let prop_not_negative p = Price.cents p >= 0
