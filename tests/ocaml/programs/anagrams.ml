let key w = List.sort compare (List.init (String.length w) (String.get w))
let is_anagram a b = key a = key b

let group_anagrams words =
  let rec add w = function
    | [] -> [ (key w, [ w ]) ]
    | (k, ws) :: rest when k = key w -> (k, ws @ [ w ]) :: rest
    | group :: rest -> group :: add w rest
  in
  List.map snd (List.fold_left (fun groups w -> add w groups) [] words)

let groups = group_anagrams [ "eat"; "tea"; "tan"; "ate"; "nat"; "bat" ]
let yes = is_anagram "listen" "silent"
let no = is_anagram "abc" "abd"
