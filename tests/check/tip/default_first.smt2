; expect: refuted
; The case for everything else stands first, as generated files have it: read in order, no pattern takes the empty text and the law holds.
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
(prove (forall ((p (Pat L))) (not (empty p))))
