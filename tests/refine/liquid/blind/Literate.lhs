A literate file, in which most lines are text.

\begin{code}
module Literate where
\end{code}

The natural numbers have a name.

\begin{code}
{-@ type N = {v:Int | v >= 0} @-}

-- expect: verified
{-@ pred' :: n:{v:Int | v > 0} -> {v:N | v = n - 1} @-}
pred' :: Int -> Int
pred' n = n - 1
\end{code}

Zero has no predecessor among them.

\begin{code}
-- because: predAny 0 < 0
-- expect: concrete
{-@ predAny :: n:N -> N @-}
predAny :: Int -> Int
predAny n = n - 1

-- expect: verified
{-@ rep :: n:N -> a -> {v:[a] | len v = n} / [n] @-}
rep :: Int -> a -> [a]
rep n x = if n == 0 then [] else x : rep (n - 1) x
\end{code}

This one counts one too few.

\begin{code}
-- because: length (repWrong 1 'a') /= 1
-- expect: concrete
{-@ repWrong :: n:N -> a -> {v:[a] | len v = n} / [n] @-}
repWrong :: Int -> a -> [a]
repWrong n x = if n <= 1 then [] else x : repWrong (n - 1) x
\end{code}
