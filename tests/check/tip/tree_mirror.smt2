; expect: verified
(declare-datatypes ((Tree 1)) ((par (a) ((Leaf) (Node (left (Tree a)) (value a) (right (Tree a)))))))
(define-fun-rec mirror (par (a) (((t (Tree a))) (Tree a)))
  (match t ((Leaf (_ Leaf a)) ((Node l x r) (Node (mirror r) x (mirror l))))))
(prove (par (a) (forall ((t (Tree a))) (= (mirror (mirror t)) t))))
