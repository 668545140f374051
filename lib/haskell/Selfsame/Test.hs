{-# LANGUAGE NoImplicitPrelude #-}

-- | Properties as they are written for QuickCheck, read in two ways: as truth values of all that is meant, where what a property is about is
-- told by types, and as tests of values that generators make.
module Selfsame.Test
  ( Property
  , holds
  , tried
  , among
  , anything
  , eachOf
  , listsOf
  , someOf
  , soManyOf
  , Ranged (..)
  , typed
  , Testable (..)
  , Arbitrary (..)
  , Meant (..)
  , CoArbitrary (..)
  , Arbitrary1 (..)
  , arbitrary1
  , shrink1
  , module Selfsame.Gen
  , Positive (..)
  , Negative (..)
  , NonNegative (..)
  , NonPositive (..)
  , NonZero (..)
  , NonEmptyList (..)
  , OrderedList (..)
  , Blind (..)
  , Fixed (..)
  , Small (..)
  , Large (..)
  , Shrink2 (..)
  , (==>)
  , (===)
  , (=/=)
  , (.&.)
  , (.&&.)
  , (.||.)
  , conjoin
  , disjoin
  , counterexample
  , printTestCase
  , label
  , collect
  , classify
  , cover
  , checkCoverage
  , tabulate
  , once
  , again
  , within
  , withMaxSuccess
  , verbose
  , noShrinking
  , mapSize
  , expectFailure
  , total
  , forAll
  , forAllShow
  , forAllShrink
  , forAllShrinkShow
  , forAllBlind
  , forAllShrinkBlind
  , shrinking
  , vector
  , arbitrarySizedIntegral
  , arbitrarySizedNatural
  , arbitraryBoundedEnum
  , arbitraryBoundedIntegral
  , coarbitraryIntegral
  , coarbitraryEnum
  , coarbitraryShow
  , orderedList
  , discard
  , idempotentIOProperty
  , ioProperty
  , applyArbitrary2
  , quickCheck
  , quickCheckWith
  , quickCheckResult
  , verboseCheck
  , Args (..)
  , stdArgs
  , Result
  , isSuccess
  , shrinkNothing
  , shrinkIntegral
  , shrinkList
  , genericShrink
  ) where

import Data.Int
import qualified Data.List as OldList
import qualified Data.List.NonEmpty as List
import qualified Data.Map as Map
import qualified Data.Set as Set
import Data.Ratio
import Data.Word
import Numeric.Natural
import Prelude
import Selfsame.Gen
import Selfsame.Prim (primUnsupported)
import Selfsame.Sized

infixr 0 ==>
infix 4 ===, =/=
infixr 1 .&., .&&., .||.

-- | Whether it holds, where what does not meet its condition does; and the test of it.
data Property = Property Bool (Gen Trial)

-- | What was drawn, as it is shown, and whether the property holds of it: nothing where it does not meet the condition.
data Trial = Trial [String] (Maybe Bool)

holds :: Property -> Bool
holds (Property b _) = b

trial :: Property -> Gen Trial
trial (Property _ t) = t

-- | One test, from a seed and of a size: what was drawn, and whether it holds of it, if it was meant.
tried :: Testable prop => prop -> Int -> Int -> ([String], [Bool])
tried p seed size = case unGen (trial (property p)) (anySeed seed) size of Trial xs b -> (xs, maybe [] (\h -> [h]) b)

outcome :: Maybe Bool -> Gen Trial
outcome b = MkGen (\_ _ -> Trial [] b)

plain :: Bool -> Property
plain b = Property b (outcome (Just b))

discarded :: Property
discarded = Property True (outcome Nothing)

-- | Two tests and what becomes of both.
both :: (Maybe Bool -> Maybe Bool -> Maybe Bool) -> Gen Trial -> Gen Trial -> Gen Trial
both f t u = t >>= \a -> u >>= \b -> pure (joined f a b)

joined :: (Maybe Bool -> Maybe Bool -> Maybe Bool) -> Trial -> Trial -> Trial
joined f (Trial xs a) (Trial ys b) = Trial (xs ++ ys) (f a b)

allOf, oneOf :: Maybe Bool -> Maybe Bool -> Maybe Bool
allOf (Just True) b = b
allOf a _ = a
oneOf (Just False) (Just False) = Just False
oneOf (Just True) _ = Just True
oneOf _ (Just True) = Just True
oneOf _ _ = Nothing

-- | Of a value that a generator makes. What it makes is not known; the trial runs it.
drawing :: Testable prop => (a -> String) -> Gen a -> (a -> prop) -> Property
drawing text g f = Property (primUnsupported "a run that looks at a property of what a generator makes") (g >>= \x -> fmap (named (text x)) (trial (property (f x))))

named :: String -> Trial -> Trial
named x t = Trial (x : shown t) (result t)
  where
    shown (Trial xs _) = xs
    result (Trial _ b) = b

-- | What 'forAll' says of one value, whether or not the generator makes it.
among :: Testable prop => Bool -> prop -> Property
among b p = b ==> p

eachOf :: Testable prop => [a] -> (a -> prop) -> Property
eachOf [] _ = error "QuickCheck.elements used with empty list"
eachOf xs f = conjoin (map f xs)

anything :: a -> Bool
anything _ = True

listsOf, someOf :: (a -> Bool) -> [a] -> Bool
listsOf p xs = all p xs
someOf p xs = not (null xs) && all p xs

soManyOf :: Int -> (a -> Bool) -> [a] -> Bool
soManyOf n p xs = length xs == max 0 n && all p xs

-- | Says of which type a value is.
typed :: Gen a -> a -> ()
typed _ _ = ()

-- | What is between two values, from which one is chosen. Of types with a choice of their own nothing is known.
class Ranged a where
  spans :: (a, a) -> a -> Bool

  spans _ _ = True

instance {-# OVERLAPPABLE #-} Ranged a

instance Ranged Int where
  spans range x = between range x

instance Ranged Integer where
  spans range x = between range x

instance Ranged Char where
  spans range x = between range x

instance Ranged Word where
  spans range x = between range x

instance Width w => Ranged (Sized w) where
  spans range x = between range x

between :: Ord a => (a, a) -> a -> Bool
between (low, high) x
  | low <= high = low <= x && x <= high
  | otherwise = high <= x && x <= low

class Testable prop where
  property :: prop -> Property

instance Testable Bool where
  property b = plain b

instance Testable Property where
  property p = p

instance Testable () where
  property () = plain True

instance Testable prop => Testable (Maybe prop) where
  property Nothing = discarded
  property (Just p) = property p

instance Testable prop => Testable (Gen prop) where
  property g = drawing (\_ -> "_") g id

-- | A property of all values is none of one.
instance (Arbitrary a, Show a, Testable prop) => Testable (a -> prop) where
  property f = drawing show arbitrary f

class Arbitrary a where
  arbitrary :: Gen a
  shrink :: a -> [a]

  shrink _ = []

-- | Whether a generator of the library makes the value. Types of the user's have no instance.
class Meant a where
  meant :: a -> Bool

  meant _ = True

-- | Every type is one here; what depends on how values change generators is not drawn.
class CoArbitrary a where
  coarbitrary :: a -> Gen b -> Gen b

  coarbitrary _ _ = drawn

instance CoArbitrary a

class Arbitrary1 f where
  liftArbitrary :: Gen a -> Gen (f a)
  liftShrink :: (a -> [a]) -> f a -> [f a]

  liftShrink _ _ = []

arbitrary1 :: (Arbitrary1 f, Arbitrary a) => Gen (f a)
arbitrary1 = liftArbitrary arbitrary

shrink1 :: (Arbitrary1 f, Arbitrary a) => f a -> [f a]
shrink1 x = liftShrink shrink x

noGenerators :: a
noGenerators = primUnsupported "generators of values"

-- | How QuickCheck makes a value smaller is not told here.
shrunk :: a -> [a]
shrunk _ = primUnsupported "a run that shrinks a value"

instance Arbitrary1 [] where
  liftArbitrary g = listOf g
  liftShrink _ xs = shrunk xs

instance Arbitrary1 Maybe where
  liftArbitrary g = frequency [(1, pure Nothing), (3, g >>= \x -> pure (Just x))]
  liftShrink _ x = shrunk x

-- | Of numbers that are no larger than the size.
arbitrarySizedIntegral, arbitrarySizedNatural :: Integral a => Gen a
arbitrarySizedIntegral = sized (\n -> inBounds (chooseInt (negate n, n)))
arbitrarySizedNatural = sized (\n -> inBounds (chooseInt (0, n)))

inBounds :: Integral a => Gen Int -> Gen a
inBounds g = fmap fst (fmap (\n -> (fromIntegral n, n)) g `suchThat` (\x -> toInteger (fst x) == toInteger (snd x)))

arbitraryBoundedEnum :: (Bounded a, Enum a) => Gen a
arbitraryBoundedEnum = chooseEnum (minBound, maxBound)

arbitraryBoundedIntegral :: (Bounded a, Integral a) => Gen a
arbitraryBoundedIntegral = roughly (chooseBoundedIntegral (minBound, maxBound))

-- | Small ones, and where sizes are large the ends.
bounded :: (Bounded a, Integral a) => Gen a
bounded = sized (\n -> if n < 90 then arbitrarySizedIntegral else elements [minBound, maxBound, 0, 1])

-- | Fractions of whole numbers that are no larger than the size.
fractional :: Fractional a => Gen a
fractional = sized (\n -> chooseInt (1, max 1 n) >>= \d -> chooseInt (negate n * d, n * d) >>= \k -> pure (fromIntegral k / fromIntegral d))

coarbitraryIntegral :: Integral a => a -> Gen b -> Gen b
coarbitraryIntegral _ _ = drawn

coarbitraryEnum :: Enum a => a -> Gen b -> Gen b
coarbitraryEnum _ _ = drawn

coarbitraryShow :: Show a => a -> Gen b -> Gen b
coarbitraryShow _ _ = drawn

applyArbitrary2 :: (Arbitrary a, Arbitrary b) => (a -> b -> r) -> Gen r
applyArbitrary2 f = arbitrary >>= \x -> arbitrary >>= \y -> pure (f x y)

orderedList :: (Ord a, Arbitrary a) => Gen [a]
orderedList = fmap OldList.sort arbitrary

discard :: a
discard = primUnsupported "a test that is discarded"

ioProperty, idempotentIOProperty :: Testable prop => IO prop -> Property
ioProperty _ = primUnsupported "a property of an action"
idempotentIOProperty _ = primUnsupported "a property of an action"

instance Arbitrary Bool where
  arbitrary = chooseEnum (False, True)
  shrink x = shrunk x

instance Meant Bool

instance Arbitrary Char where
  arbitrary = roughly (chooseEnum ('\0', '\127'))
  shrink x = shrunk x

instance Meant Char

instance Arbitrary Int where
  arbitrary = arbitrarySizedIntegral
  shrink x = shrunk x

instance Meant Int

instance Arbitrary Integer where
  arbitrary = arbitrarySizedIntegral
  shrink x = shrunk x

instance Meant Integer

instance Arbitrary Double where
  arbitrary = roughly fractional
  shrink x = shrunk x

instance Meant Double

instance Arbitrary Float where
  arbitrary = roughly fractional
  shrink x = shrunk x

instance Meant Float

instance Arbitrary Word where
  arbitrary = arbitrarySizedNatural
  shrink x = shrunk x

instance Meant Word

instance Arbitrary Natural where
  arbitrary = arbitrarySizedNatural
  shrink x = shrunk x

instance Meant Natural

instance Arbitrary () where
  arbitrary = pure ()

instance Meant ()

instance Arbitrary Ordering where
  arbitrary = elements [LT, EQ, GT]
  shrink x = shrunk x

instance Meant Ordering

instance Arbitrary (Sized I8) where
  arbitrary = roughly bounded
  shrink x = shrunk x

instance Meant (Sized I8)

instance Arbitrary (Sized I16) where
  arbitrary = roughly bounded
  shrink x = shrunk x

instance Meant (Sized I16)

instance Arbitrary (Sized I32) where
  arbitrary = roughly bounded
  shrink x = shrunk x

instance Meant (Sized I32)

instance Arbitrary (Sized I64) where
  arbitrary = roughly bounded
  shrink x = shrunk x

instance Meant (Sized I64)

instance Arbitrary (Sized W8) where
  arbitrary = roughly bounded
  shrink x = shrunk x

instance Meant (Sized W8)

instance Arbitrary (Sized W16) where
  arbitrary = roughly bounded
  shrink x = shrunk x

instance Meant (Sized W16)

instance Arbitrary (Sized W32) where
  arbitrary = roughly bounded
  shrink x = shrunk x

instance Meant (Sized W32)

instance Arbitrary (Sized W64) where
  arbitrary = roughly bounded
  shrink x = shrunk x

instance Meant (Sized W64)

instance Arbitrary a => Arbitrary [a] where
  arbitrary = arbitrary1
  shrink x = shrunk x

instance Meant a => Meant [a] where
  meant xs = all meant xs

instance Arbitrary a => Arbitrary (Maybe a) where
  arbitrary = arbitrary1
  shrink x = shrunk x

instance Meant a => Meant (Maybe a) where
  meant x = all meant x

instance Arbitrary a => Arbitrary (List.NonEmpty a) where
  arbitrary = roughly (arbitrary >>= \x -> arbitrary >>= \xs -> pure (x List.:| xs))
  shrink x = shrunk x

instance Meant a => Meant (List.NonEmpty a) where
  meant xs = all meant xs

instance (Integral a, Arbitrary a) => Arbitrary (Ratio a) where
  arbitrary = roughly fractional
  shrink x = shrunk x

instance (Integral a, Meant a) => Meant (Ratio a)

instance (Arbitrary a, Arbitrary b) => Arbitrary (Either a b) where
  arbitrary = oneof [arbitrary >>= \x -> pure (Left x), arbitrary >>= \x -> pure (Right x)]
  shrink x = shrunk x

instance (Meant a, Meant b) => Meant (Either a b) where
  meant x = either meant meant x

instance (Arbitrary a, Arbitrary b) => Arbitrary (a, b) where
  arbitrary = arbitrary >>= \x -> arbitrary >>= \y -> pure (x, y)
  shrink x = shrunk x

instance (Meant a, Meant b) => Meant (a, b) where
  meant (x, y) = meant x && meant y

instance (Arbitrary a, Arbitrary b, Arbitrary c) => Arbitrary (a, b, c) where
  arbitrary = arbitrary >>= \x -> arbitrary >>= \y -> arbitrary >>= \z -> pure (x, y, z)
  shrink x = shrunk x

instance (Meant a, Meant b, Meant c) => Meant (a, b, c) where
  meant (x, y, z) = meant x && meant y && meant z

instance (Arbitrary a, Arbitrary b, Arbitrary c, Arbitrary d) => Arbitrary (a, b, c, d) where
  arbitrary = arbitrary >>= \x -> arbitrary >>= \y -> arbitrary >>= \z -> arbitrary >>= \u -> pure (x, y, z, u)
  shrink x = shrunk x

instance (Meant a, Meant b, Meant c, Meant d) => Meant (a, b, c, d) where
  meant (x, y, z, u) = meant x && meant y && meant z && meant u

instance (CoArbitrary a, Arbitrary b) => Arbitrary (a -> b) where
  arbitrary = drawn

instance Meant (a -> b)

instance (Ord k, Arbitrary k, Arbitrary v) => Arbitrary (Map.Map k v) where
  arbitrary = fmap Map.fromList arbitrary
  shrink x = shrunk x

instance (Ord k, Meant k, Meant v) => Meant (Map.Map k v) where
  meant m = all (\e -> meant (fst e) && meant (snd e)) (Map.toList m)

instance (Ord a, Arbitrary a) => Arbitrary (Set.Set a) where
  arbitrary = fmap Set.fromList arbitrary
  shrink x = shrunk x

instance (Ord a, Meant a) => Meant (Set.Set a) where
  meant s = all meant (Set.toList s)

newtype Positive a = Positive {getPositive :: a}

instance (Num a, Ord a, Arbitrary a) => Arbitrary (Positive a) where
  arbitrary = roughly (fmap Positive (arbitrary `suchThat` (> 0)))
  shrink x = shrunk x

instance (Num a, Ord a, Meant a) => Meant (Positive a) where
  meant (Positive x) = x > 0 && meant x

instance Show a => Show (Positive a) where
  showsPrec d (Positive x) = showParen (d > 10) (showString "Positive {getPositive = " . showsPrec 0 x . showString "}")

instance Eq a => Eq (Positive a) where
  Positive x == Positive y = x == y

instance Ord a => Ord (Positive a) where
  compare (Positive x) (Positive y) = compare x y

newtype Negative a = Negative {getNegative :: a}

instance (Num a, Ord a, Arbitrary a) => Arbitrary (Negative a) where
  arbitrary = roughly (fmap Negative (arbitrary `suchThat` (< 0)))
  shrink x = shrunk x

instance (Num a, Ord a, Meant a) => Meant (Negative a) where
  meant (Negative x) = x < 0 && meant x

instance Show a => Show (Negative a) where
  showsPrec d (Negative x) = showParen (d > 10) (showString "Negative {getNegative = " . showsPrec 0 x . showString "}")

instance Eq a => Eq (Negative a) where
  Negative x == Negative y = x == y

instance Ord a => Ord (Negative a) where
  compare (Negative x) (Negative y) = compare x y

newtype NonNegative a = NonNegative {getNonNegative :: a}

instance (Num a, Ord a, Arbitrary a) => Arbitrary (NonNegative a) where
  arbitrary = roughly (fmap NonNegative (arbitrary `suchThat` (>= 0)))
  shrink x = shrunk x

instance (Num a, Ord a, Meant a) => Meant (NonNegative a) where
  meant (NonNegative x) = x >= 0 && meant x

instance Show a => Show (NonNegative a) where
  showsPrec d (NonNegative x) = showParen (d > 10) (showString "NonNegative {getNonNegative = " . showsPrec 0 x . showString "}")

instance Eq a => Eq (NonNegative a) where
  NonNegative x == NonNegative y = x == y

instance Ord a => Ord (NonNegative a) where
  compare (NonNegative x) (NonNegative y) = compare x y

newtype NonPositive a = NonPositive {getNonPositive :: a}

instance (Num a, Ord a, Arbitrary a) => Arbitrary (NonPositive a) where
  arbitrary = roughly (fmap NonPositive (arbitrary `suchThat` (<= 0)))
  shrink x = shrunk x

instance (Num a, Ord a, Meant a) => Meant (NonPositive a) where
  meant (NonPositive x) = x <= 0 && meant x

instance Show a => Show (NonPositive a) where
  showsPrec d (NonPositive x) = showParen (d > 10) (showString "NonPositive {getNonPositive = " . showsPrec 0 x . showString "}")

instance Eq a => Eq (NonPositive a) where
  NonPositive x == NonPositive y = x == y

instance Ord a => Ord (NonPositive a) where
  compare (NonPositive x) (NonPositive y) = compare x y

newtype NonZero a = NonZero {getNonZero :: a}

instance (Num a, Eq a, Arbitrary a) => Arbitrary (NonZero a) where
  arbitrary = roughly (fmap NonZero (arbitrary `suchThat` (/= 0)))
  shrink x = shrunk x

instance (Num a, Eq a, Meant a) => Meant (NonZero a) where
  meant (NonZero x) = x /= 0 && meant x

instance Show a => Show (NonZero a) where
  showsPrec d (NonZero x) = showParen (d > 10) (showString "NonZero {getNonZero = " . showsPrec 0 x . showString "}")

instance Eq a => Eq (NonZero a) where
  NonZero x == NonZero y = x == y

instance Ord a => Ord (NonZero a) where
  compare (NonZero x) (NonZero y) = compare x y

newtype NonEmptyList a = NonEmpty {getNonEmpty :: [a]}

instance Arbitrary a => Arbitrary (NonEmptyList a) where
  arbitrary = roughly (fmap NonEmpty (arbitrary `suchThat` (not . null)))
  shrink x = shrunk x

instance Meant a => Meant (NonEmptyList a) where
  meant (NonEmpty x) = not (null x) && meant x

instance Show a => Show (NonEmptyList a) where
  showsPrec d (NonEmpty x) = showParen (d > 10) (showString "NonEmpty {getNonEmpty = " . showsPrec 0 x . showString "}")

instance Eq a => Eq (NonEmptyList a) where
  NonEmpty x == NonEmpty y = x == y

instance Ord a => Ord (NonEmptyList a) where
  compare (NonEmpty x) (NonEmpty y) = compare x y

newtype OrderedList a = Ordered {getOrdered :: [a]}

instance (Ord a, Arbitrary a) => Arbitrary (OrderedList a) where
  arbitrary = roughly (fmap Ordered orderedList)
  shrink x = shrunk x

instance (Ord a, Meant a) => Meant (OrderedList a) where
  meant (Ordered x) = ordered x && meant x

instance Show a => Show (OrderedList a) where
  showsPrec d (Ordered x) = showParen (d > 10) (showString "Ordered {getOrdered = " . showsPrec 0 x . showString "}")

instance Eq a => Eq (OrderedList a) where
  Ordered x == Ordered y = x == y

instance Ord a => Ord (OrderedList a) where
  compare (Ordered x) (Ordered y) = compare x y

ordered :: Ord a => [a] -> Bool
ordered (x : rest@(y : _)) = x <= y && ordered rest
ordered _ = True

newtype Blind a = Blind {getBlind :: a}

instance Arbitrary a => Arbitrary (Blind a) where
  arbitrary = roughly (fmap Blind arbitrary)
  shrink x = shrunk x

instance Meant a => Meant (Blind a) where
  meant (Blind x) = meant x

newtype Fixed a = Fixed {getFixed :: a}

instance Arbitrary a => Arbitrary (Fixed a) where
  arbitrary = roughly (fmap Fixed arbitrary)
  shrink x = shrunk x

instance Meant a => Meant (Fixed a) where
  meant (Fixed x) = meant x

newtype Small a = Small {getSmall :: a}

instance Arbitrary a => Arbitrary (Small a) where
  arbitrary = drawn
  shrink x = shrunk x

instance Meant a => Meant (Small a) where
  meant (Small x) = meant x

newtype Large a = Large {getLarge :: a}

instance Arbitrary a => Arbitrary (Large a) where
  arbitrary = drawn
  shrink x = shrunk x

instance Meant a => Meant (Large a) where
  meant (Large x) = meant x

newtype Shrink2 a = Shrink2 {getShrink2 :: a}

instance Arbitrary a => Arbitrary (Shrink2 a) where
  arbitrary = roughly (fmap Shrink2 arbitrary)
  shrink x = shrunk x

instance Meant a => Meant (Shrink2 a) where
  meant (Shrink2 x) = meant x

(==>) :: Testable prop => Bool -> prop -> Property
b ==> p = Property (if b then holds (property p) else True) (if b then trial (property p) else outcome Nothing)

(===), (=/=) :: (Eq a, Show a) => a -> a -> Property
x === y = plain (x == y)
x =/= y = plain (x /= y)

(.&&.), (.||.), (.&.) :: (Testable p, Testable q) => p -> q -> Property
p .&&. q = Property (holds (property p) && holds (property q)) (both allOf (trial (property p)) (trial (property q)))
p .||. q = Property (holds (property p) || holds (property q)) (both oneOf (trial (property p)) (trial (property q)))
p .&. q = Property (holds (property p) && holds (property q)) (chooseEnum (False, True) >>= \b -> if b then trial (property p) else trial (property q))

conjoin, disjoin :: Testable prop => [prop] -> Property
conjoin ps = Property (all (\p -> holds (property p)) ps) (foldr (both allOf) (outcome (Just True)) (map (\p -> trial (property p)) ps))
disjoin ps = Property (any (\p -> holds (property p)) ps) (foldr (both oneOf) (outcome (Just False)) (map (\p -> trial (property p)) ps))

counterexample, printTestCase, label :: Testable prop => String -> prop -> Property
counterexample _ p = property p
printTestCase _ p = property p
label _ p = property p

collect :: (Show a, Testable prop) => a -> prop -> Property
collect _ p = property p

classify :: Testable prop => Bool -> String -> prop -> Property
classify _ _ p = property p

cover :: Testable prop => Double -> Bool -> String -> prop -> Property
cover _ _ _ p = property p

checkCoverage :: Testable prop => prop -> Property
checkCoverage p = property p

tabulate :: Testable prop => String -> [String] -> prop -> Property
tabulate _ _ p = property p

once, again, verbose, noShrinking :: Testable prop => prop -> Property
once p = property p
again p = property p
verbose p = property p
noShrinking p = property p

within, withMaxSuccess :: Testable prop => Int -> prop -> Property
within _ p = property p
withMaxSuccess _ p = property p

mapSize :: Testable prop => (Int -> Int) -> prop -> Property
mapSize f p = Property (holds (property p)) (scale f (trial (property p)))

-- | That it fails for some value is not what is asked here.
expectFailure :: Testable prop => prop -> Property
expectFailure _ = primUnsupported "expectFailure"

total :: a -> Property
total _ = primUnsupported "the property that a value is total"

forAll :: (Show a, Testable prop) => Gen a -> (a -> prop) -> Property
forAll g f = drawing show g f

forAllShow :: Testable prop => Gen a -> (a -> String) -> (a -> prop) -> Property
forAllShow g text f = drawing text g f

forAllShrink :: (Show a, Testable prop) => Gen a -> (a -> [a]) -> (a -> prop) -> Property
forAllShrink g _ f = drawing show g f

forAllShrinkShow :: Testable prop => Gen a -> (a -> [a]) -> (a -> String) -> (a -> prop) -> Property
forAllShrinkShow g _ text f = drawing text g f

forAllBlind :: Testable prop => Gen a -> (a -> prop) -> Property
forAllBlind g f = drawing (\_ -> "_") g f

forAllShrinkBlind :: Testable prop => Gen a -> (a -> [a]) -> (a -> prop) -> Property
forAllShrinkBlind g _ f = drawing (\_ -> "_") g f

shrinking :: Testable prop => (a -> [a]) -> a -> (a -> prop) -> Property
shrinking _ x f = property (f x)

vector :: Arbitrary a => Int -> Gen [a]
vector k = vectorOf k arbitrary

anywhere :: a
anywhere = primUnsupported "random numbers that begin anywhere"

data Args = Args {maxSuccess :: Int, maxDiscardRatio :: Int, maxSize :: Int, chatty :: Bool, maxShrinks :: Int}

stdArgs :: Args
stdArgs = Args 100 10 100 True maxBound

data Result = Result

isSuccess :: Result -> Bool
isSuccess _ = noGenerators

quickCheck, verboseCheck :: Testable prop => prop -> IO ()
quickCheck _ = anywhere
verboseCheck _ = anywhere

quickCheckWith :: Testable prop => Args -> prop -> IO ()
quickCheckWith _ _ = anywhere

quickCheckResult :: Testable prop => prop -> IO Result
quickCheckResult _ = anywhere

shrinkNothing :: a -> [a]
shrinkNothing _ = []

shrinkIntegral :: Integral a => a -> [a]
shrinkIntegral x = shrunk x

shrinkList :: (a -> [a]) -> [a] -> [[a]]
shrinkList _ xs = shrunk xs

genericShrink :: a -> [a]
genericShrink x = shrunk x
