; expect: verified
(declare-datatypes ((list 1)) ((par (a) ((nil) (cons (head a) (tail (list a)))))))
(define-fun-rec append (par (a) (((x (list a)) (y (list a))) (list a)))
  (match x ((nil y) ((cons z xs) (cons z (append xs y))))))
(prove (par (a) (forall ((x (list a)) (y (list a)) (z (list a)))
  (= (append (append x y) z) (append x (append y z))))))
