{-# LANGUAGE ImplicitParams #-}
module Main where
f :: (?x :: Int) => Int -> Int
f y = ?x * 10 + y
g :: (?x :: Int, ?y :: String) => String
g = ?y ++ show (f 1)
outer :: Int
outer = let ?x = 1 in let ?x = 2 in f 0
swap :: (Int, Int)
swap = let ?x = 1 in let { ?x = ?x + 10; ?y = "u" } in (?x, f 3)
localFun :: (Int, Int)
localFun = let ?x = 1 in
  let h y = ?x + y
      k = ?x + 100
  in (let ?x = 5 in h 0, let ?x = 5 in k)
sig :: Int
sig = let ?x = 1 in
  let h :: Int -> Int
      h y = ?x + y
  in let ?x = 7 in h 0
sig2 :: Int
sig2 = let ?x = 1 in
  let h :: (?x :: Int) => Int -> Int
      h y = ?x + y
  in let ?x = 7 in h 0
different :: String
different = let ?x = 'c' in let ?x = True in show ?x
poly :: (?show :: a -> String) => [a] -> String
poly = concatMap ?show
rec' :: (?n :: Int) => Int -> Int
rec' 0 = ?n
rec' k = let ?n = ?n + k in rec' (k - 1)
noSig y = ?base + y
data Box = Box { unBox :: Int }
useBox :: (?b :: Box) => Int
useBox = unBox ?b
main :: IO ()
main = do
  let ?x = 3
  let ?y = "y="
  putStrLn g
  print (f 4)
  print outer
  print swap
  print localFun
  print (sig, sig2)
  putStrLn different
  let ?show = \c -> [c, c]
  putStrLn (poly "abc")
  print (let ?n = 0 in rec' 4)
  print (let ?base = 1.5 in noSig 2)
  print (let ?b = Box 9 in useBox)
  let q = ?x + 1
  let ?x = 1000
  print (q, f 0, map (\n -> let ?x = n in f n) [1, 2])
  print (let ?x = undefined in let ?x = 5 in f 0)
