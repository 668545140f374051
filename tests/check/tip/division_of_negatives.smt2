; expect: verified verified refuted verified
; What is left over is never negative, as SMT-LIB has it: Haskell's division of 7 by -2 gives -4 and leaves -1.
(prove (= (div 7 (- 2)) (- 3)))
(prove (= (mod 7 (- 2)) 1))
(prove (= (div 7 (- 2)) (- 4)))
(prove (forall ((x Int)) (<= 0 (mod x 3))))
