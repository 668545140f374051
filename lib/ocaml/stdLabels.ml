(* StdLabels: what is opened to have labels. *)

module Array = ArrayLabels
module List = ListLabels
module String = StringLabels
