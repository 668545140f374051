; expect: refuted
(declare-datatypes ((list 1)) ((par (a) ((nil) (cons (head a) (tail (list a)))))))
(define-fun-rec append (par (a) (((x (list a)) (y (list a))) (list a)))
  (match x ((nil y) ((cons z xs) (cons z (append xs y))))))
(define-fun-rec rev (par (a) (((x (list a))) (list a)))
  (match x ((nil (_ nil a)) ((cons y xs) (append (rev xs) (cons y (_ nil a)))))))
(prove (par (a) (forall ((x (list a)) (y (list a)))
  (= (rev (append x y)) (append (rev x) (rev y))))))
