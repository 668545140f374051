-- | Laws of numbers at the edges of 'Int'. What is said above each is what is answered with all variables finite:
--
-- * @verified@: of 64 bits;
-- * @if@: verified if Int does not overflow;
-- * @overflow@: refuted, because a number overflows;
-- * @refuted@: refuted in any case.
module Edges where

import Data.Bits (complement, xor)
import Data.Int (Int64)

-- expect: overflow
prop_absIsNotNegative :: Int -> Bool
prop_absIsNotNegative x = abs x >= 0

-- expect: verified
prop_absIsNotNegativeAboveTheLeast :: Int -> Bool
prop_absIsNotNegativeAboveTheLeast x = x == minBound || abs x >= 0

-- expect: verified
prop_negateTwice :: Int -> Bool
prop_negateTwice x = negate (negate x) == x

-- expect: overflow
prop_negateTurnsRound :: Int -> Bool
prop_negateTurnsRound x = x >= 0 || negate x > 0

-- expect: overflow
prop_successorIsLarger :: Int -> Bool
prop_successorIsLarger n = n + 1 > n

-- expect: verified
prop_predecessorIsSmaller :: Int -> Bool
prop_predecessorIsSmaller n = n == minBound || n - 1 < n

-- expect: overflow
prop_compareBySubtraction :: Int -> Int -> Bool
prop_compareBySubtraction x y = (x < y) == (x - y < 0)

-- expect: verified
prop_equalBySubtraction :: Int -> Int -> Bool
prop_equalBySubtraction x y = (x == y) == (x - y == 0)

average, carefulAverage :: Int -> Int -> Int
average x y = (x + y) `div` 2
carefulAverage x y = x + (y - x) `div` 2

-- expect: overflow
prop_averageIsBetween :: Int -> Int -> Bool
prop_averageIsBetween x y = x > y || (x <= average x y && average x y <= y)

-- expect: overflow
prop_carefulAverageIsBetween :: Int -> Int -> Bool
prop_carefulAverageIsBetween x y = x > y || (x <= carefulAverage x y && carefulAverage x y <= y)

-- expect: verified
prop_carefulAverageOfIndices :: Int -> Int -> Bool
prop_carefulAverageOfIndices x y = x < 0 || x > y || (x <= carefulAverage x y && carefulAverage x y <= y)

-- expect: verified
prop_evenOrOdd :: Int -> Bool
prop_evenOrOdd n = even n /= odd n

-- expect: overflow
prop_squareIsNotNegative :: Int -> Bool
prop_squareIsNotNegative x = x * x >= 0

-- expect: verified
prop_distributes :: Int -> Int -> Int -> Bool
prop_distributes x y z = x * (y + z) == x * y + x * z

-- expect: verified
prop_differenceOfSquares :: Int -> Int -> Bool
prop_differenceOfSquares x y = (x + y) * (x - y) == x * x - y * y

-- expect: overflow
prop_doublingIsInjective :: Int -> Int -> Bool
prop_doublingIsInjective x y = 2 * x /= 2 * y || x == y

-- expect: overflow
prop_toIntegerOfSum :: Int -> Int -> Bool
prop_toIntegerOfSum x y = toInteger (x + y) == toInteger x + toInteger y

-- expect: verified
prop_fromIntegerOfSum :: Int -> Int -> Bool
prop_fromIntegerOfSum x y = fromInteger (toInteger x + toInteger y) == x + y

-- expect: verified
prop_fromIntegral :: Int -> Bool
prop_fromIntegral x = fromIntegral x == x

-- expect: overflow
prop_fromIntegerIsInjective :: Integer -> Bool
prop_fromIntegerIsInjective n = toInteger (fromInteger n :: Int) == n

-- expect: verified
prop_atMostTheLast :: Int -> Bool
prop_atMostTheLast n = n <= maxBound

-- expect: verified
prop_atLeastTheFirst :: Int -> Bool
prop_atLeastTheFirst n = minBound <= n

-- expect: verified
prop_aroundTheCorner :: Bool
prop_aroundTheCorner = (maxBound :: Int) + 1 == minBound

-- expect: verified
prop_quotientAndRest :: Int -> Bool
prop_quotientAndRest x = (x `quot` 10) * 10 + x `rem` 10 == x

-- expect: overflow
prop_quotientByMinusOne :: Int -> Bool
prop_quotientByMinusOne x = x `quot` (-1) == negate x

-- expect: verified
prop_complement :: Int -> Bool
prop_complement x = complement x == negate x - 1

-- expect: verified
prop_lengthOfAppend :: [Int] -> [Int] -> Bool
prop_lengthOfAppend xs ys = length (xs ++ ys) == length xs + length ys

-- expect: if
prop_lengthIsNotNegative :: [Int] -> Bool
prop_lengthIsNotNegative xs = length xs >= 0

-- expect: verified
prop_sumOfAppend :: [Int] -> [Int] -> Bool
prop_sumOfAppend xs ys = sum (xs ++ ys) == sum xs + sum ys

-- expect: overflow
prop_sumOfTwo :: Int -> Int -> Bool
prop_sumOfTwo x y = x < 0 || y < 0 || sum [x, y] >= x

-- expect: overflow
prop_maximumIsSum :: Int -> Int -> Bool
prop_maximumIsSum x y = x < 0 || y < 0 || max x y <= x + y

-- expect: refuted
prop_nextIsEven :: Int -> Bool
prop_nextIsEven n = even (n + 1)

-- expect: refuted
prop_squareIsDouble :: Int -> Bool
prop_squareIsDouble n = n * n == n + n

hash :: [Int] -> Int
hash = foldr (\x h -> x + 31 * h) 7

-- expect: verified
prop_hashOfTwo :: Int -> Int -> Bool
prop_hashOfTwo x y = hash [x, y] == x + 31 * y + 6727

-- expect: overflow
prop_hashGrows :: Int -> Bool
prop_hashGrows x = x < 0 || hash [x] > x
