type month = Jan | Feb | Mar | Apr | May | Jun | Jul | Aug | Sep | Oct | Nov | Dec
type date = { day : int; month : month; year : int }

let months = [ Jan; Feb; Mar; Apr; May; Jun; Jul; Aug; Sep; Oct; Nov; Dec ]
let leap y = (y mod 4 = 0 && y mod 100 <> 0) || y mod 400 = 0

let days_in y = function
  | Feb -> if leap y then 29 else 28
  | Apr | Jun | Sep | Nov -> 30
  | Jan | Mar | May | Jul | Aug | Oct | Dec -> 31

let day_of_year { day; month; year } =
  let rec go acc = function
    | [] -> acc
    | m :: _ when m = month -> acc + day
    | m :: rest -> go (acc + days_in year m) rest
  in
  go 0 months

let valid { day; month; year } = day >= 1 && day <= days_in year month

let tomorrow d =
  if d.day < days_in d.year d.month then { d with day = d.day + 1 }
  else
    match d.month with
    | Dec -> { day = 1; month = Jan; year = d.year + 1 }
    | m ->
        let rec after = function a :: b :: _ when a = m -> b | _ :: rest -> after rest | [] -> assert false in
        { d with day = 1; month = after months }

let a = List.filter leap [ 1900; 2000; 2023; 2024 ]
let b = day_of_year { day = 1; month = Mar; year = 2024 }
let c = tomorrow { day = 28; month = Feb; year = 2023 }
let d = tomorrow { day = 31; month = Dec; year = 1999 }
let e = List.map valid [ { day = 30; month = Feb; year = 2024 }; { day = 31; month = Jan; year = 1 } ]
let earlier = { day = 1; month = Jan; year = 2000 } < { day = 2; month = Jan; year = 1999 }
