let maximum l = List.fold_left max 0 l
