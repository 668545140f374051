; expect: verified
(declare-datatypes (a) ((list (nil) (cons (head a) (tail (list a))))))
(declare-datatypes () ((Nat (Z) (S (p Nat)))))
(define-fun-rec (par (a) (append ((x (list a)) (y (list a))) (list a)
  (match x (case nil y) (case (cons z xs) (cons z (append xs y)))))))
(define-fun-rec (par (a) (len ((x (list a))) Nat
  (match x (case nil Z) (case (cons y xs) (S (len xs)))))))
(assert-not (par (a) (forall ((x (list a)) (y (list a)))
  (= (len (append x y)) (len (append y x))))))
(check-sat)
