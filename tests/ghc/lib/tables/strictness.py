"""How much of its arguments each function of packed text and bytes looks at before it gives something: every call with something undefined in it."""

SHARED = """
singleton:c cons:c,t snoc:t,c append:t,t uncons:t unsnoc:t head:t last:t tail:t init:t null:t length:t copy:t map:f,t
intercalate:t,l intersperse:c,t transpose:l reverse:t foldl:g,z,t foldl':g,z,t foldl1:m,t foldr:g2,z,t foldr1:m,t concat:l any:p,t all:p,t
maximum:t minimum:t scanl:m,c,t mapAccumL:acc,i,t mapAccumR:acc,i,t replicate:n,r unfoldr:u,i unfoldrN:n,u,i take:n,t drop:n,t
splitAt:n,t takeWhile:p,t dropWhile:p,t span:p,t break:p,t group:t groupBy:e,t inits:t tails:t isPrefixOf:t,t isSuffixOf:t,t isInfixOf:t,t
stripPrefix:t,t stripSuffix:t,t elem:c,t find:p,t filter:p,t partition:p,t findIndex:p,t zip:t,t zipWith:m,t,t index:t,n
""".split()

TEXT = """
pack:s compareLength:t,n replace:t,t,t toLower:t toUpper:t justifyLeft:n,c,t justifyRight:n,c,t center:n,c,t takeEnd:n,t dropEnd:n,t
takeWhileEnd:p,t dropWhileEnd:p,t dropAround:p,t strip:t stripStart:t stripEnd:t breakOn:t,t breakOnEnd:t,t breakOnAll:t,t splitOn:t,t split:p,t
chunksOf:n,t lines:t words:t unlines:l unwords:l commonPrefixes:t,t count:t,t scanl1:m,t scanr:m,c,t scanr1:m,t concatMap:C,t
""".split()

BYTES = """
pack:s notElem:c,t elemIndex:c,t elemIndices:c,t elemIndexEnd:c,t findIndices:p,t findIndexEnd:p,t spanEnd:p,t breakEnd:p,t takeWhileEnd:p,t dropWhileEnd:p,t
split:c,t splitWith:p,t count:c,t sort:t breakSubstring:t,t concatMap:C,t foldl1':m,t foldr':g2,z,t foldr1':m,t
""".split()


def templates(module, functions):
    """A call of each, evaluated as far as its first constructor."""
    for line in functions:
        name, _, kinds = line.partition(":")
        holes = " ".join("{" + kind + "}" for kind in kinds.split(","))
        yield (f"seq ({module}.{name} {holes}) ()", 30)


def pools(module, one, literal):
    text = [f"({module}.pack {literal})", f"{module}.empty", "undefined"]
    return {
        "t": text,
        "c": [one, "undefined"],
        "n": ["0", "2", "(-1)", "undefined"],
        "r": [text[0], "undefined"] if module == "T" else [one, "undefined"],
        "p": [f"(== {one})", "(const False)", "undefined", "(const undefined)"],
        "f": ["id", "undefined", "(const undefined)"],
        "l": [f"[{module}.singleton {one}, {module}.empty]", "[]", "undefined", "[undefined]", f"({module}.singleton {one} : undefined)"],
        "m": ["max", "(\\a _ -> a)", "undefined"],
        "e": ["(==)", "undefined", "(\\_ _ -> undefined)"],
        "g": ["(\\a c -> c : a)", "undefined", "(\\_ _ -> undefined)"],
        "g2": ["(:)", "undefined", "(\\_ _ -> undefined)"],
        "z": ["[]", "undefined"],
        "i": ["(0 :: Int)", "(undefined :: Int)"],
        "acc": ["(\\a c -> (a + 1, c))", "undefined", "(\\_ _ -> undefined)", "(\\a _ -> (a, undefined))"],
        "u": [f"(\\n -> if n > 2 then Nothing else Just ({one}, n + 1))", "(const Nothing)", "undefined"],
        "C": [f"{module}.singleton", "(const undefined)", "undefined"],
        "s": [literal, "[]", "undefined", f"({one} : undefined)", "[undefined]"],
    }


MAPS = [
    "seq (M.spanAntitone {p} {m}) ()",
    "seq (elem {k} {m}) ()",
    "seq (M.splitLookup {k} {m}) ()",
    "seq (M.partition {p} {m}) ()",
    "seq (M.mapAccum {acc} {i} {m}) ()",
    "seq (S.spanAntitone {p} {s}) ()",
    "seq (S.cartesianProduct {s} {s}) ()",
    "seq (S.disjointUnion {s} {s}) ()",
    "seq (S.isSubsetOf {s} {s}) ()",
    "seq (I.split {k} {im}) ()",
    "seq (I.splitLookup {k} {im}) ()",
    "seq (I.isSubmapOf {im} {im}) ()",
    "seq (I.isSubmapOfBy {e} {im} {im}) ()",
    "seq (I.mapAccum {acc} {i} {im}) ()",
    "seq (I.mapAccumWithKey {kacc} {i} {im}) ()",
    "seq (J.mapAccum {acc} {i} {im}) ()",
    "seq (J.mapAccumWithKey {kacc} {i} {im}) ()",
    "seq (J.mapAccumRWithKey {kacc} {i} {im}) ()",
    "J.mapAccumWithKey (\\a k x -> (a + k, x + a)) 1 {im}",
    "J.mapAccumRWithKey (\\a k x -> (a + k, x + a)) 1 {im}",
    "seq (Q.splitAt {k} {q}) ()",
    "seq (Q.zip {q} {q}) ()",
    "seq (Q.zipWith {e} {q} {q}) ()",
    "fst (head (readFloat {digits})) :: Rational",
    "map fst (readFloat {digits} :: [(Double, String)])",
    "map snd (readFloat {digits} :: [(Double, String)])",
]

GROUPS = [
    {
        "name": "ContainersStrictness",
        "imports": ["qualified Data.IntMap as I", "qualified Data.IntMap.Strict as J", "qualified Data.Map as M", "qualified Data.Sequence as Q", "qualified Data.Set as S", "Numeric (readFloat)"],
        "cases": [(case, 30) for case in MAPS],
        "pools": {
            "p": ["(< 2)", "(const True)", "undefined", "(const undefined)"],
            "k": ["1", "2", "undefined"],
            "i": ["(0 :: Int)", "(undefined :: Int)"],
            "acc": ["(\\a x -> (a + 1, x))", "(\\_ x -> (undefined, x))", "(\\a _ -> (a, undefined))", "(undefined :: Int -> Int -> (Int, Int))"],
            "kacc": ["(\\a _ x -> (a + 1, x))", "(\\_ _ x -> (undefined, x))", "(undefined :: Int -> Int -> Int -> (Int, Int))"],
            "e": ["(==)", "(\\_ _ -> False)", "undefined"],
            "m": ["(M.fromList [(1, 5), (2, 6 :: Int)])", "(M.empty :: M.Map Int Int)", "(undefined :: M.Map Int Int)"],
            "s": ["(S.fromList [1, 2 :: Int])", "(S.empty :: S.Set Int)", "(undefined :: S.Set Int)"],
            "im": ["(I.fromList [(1, 5), (2, 6 :: Int)])", "(I.empty :: I.IntMap Int)", "(undefined :: I.IntMap Int)"],
            "q": ["(Q.fromList [1, 2 :: Int])", "(Q.empty :: Q.Seq Int)", "(undefined :: Q.Seq Int)"],
            "digits": ['"0.1"', '"12"', '"1.5e3"', '"2E-2x"', '" 7.25 "', '"3."', '"1e"'],
        },
    },
    {
        "name": "TextStrictness",
        "imports": ["qualified Data.Text as T"],
        "cases": list(templates("T", SHARED + TEXT)),
        "pools": pools("T", "'a'", '"ab a"'),
    },
    {
        "name": "BytesStrictness",
        "imports": ["qualified Data.ByteString as B"],
        "cases": list(templates("B", SHARED + BYTES)),
        "pools": pools("B", "97", "[97, 98, 32, 97]"),
    },
]
