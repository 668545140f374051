{-# LANGUAGE MagicHash #-}
module Places where
import GHC.Exts
import Unsafe.Coerce

same :: a -> a -> Bool
same x y = isTrue# (reallyUnsafePtrEquality# x y)

prop_same :: [Int] -> Bool
prop_same xs = same xs xs

prop_notSame :: [Int] -> Bool
prop_notSame xs = not (same xs (xs ++ []))

word :: Int -> Word
word n = unsafeCoerce n

prop_word :: Int -> Bool
prop_word n = word n == fromIntegral n

prop_wordNot :: Int -> Bool
prop_wordNot n = word n /= fromIntegral n

prop_idd :: Int -> Bool
prop_idd n = unsafeCoerce n == n

prop_any :: Int -> Bool
prop_any n = (unsafeCoerce (unsafeCoerce n :: Any) :: Int) == n + 1

poly :: a -> b
poly = unsafeCoerce

prop_poly :: Int -> Bool
prop_poly n = poly n == n
