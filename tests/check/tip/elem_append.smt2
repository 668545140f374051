; expect: verified
(declare-datatypes ((list 1)) ((par (a) ((nil) (cons (head a) (tail (list a)))))))
(define-fun-rec append (par (a) (((x (list a)) (y (list a))) (list a)))
  (match x ((nil y) ((cons z xs) (cons z (append xs y))))))
(define-fun-rec elem (par (a) (((x a) (y (list a))) Bool))
  (match y ((nil false) ((cons z xs) (or (= z x) (elem x xs))))))
(prove (par (a) (forall ((x a) (y (list a)) (z (list a)))
  (=> (elem x y) (elem x (append y z))))))
