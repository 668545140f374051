type suit = Clubs | Diamonds | Hearts | Spades
type card = { rank : int; suit : suit }

let deck = List.concat_map (fun suit -> List.map (fun rank -> { rank; suit }) [ 3; 1; 2 ]) [ Spades; Clubs ]
let sorted = List.sort compare deck
let maximum = List.fold_left max (List.hd deck) deck
let c1 = compare [ 1; 2; 3 ] [ 1; 3 ]
let c2 = compare (1, "b") (1, "a")
let c3 = (compare None (Some 1), compare (Some 2) (Some 1))
let c4 = "apple" < "apricot"
let c5 = [| 1; 2 |] < [| 3 |]
let c6 = (1, [ 'a' ]) = (1, [ 'a' ])
let c7 = compare 2.5 1.5
let c8 = Clubs < Spades && not (Hearts < Diamonds)
let c9 = min "b" "a" ^ max "b" "a"
let c10 = [ Some 1; None ] <> [ Some 1; None ]
let c11 = compare () ()
let c12 = nan = nan
let c13 = compare true false
let c14 = 3 == 3 && 'a' == 'a' && 4 != 5
