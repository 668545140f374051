{-# LANGUAGE RecordWildCards, NamedFieldPuns, DuplicateRecordFields, DerivingStrategies, DeriveFunctor, DeriveFoldable, DeriveTraversable #-}
module Main where
import Data.Foldable (toList, foldl')
import Data.Traversable (mapAccumL)
import qualified Data.Map as M
import Control.Monad.State
import Control.Monad.Writer
import Control.Monad.Reader
import Control.Monad.Except
data P = P { name :: String, age :: !Int, tags :: [String] } deriving (Show, Eq, Ord, Read)
data S = C { r :: Double } | R { w, h :: Double } deriving (Show, Eq, Ord)
data Rose a = Rose a [Rose a] deriving (Show, Functor, Foldable, Traversable)
data Pair a = Pair a a deriving (Show, Eq, Functor, Foldable, Traversable)
newtype Parser a = Parser { runParser :: String -> Maybe (a, String) } deriving Functor
instance Applicative Parser where { pure x = Parser $ \s -> Just (x, s); Parser f <*> Parser g = Parser $ \s -> case f s of { Nothing -> Nothing; Just (h, r) -> case g r of { Nothing -> Nothing; Just (x, r') -> Just (h x, r') } } }
instance Monad Parser where Parser p >>= f = Parser $ \s -> p s >>= \(x, r) -> runParser (f x) r
item :: Parser Char
item = Parser $ \s -> case s of { [] -> Nothing; (c : cs) -> Just (c, cs) }
sat p = do { c <- item; if p c then return c else Parser (const Nothing) }
many1 p = do { x <- p; xs <- many0 p; return (x : xs) }
many0 p = Parser $ \s -> case runParser p s of { Nothing -> Just ([], s); Just (x, r) -> runParser (fmap (x :) (many0 p)) r }
number :: Parser Int
number = read <$> many1 (sat (`elem` ['0' .. '9']))
type App = ReaderT Int (StateT [String] (Either String))
app :: Int -> App Int
app x = do
  n <- ask
  lift (modify (("saw " ++ show x) :))
  when (x > n) $ throwError ("too big: " ++ show x)
  local (* 2) (asks (+ x))
counter :: State Int Int
counter = do { n <- get; put (n + 1); modify (* 2); gets (+ n) }
logW :: Int -> Writer [String] Int
logW n = do { tell ["got " ++ show n]; (x, l) <- listen (tell ["inner"] >> return (n * 2)); censor (map reverse) (tell [show (length l)]); return x }
safeDiv :: Int -> Int -> Except String Int
safeDiv _ 0 = throwError "div0"
safeDiv a b = return (a `div` b)
label :: Rose a -> State Int (Rose (Int, a))
label (Rose a ks) = do { n <- get; put (n + 1); ks' <- mapM label ks; return (Rose (n, a) ks') }
main :: IO ()
main = do
  let p = P { name = "x", age = 3, tags = [] }
  print p { age = 4, tags = ["a"] }
  print (p < p { age = 10 }, read (show p) == p, [w (R 1 2), h R { w = 3, h = 4 }])
  let f P {..} = name ++ show age; g P { name, age = a } = name ++ show (a + 1)
  putStrLn (f p ++ g p)
  print (let { name = "q"; age = 1; tags = ["t"] } in P {..})
  let t = Rose 1 [Rose 2 [Rose 4 []], Rose 3 []]
  print (fmap (+ 1) t); print (sum t, product t, toList t, maximum t, length t, elem 3 t)
  print (traverse (\x -> if x > 0 then Just (x * 2) else Nothing) t)
  print (mapAccumL (\a x -> (a + x, a)) 0 (Pair 1 2))
  print (runState (label t) 10)
  print (runParser number "123abc", fmap fst (runParser (many1 (number <* sat (== ','))) "1,2,3"))
  print (runStateT (runReaderT (app 3) 5) [], runStateT (runReaderT (app 9) 5) [])
  print (runState (replicateM 3 counter) 1, evalState (forM [1 .. 3] (\x -> state (\s -> (s * x, s + x)))) 1)
  print (runWriter (mapM logW [1, 2]))
  print (runExcept (safeDiv 1 0 `catchError` \e -> return (length e)), runExcept (withExcept length (safeDiv 1 0)))
  r <- runExceptT (do { x <- liftEither (Right 1); when (x > 0) (lift (putStrLn "effect")); throwError "stop" }) :: IO (Either String ())
  print r
  n <- execStateT (forM_ [1 .. 5] $ \i -> do { s <- get; when (s > 5) (lift (putStrLn ("big " ++ show s))); put (s + i) }) 0
  print n
  print =<< runWriterT (do { tell (Sum 1); lift (putStrLn "io"); tell (Sum 2); return 'x' })
