fun n -> n + 2
