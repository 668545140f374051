; expect: refuted
; The case for everything else stands first, as generated files have it: read as it is written, nothing is accepted and the law holds.
(declare-datatype
  list (par (a) ((nil) (cons (head a) (tail (list a))))))
(declare-datatype L ((X) (Y)))
(declare-datatype
  Pat
  (par (a)
    ((Nope) (Empty) (Is (proj1-Is a))
     (|:/:| (|proj1-:/:| (Pat a)) (|proj2-:/:| (Pat a)))
     (|:.:| (|proj1-:.:| (Pat a)) (|proj2-:.:| (Pat a))))))
(define-fun-rec
  empty
  (par (a) (((x (Pat a))) Bool))
  (match x
    ((_ false)
     (Empty true)
     ((|:/:| p q) (or (empty p) (empty q)))
     ((|:.:| p q) (and (empty p) (empty q))))))
(define-fun-rec
  after
  ((x (Pat L)) (y L)) (Pat L)
  (match x
    ((_ (_ Nope L))
     ((Is b) (ite (= b y) (_ Empty L) (_ Nope L)))
     ((|:/:| p q) (|:/:| (after p y) (after q y)))
     ((|:.:| p q)
      (ite
        (empty p) (|:/:| (|:.:| (after p y) q) (after q y))
        (|:.:| (after p y) q))))))
(define-fun-rec
  accepts
  ((x (Pat L)) (y (list L))) Bool
  (match y
    ((nil (empty x))
     ((cons z zs) (accepts (after x z) zs)))))
(prove
  (forall ((p (Pat L)) (q (Pat L)) (s (list L)))
    (= (accepts (|:.:| p q) s) (accepts (|:.:| q p) s))))
