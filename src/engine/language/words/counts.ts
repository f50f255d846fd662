import type { BriefObject } from "../brief.ts";

/** Number words, and words that tell of several. A count over `MOST` is read as `MOST`. */
export const MOST = 24;

const NUMBERS = "one two three four five six seven eight nine ten eleven twelve".split(" ");

/** "a pile of", "pile of", "piles of". */
const ofWords = (words: string, count: number): [string, number][] =>
  words.split("|").flatMap((word): [string, number][] => [
    [`a ${word} of`, count],
    [`${word} of`, count],
  ]);

/** Shapes of which there may be several, and how many lie or stand in each. */
const SHAPES: readonly (readonly [words: string, count: number])[] = [
  ["row|circle|stack", 5],
  ["pile|heap|mound", 9],
  ["tower|column", 8],
  ["pyramid", 14],
];

/** Words of those in the plural: "two stacks of" books. */
export const GROUPS: ReadonlyMap<string, number> = new Map(
  SHAPES.flatMap(([words, count]) => words.split("|").map((word): [string, number] => [`${word}s of`, count])),
);

export const COUNTS: ReadonlyMap<string, number> = new Map([
  ...GROUPS,
  ...NUMBERS.map((word, index): [string, number] => [word, index + 1]),
  ["single", 1],
  ["solitary", 1],
  ["lone", 1],
  ["dozen", 12],
  ["a dozen", 12],
  ["half a dozen", 6],
  ["a half dozen", 6],
  ["two dozen", 24],
  ["both", 2],
  ["twin", 2],
  ["a few", 3],
  ["few", 3],
  ["several", 4],
  ["various", 4],
  ["some", 3],
  ["many", 6],
  ["multiple", 4],
  ["numerous", 6],
  ["countless", 12],
  ["lots of", 6],
  ["a lot of", 6],
  ...ofWords("pair|couple|duo|twosome", 2),
  ...ofWords("trio|set|family|group|threesome|pack|gathering", 3),
  ...ofWords("assortment", 8),
  ...ofWords(
    "quartet|foursome|bunch|bundle|cluster|clump|herd|flock|collection|variety|array|selection|handful|ensemble",
    4,
  ),
  ...ofWords("quintet|wad", 5),
  ...ofWords("sextet|crowd|swarm|colony", 6),
  ...ofWords("jumble|trail", 9),
  ...ofWords("ring", 8),
  ...ofWords("dozen", 12),
  ...SHAPES.flatMap(([words, count]) => ofWords(words, count)),
  ...ofWords("wall", 15),
]);

/** How many a noun in the singular is: "a dancing couple". */
export const COLLECTIVES: ReadonlyMap<string, number> = new Map([
  ["couple", 2],
  ["newlyweds", 2],
  ["trio", 3],
  ["family", 4],
  ["laundry", 4],
]);

/** Parts that are counted before a thing: "a two-story house", "a three tier cake". Each -> the word that concepts listen to. */
export const MEASURES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    storey: "story storey floor level storied storeyed leveled levelled",
    tier: "tier layer tiered layered",
    strand: "strand stranded",
    seat: "seat seater person",
    door: "door",
    piece: "piece part way",
    size: "foot feet inch meter metre mile year pound ton dollar",
  }).flatMap(([measure, words]) => words.split(" ").map((word): [string, string] => [word, measure])),
);

/** "A pair of scissors" is one thing. Nouns that are plural but one. */
export const PLURAL_BUT_ONE: ReadonlySet<string> = new Set([
  ..."scissors lips lungs intestines guts vertebrae chopsticks gallows stocks nunchucks glasses spectacles eyeglasses sunglasses binoculars pants trousers jeans shorts headphones tongs pliers tweezers stairs clothes scales goggles tights leggings pajamas shears secateurs pruners clippers earmuffs earphones earbuds airpods lockpicks bagpipes maracas bongos skis earrings fries handcuffs thermos noodles meatballs shakers peanuts almonds walnuts hazelnuts cashews pistachios chestnuts bellows flippers fins castanets blinds churros knuckles flames embers pancakes nachos crisps cornflakes cheerios dentures snowshoes curtains drapes".split(
    " ",
  ),
  "knitting needles",
  "saddle bags",
  "saddlebags",
  "thieves tools",
  "monkey bars",
  "climbing bars",
  "parallel bars",
  "playing cards",
  "poker cards",
  "tarot cards",
  "poker chips",
  "casino chips",
  "gambling chips",
  "tortilla chips",
  "corn chips",
  "nacho chips",
  "potato chips",
  "potato crisps",
  "corn flakes",
  "fruit loops",
  "froot loops",
  "tofu cubes",
  "false teeth",
  "fake teeth",
  "chattering teeth",
  "chatter teeth",
  "wind-up teeth",
  "wind up teeth",
  "nail clippers",
  "toenail clippers",
  "fingernail clippers",
  "stacking rings",
  "snow shoes",
  "soap bubbles",
  "scattered pearls",
  "loose pearls",
  "lily pads",
]);

/** How several things lie together, by the noun in "a pile of". */
export const ARRANGEMENTS: ReadonlyMap<string, NonNullable<BriefObject["arrangement"]>> = new Map([
  ["pile", "pile"],
  ["heap", "pile"],
  ["mound", "pile"],
  ["jumble", "pile"],
  ["bunch", "pile"],
  ["bundle", "pile"],
  ["stack", "stack"],
  ["pair", "pair"],
  ["row", "row"],
  ["circle", "ring"],
  ["ring", "ring"],
  ["trail", "trail"],
  ["tower", "stack"],
  ["column", "stack"],
  ["pyramid", "pyramid"],
  ["wall", "wall"],
]);

/** Of these there are several only where many things follow: a tower of books, but a tower of stone. */
export const BUILT_OF = /^(?:a )?(?:(?:tower|column|pyramid)s?|wall|trail|ring) of$/;

/** Things that come in twos: "boots" is a pair of them. */
export const PAIRED: ReadonlySet<string> = new Set(
  "shoe boot sneaker sandal slipper sock glove mitten skate wellie wellington clog loafer heel trainer moccasin flip-flop croc crutch drumstick oar".split(
    " ",
  ),
);
