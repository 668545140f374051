-- Properties as they are written for QuickCheck. Modifiers are conditions; values that a generator of the user's may not make refute nothing.
module Suite where

import Test.QuickCheck

-- expect: verified
prop_reverse :: [Bool] -> Property
prop_reverse xs = reverse (reverse xs) === xs

-- expect: refuted
prop_palindrome :: [Bool] -> Property
prop_palindrome xs = counterexample "not a palindrome" (reverse xs === xs)

-- expect: verified
prop_condition :: Int -> Int -> Property
prop_condition x y = x > y ==> x /= y

-- expect: refuted
prop_conditionMissing :: Int -> Int -> Property
prop_conditionMissing x y = x >= y ==> x /= y

-- expect: verified
prop_positive :: Positive Int -> Bool
prop_positive (Positive n) = n >= 1

-- expect: refuted
prop_notOne :: Positive Int -> Bool
prop_notOne (Positive n) = n /= 1

-- expect: not refuted
prop_notZero :: NonZero Int -> Bool
prop_notZero n = getNonZero n /= 0

-- expect: verified
prop_nonEmpty :: NonEmptyList Int -> Property
prop_nonEmpty (NonEmpty xs) = label "some" (not (null xs))

-- expect: verified
prop_both :: Bool -> Bool -> Property
prop_both p q = (p || not p) .&&. (q || not q)

-- expect: verified
prop_either :: Bool -> Property
prop_either p = p .||. not p

-- expect: refuted
prop_oneOf :: Bool -> Bool -> Property
prop_oneOf p q = p .||. q

data Tiny = One | Two
  deriving (Eq, Show)

-- | Never makes 'Two'.
instance Arbitrary Tiny where
  arbitrary = return One

-- expect: not refuted
prop_tiny :: Tiny -> Bool
prop_tiny s = s == One

-- expect: not refuted
prop_tinies :: [Maybe Tiny] -> Bool
prop_tinies s = Just Two `notElem` s

-- expect: verified
prop_anyTiny :: Tiny -> Bool
prop_anyTiny s = s == One || s == Two

-- expect: not verified
prop_generated :: Property
prop_generated = forAll (choose (1, 10)) (\n -> n > (100 :: Int))

-- expect: not verified
prop_within :: Property
prop_within = property (\b -> b && not b)
