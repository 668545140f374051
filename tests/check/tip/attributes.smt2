; expect: verified
(declare-datatypes (a b)
  ((pair :source |Prelude.(,)|
     (pair2 :source |Prelude.(,)| (proj1-pair a) (proj2-pair b)))))
(declare-datatypes (a)
  ((list :source Prelude.List (nil :source Prelude.Nil)
     (cons :source Prelude.Cons (head a) (tail (list a))))))
(define-fun-rec
  (par (a b)
    (zip :source Prelude.zip
       ((x (list a)) (y (list b))) (list (pair a b))
       (match x
         (case nil (_ nil (pair a b)))
         (case (cons z x2)
           (match y
             (case nil (_ nil (pair a b)))
             (case (cons x3 x4) (cons (pair2 z x3) (zip x2 x4)))))))))
(define-fun-rec
  (par (a b)
    (firsts :let
       ((x (list (pair a b)))) (list a)
       (match x
         (case nil (_ nil a))
         (case (cons y z) (match y (case (pair2 x2 x3) (cons x2 (firsts z)))))))))
(define-fun-rec
  (par (a)
    (double :keep ((x (list a))) (list (pair a a)) (zip x x))))
(prove
  :source Pairs.prop_firsts
  (par (a) (forall ((xs (list a))) (= (firsts (double xs)) xs))))
