; expect: refuted
(declare-datatype Nat ((zero) (succ (pred Nat))))
(define-fun-rec leq ((x Nat) (y Nat)) Bool
  (match x ((zero true) ((succ z) (match y ((zero false) ((succ w) (leq z w))))))))
(prove (forall ((x Nat) (y Nat) (z Nat)) (=> (leq x y) (leq x z) (leq y z))))
