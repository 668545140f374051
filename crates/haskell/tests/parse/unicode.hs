module Unicode where
naïve été = été {- ünï -} + 1 where λ = 1
                                    μ = λ
日本 = "日本" -- コメント
élan x = case x of 'é' -> a
                   'è' -> b
x ⊕ y = x ∘ y
名 = Ünïcode 'ß'
