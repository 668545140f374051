module InfixCons where

infixr 5 :+:
infixl 6 :*:
infix 4 :=
infixr 5 `Cons`

data E = L Int | E :+: E | E :*: E | Neg E
  deriving (Eq, Ord, Show)

data Eqn = E := E deriving (Show, Eq)

data List a = Nil | a `Cons` List a deriving (Show, Eq, Ord)

data Op = (:->) { from :: Int, to :: Int } | Int :<- Int deriving (Show, Eq, Ord)

newtype Wrap f = Wrap { unWrap :: f } deriving (Show, Eq, Ord)

a, b :: E
a = L 1 :+: L (-2) :*: L 3
b = (L 1 :+: L 2) :*: Neg (L (-3))

eval :: E -> Int
eval (L n) = n
eval (x :+: y) = eval x + eval y
eval (x :*: y) = eval x * eval y
eval (Neg x) = negate $ eval x
