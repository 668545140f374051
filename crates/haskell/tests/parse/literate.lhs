A literate file.

> module Literate where
>
> f x = y
>   where y = x

Text in between (with a ' and an unclosed bracket.

> g = 1

\begin{code}
  h = 2
\end{code}
