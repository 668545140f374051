"""Which error comes first: the list functions of Prelude and Data.List on lists whose parts are errors of their own."""

# `e n` is error number n: elements have the numbers below 5, the ends of lists 9, other arguments those between.
DEFINITIONS = """
e :: Int -> a
e n = error ('e' : show n)
"""

POOLS = {
    "xs": [
        "([] :: [Int])",
        "[1,2]",
        "[e 1,e 2 :: Int]",
        "[1,e 1,e 2 :: Int]",
        "[e 1,2,e 2 :: Int]",
        "[2,1,e 1 :: Int]",
        "(e 1 : e 2 : e 9 :: [Int])",
        "(1 : e 9 :: [Int])",
        "(e 1 : e 9 :: [Int])",
        "(e 9 :: [Int])",
    ],
    "bs": ["[True,e 1]", "[False,e 1]", "[e 1,e 2 :: Bool]", "(e 1 : e 9 :: [Bool])", "(True : e 9)", "(False : e 9)", "(e 9 :: [Bool])"],
    "xss": ["[[1],e 1,[2,e 2]]", "[1 : e 8, e 1 :: [Int]]", "(e 1 : e 9 :: [[Int]])", "([e 1,e 2] : e 9 :: [[Int]])", "([1,2] : [3] : e 9)", "(e 9 :: [[Int]])"],
    "n": ["0", "1", "2", "(-1)", "(e 5 :: Int)"],
    "x": ["1", "(e 5 :: Int)"],
    "p": ["even", "(e 6 :: Int -> Bool)", "(const True)", "(const False)", "(const (e 7))"],
    "op": ["(+)", "(\\a b -> b + a)", "const", "(\\_ b -> b)", "max", "(e 6 :: Int -> Int -> Int)"],
    "cmp": ["compare", "(flip compare)", "(\\_ _ -> EQ)", "(e 6 :: Int -> Int -> Ordering)"],
    "eq": ["(==)", "(\\_ _ -> True)", "(\\_ _ -> False)", "(e 6 :: Int -> Int -> Bool)"],
}

ONE = "head last tail init null length reverse sum product maximum minimum group inits tails sort nub uncons transpose permutations subsequences"
CASES = [f"{name} {{{'xss' if name == 'transpose' else 'xs'}}}" for name in ONE.split()]
CASES += [f"{name} {{bs}}" for name in ("and", "or")]
CASES += [f"{name} {{xss}}" for name in ("concat", "concatMap reverse", "map length", "maximum", "minimum", "foldr1 (++)")]
CASES += [f"{name} {{x}} {{xs}}" for name in ("elem", "notElem", "elemIndex", "elemIndices", "insert", "delete", "intersperse")]
CASES += [
    f"{name} {{p}} {{xs}}"
    for name in ("all", "any", "filter", "takeWhile", "dropWhile", "dropWhileEnd", "span", "break", "partition", "find", "findIndex", "findIndices")
]
CASES += [f"{name} {{op}} {{xs}}" for name in ("foldl1", "foldr1", "foldl1'", "scanl1", "scanr1")]
CASES += [f"{name} {{op}} {{x}} {{xs}}" for name in ("foldl", "foldr", "foldl'", "scanl", "scanr", "scanl'")]
CASES += [f"{name} {{n}} {{xs}}" for name in ("take", "drop", "splitAt", "genericTake", "genericDrop", "genericSplitAt")]
CASES += ["{xs} !! {n}", "genericIndex {xs} {n}", "replicate {n} (e 1 :: Int)", "take 3 (cycle {xs})", "take 2 (iterate (+ 1) {x})", "take 2 (iterate' (+ 1) {x})"]
CASES += [f"{name} {{cmp}} {{xs}}" for name in ("maximumBy", "minimumBy", "sortBy")]
CASES += ["insertBy {cmp} {x} {xs}", "sortOn negate {xs}", "sortOn (e 6 :: Int -> Int) {xs}"]
CASES += [f"{name} {{eq}} {{xs}}" for name in ("groupBy", "nubBy")]
CASES += [f"{name} {{eq}} {{x}} {{xs}}" for name in ("deleteBy",)]
# Not lists from one number to another, `\\\\` and `deleteFirstsBy`: which of two errors comes first there was chosen when base was optimised.
CASES += [f"{name} {{eq}} {{xs}} {{xs}}" for name in ("unionBy", "intersectBy")]
CASES += [
    f"{name} {{xs}} {{xs}}"
    for name in ("zip", "zipWith (+)", "zipWith max", "zip3 [1,2]", "union", "intersect", "isPrefixOf", "isSuffixOf", "isInfixOf", "isSubsequenceOf", "stripPrefix", "(++)", "compare", "(==)", "(<)", "max", "min")
]
CASES += [
    "lookup {x} (zip {xs} {xs})",
    "unzip (zip {xs} {xs})",
    "fst (unzip (e 9 :: [(Int, Int)]))",
    "unzip3 (zip3 {xs} {xs} {xs})",
    "mapAccumL (\\a b -> (a + b, b)) {x} {xs}",
    "mapAccumR (\\a b -> (a + b, b)) {x} {xs}",
    "snd (mapAccumL (\\a b -> (e 7, b)) {x} {xs})",
    "sequence_ (map Just {xs})",
    "mapM (\\x -> case x > 1 of { True -> Nothing; False -> Just x }) {xs}",
    "genericLength {xs} :: Int",
    "intercalate {xs} {xss}",
    "foldMap (\\x -> [x]) {xs}",
    "words ('a' : e 1 : e 9)",
    "lines ('a' : e 1 : e 9)",
    "lines ('a' : '\\n' : e 9)",
    "unwords [\"a\", e 1]",
    "unlines (\"a\" : e 9)",
    "max (e 1) (e 2 :: Int)",
    "min (e 1) (e 2 :: Int)",
    "compare (e 1) (e 2 :: Int)",
    "(e 1 :: Int) + e 2",
    "(e 1 :: Int) `div` e 2",
    "(e 1 :: Integer) * e 2",
    "(e 1 :: Int) ^ (e 2 :: Int)",
    "gcd (e 1) (e 2 :: Int)",
    "(e 1, 'a') < (e 2 :: Int, e 3)",
    "max (1, e 1) (2 :: Int, e 2 :: Int)",
    "fromEnum (e 1 :: Int) + fromEnum (e 2 :: Char)",
    "[e 1 .. e 2 :: Int]",
    "[1, e 2 .. e 3 :: Int]",
]

GROUPS = [{"name": "ListOrder", "imports": ["Data.List"], "definitions": DEFINITIONS, "cases": CASES, "pools": POOLS}]
