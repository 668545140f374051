{-# LANGUAGE ApplicativeDo #-}
module Main where
data Tr a = Tr String a
instance Functor Tr where fmap f (Tr s a) = Tr ("fmap(" ++ s ++ ")") (f a)
instance Applicative Tr where
  pure = Tr "pure"
  Tr s f <*> Tr t a = Tr ("(" ++ s ++ "*" ++ t ++ ")") (f a)
instance Monad Tr where
  Tr s a >>= k = let Tr t b = k a in Tr ("[" ++ s ++ ">" ++ t ++ "]") b
act :: String -> a -> Tr a
act = Tr
shown :: Show a => Tr a -> String
shown (Tr s a) = s ++ " = " ++ show a
t1, t2, t3, t4, t5, t6, t7, t8, t9, t10, t11, t12 :: Tr Int
t1 = do { x <- act "a" 1; y <- act "b" 2; return (x + y) }
t2 = do { x <- act "a" 1; y <- act "b" x; return (x + y) }
t3 = do { x <- act "a" 1; y <- act "b" 2; z <- act "c" (x + y); return z }
t4 = do { x1 <- act "A" 1; x2 <- act "B" 2; x3 <- act "C" x1; x4 <- act "D" 3; x5 <- act "E" (x1 + x4); return (x2 + x3 + x4 + x5) }
t5 = do { x <- act "a" 1; act "b" (); y <- act "c" 3; pure $ x * y }
t6 = do { x <- act "a" 1; y <- act "b" 2; act "c" (x + y) }
t7 = do { x <- act "a" 1; let { z = x + 1 }; y <- act "b" 2; return (z + y) }
t8 = do { (x, w) <- act "a" (1, 2); y <- act "b" 2; return (x + y + w) }
t9 = do { x <- act "a" 1; return x }
t10 = do { x <- act "a" 1; y <- act "b" x; z <- act "c" 1; w <- act "d" z; return (y + w) }
t11 = do { let { k = 5 }; x <- act "a" k; y <- act "b" k; return (x + y) }
t12 = do { x <- act "a" 1; y <- act "b" 2; z <- act "c" x; u <- act "d" y; v <- act "e" (z + u); return (v + x) }
t13, t14, t15 :: Tr ()
t13 = do { act "a" (); act "b" (); return () }
t14 = do { act "a" (); act "b" () }
t15 = do { _ <- act "a" 1; ~(p, q) <- act "b" (1, 2); act (show (p + q)) (); return () }
t16 :: Tr [Int]
t16 = do
  x <- act "a" 1
  ys <- do { p <- act "p" 2; q <- act "q" 3; return [p, q] }
  z <- act "z" 4
  return (x : z : ys)
main :: IO ()
main = do
  mapM_ (putStrLn . shown) [t1, t2, t3, t4, t5, t6, t7, t8, t9, t10, t11, t12]
  mapM_ (putStrLn . shown) [t13, t14, t15]
  putStrLn (shown t16)
