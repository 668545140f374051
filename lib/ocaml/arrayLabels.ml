(* ArrayLabels: Array with labels, except what changes arrays. *)

type 'a t = 'a array

let length a = Array.length a
let get a i = Array.get a i
let make n x = Array.make n x
let init n ~f = Array.init n f
let make_matrix ~dimx ~dimy x = Array.make_matrix dimx dimy x
let append a b = Array.append a b
let concat l = Array.concat l
let sub a ~pos ~len = Array.sub a pos len
let copy a = Array.copy a
let to_list a = Array.to_list a
let of_list l = Array.of_list l
let iter ~f a = Array.iter f a
let iteri ~f a = Array.iteri f a
let map ~f a = Array.map f a
let mapi ~f a = Array.mapi f a
let fold_left ~f ~init a = Array.fold_left f init a
let fold_right ~f a ~init = Array.fold_right f a init
let iter2 ~f a b = Array.iter2 f a b
let map2 ~f a b = Array.map2 f a b
let for_all ~f a = Array.for_all f a
let exists ~f a = Array.exists f a
let mem x ~set = Array.mem x set
let find_opt ~f a = Array.find_opt f a
let to_seq a = Array.to_seq a
let of_seq s = Array.of_seq s
let unsafe_get a i = Array.unsafe_get a i
