-- | Classes over type constructors, products and sums of functors, folds over two, coercions.
module FunctorClasses where

import Data.Bifoldable
import Data.Bitraversable
import Data.Coerce
import Data.Functor.Classes
import Data.Functor.Const
import Data.Functor.Contravariant
import Data.Functor.Identity
import Data.Functor.Product
import Data.Functor.Sum
import Data.List.NonEmpty (NonEmpty (..))
import qualified Data.Monoid as Monoid
import Data.Ord (Down (..))
import Data.Proxy
import Data.Version
import System.Console.GetOpt
import Text.ParserCombinators.ReadP

newtype Age = Age Int deriving (Eq, Ord, Show)



data Flag = Verbose | Name String | Level (Maybe String) | Other String deriving (Eq, Show)

options :: [OptDescr Flag]
options =
  [ Option ['v'] ["verbose"] (NoArg Verbose) "say more"
  , Option ['n', 'm'] ["name", "nomen"] (ReqArg Name "NAME") "what\nit is called"
  , Option [] ["level"] (OptArg Level "N") "how deep"
  ]

number :: ReadP Int
number = fmap read (munch1 (`elem` "0123456789"))

expr :: ReadP Int
expr = chainl1 term (char '+' >> return (+))

term :: ReadP Int
term = chainr1 atom (char '^' >> return (^))

atom :: ReadP Int
atom = number +++ between (char '(') (char ')') expr
