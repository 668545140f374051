module EnumRanges where

data Day = Mon | Tue | Wed | Thu | Fri | Sat | Sun deriving (Show, Eq, Ord, Enum, Bounded)

weekdays :: [Day]
weekdays = [Mon .. Fri]

everyOther :: [Day]
everyOther = [Mon, Wed ..]

back :: [Day]
back = [Sun, Fri ..]
