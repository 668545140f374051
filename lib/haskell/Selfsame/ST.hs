{-# LANGUAGE NoImplicitPrelude #-}
{-# LANGUAGE RankNTypes #-}

-- | State threads: functions from a heap to an answer and a heap. Nothing here is built in, so what is computed with them is as pure to
-- everyone as anything else.
module Selfsame.ST
  ( ST (..)
  , Answer (..)
  , Heap
  , runST
  , fixST
  , empty
  , emptyFrom
  , STRef
  , address
  , newSTRef
  , readSTRef
  , writeSTRef
  ) where

import Prelude
import Selfsame.Effect (Anything, coerced)

newtype ST s a = ST (Heap -> Answer a)

data Answer a = Answer a Heap

-- | The next address, and the cells so far.
data Heap = Heap Int Cells

-- | The cell of address 1 on top; those of even addresses on the left, by half of the address; the others on the right.
data Cells
  = NoCells
  | Cell Anything !Cells !Cells

instance Functor (ST s) where
  fmap f (ST m) = ST (\h -> case m h of Answer x h' -> Answer (f x) h')

instance Applicative (ST s) where
  pure x = ST (\h -> Answer x h)
  ST m <*> ST n = ST (\h -> case m h of Answer f h' -> case n h' of Answer x h'' -> Answer (f x) h'')
  ST m *> ST n = ST (\h -> case m h of Answer _ h' -> n h')

instance Monad (ST s) where
  ST m >>= k = ST (\h -> case m h of Answer x h' -> case k x of ST n -> n h')
  ST m >> ST n = ST (\h -> case m h of Answer _ h' -> n h')

instance Semigroup a => Semigroup (ST s a) where
  m <> n = (<>) <$> m <*> n

instance Monoid a => Monoid (ST s a) where
  mempty = pure mempty

instance Show (ST s a) where
  showsPrec _ _ = showString "<<ST action>>"

empty :: Heap
empty = Heap 1 NoCells

-- | Without cells, whose addresses are to begin with this one.
emptyFrom :: Int -> Heap
emptyFrom first = Heap first NoCells

runST :: (forall s. ST s a) -> a
runST m = case m of ST f -> case f empty of Answer x _ -> x

fixST :: (a -> ST s a) -> ST s a
fixST k = ST (\h -> let answer = (case k (case answer of Answer x _ -> x) of ST m -> m h) in answer)

-- | The address of a cell.
data STRef s a = STRef !Int

address :: STRef s a -> Int
address (STRef i) = i

instance Eq (STRef s a) where
  STRef x == STRef y = x == y

newSTRef :: a -> ST s (STRef s a)
newSTRef x = ST (\h -> case h of
  Heap next cells -> case write next (coerced x) cells of
    cells' -> cells' `seq` case next + 1 of next' -> next' `seq` Answer (STRef next) (Heap next' cells'))

readSTRef :: STRef s a -> ST s a
readSTRef (STRef i) = ST (\h -> case h of Heap _ cells -> Answer (coerced (content i cells)) h)

writeSTRef :: STRef s a -> a -> ST s ()
writeSTRef (STRef i) x = ST (\h -> case h of
  Heap next cells -> case write i (coerced x) cells of cells' -> cells' `seq` Answer () (Heap next cells'))

write :: Int -> Anything -> Cells -> Cells
write i x cells
  | i == 1 = case cells of
      NoCells -> Cell x NoCells NoCells
      Cell _ left right -> Cell x left right
  | i `rem` 2 == 0 = case cells of
      NoCells -> Cell nothing (write (i `quot` 2) x NoCells) NoCells
      Cell y left right -> Cell y (write (i `quot` 2) x left) right
  | otherwise = case cells of
      NoCells -> Cell nothing NoCells (write (i `quot` 2) x NoCells)
      Cell y left right -> Cell y left (write (i `quot` 2) x right)

-- | Addresses are given in order, so nobody sees this.
nothing :: Anything
nothing = error "a cell without content"

content :: Int -> Cells -> Anything
content _ NoCells = nothing
content i (Cell x left right)
  | i == 1 = x
  | i `rem` 2 == 0 = content (i `quot` 2) left
  | otherwise = content (i `quot` 2) right
