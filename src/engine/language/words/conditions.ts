/** Conditions (the names in materials/material.ts) and how much of them a word asks for, 0 to 1. */
export type ConditionWord = readonly (readonly [condition: string, amount: number])[];

const ONE = (name: string, amount: number, words: string): [string, ConditionWord][] =>
  words.split(" ").map((word) => [word, [[name, amount]]]);

/** Words of age and wear. */
export const CONDITION_WORDS: ReadonlyMap<string, ConditionWord> = new Map<string, ConditionWord>([
  ...ONE("old", 0.7, "old aged antique elderly timeworn age-worn"),
  ...ONE("old", 0.75, "yellowed"),
  ...ONE("old", 1, "ancient prehistoric age-old primeval centuries-old"),
  [
    "weathered",
    [
      ["old", 0.85],
      ["worn", 0.6],
    ],
  ],
  ...["imperfect", "imperfection", "surface imperfection"].map((word): [string, ConditionWord] => [
    word,
    [
      ["worn", 0.35],
      ["scratched", 0.35],
    ],
  ]),
  [
    "abandoned",
    [
      ["old", 0.7],
      ["dirty", 0.5],
    ],
  ],
  [
    "derelict",
    [
      ["old", 0.8],
      ["dirty", 0.5],
      ["cracked", 0.3],
    ],
  ],
  [
    "dilapidated",
    [
      ["old", 0.8],
      ["cracked", 0.4],
    ],
  ],
  [
    "rundown",
    [
      ["old", 0.7],
      ["dirty", 0.4],
    ],
  ],
  [
    "run down",
    [
      ["old", 0.7],
      ["dirty", 0.4],
    ],
  ],
  [
    "ruined",
    [
      ["old", 0.8],
      ["cracked", 0.6],
    ],
  ],
  [
    "crumbling",
    [
      ["broken", 0.45],
      ["chipped", 0.6],
      ["old", 0.5],
    ],
  ],
  ["rotten", [["rotten", 0.8]]],
  ["rotted", [["rotten", 0.8]]],
  ["rotting", [["rotten", 0.7]]],
  ["rotted out", [["rotten", 1]]],
  ["decayed", [["rotten", 0.6]]],
  ["decaying", [["rotten", 0.6]]],
  ["rusty", [["rusty", 0.7]]],
  ...ONE("rusty", 0.7, "rusted rusting rust-covered corroded oxidized oxidised patinated verdigrised"),
  ...ONE("rusty", 0.35, "rust-stained"),
  ...ONE("mossy", 0.6, "ivy-covered ivy-clad ivy-grown vine-covered vine-clad creeper-covered"),
  ...ONE("mossy", 0.5, "lichen-covered"),
  ...ONE("mossy", 0.7, "mossy moss-covered moss-grown"),
  [
    "overgrown",
    [
      ["mossy", 0.8],
      ["old", 0.4],
    ],
  ],
  ...ONE("dusty", 0.7, "dusty dust-covered floury flour-dusted flour-covered"),
  ...ONE("cobwebbed", 0.8, "cobwebbed cobwebby webbed-over"),
  [
    "cobweb covered",
    [
      ["cobwebbed", 0.8],
      ["old", 0.4],
    ],
  ],
  ...ONE("dirty", 0.7, "dirty grimy filthy soiled grubby grungy grunge unclean dingy"),
  ...ONE("dirty", 0.5, "greasy-looking neglected"),
  ...ONE("muddy", 0.7, "muddy mud-covered mud-caked mud-splattered mud-stained"),
  ...ONE("bloody", 0.7, "bloody bloodied blood-stained blood-splattered blood-covered gory blood-soaked"),
  ...ONE("oily", 0.7, "oily greasy oil-stained oil-covered oil-slick grease-stained"),
  ...ONE("sandy", 0.7, "sandy sand-covered sand-blown sand-dusted sandblown"),
  ...ONE("moldy", 0.7, "moldy mouldy mildewed mildewy fungal moldering mouldering"),
  ...["beat-up", "beat up", "beaten-up", "beaten up"].map((word): [string, [string, number][]] => [
    word,
    [
      ["dented", 0.6],
      ["worn", 0.35],
      ["scratched", 0.5],
    ],
  ]),
  ...ONE("dented", 0.7, "dented dinged banged-up battered beaten-in"),
  ...ONE("burnt", 0.6, "sooty soot-covered soot-stained"),
  ...ONE("broken", 0.7, "broken damaged snapped smashed destroyed wrecked crashed fragmented crumbled demolished"),
  ...ONE("faded", 0.75, "acid-wash acid-washed stone-washed stonewashed stonewash bleach-washed snow-washed"),
  ...ONE("faded", 0.7, "faded sun-bleached bleached sun-faded washed-out sunbleached discoloured-by-sun"),
  [
    "dry",
    [
      ["faded", 0.35],
      ["dusty", 0.3],
    ],
  ],
  [
    "dried out",
    [
      ["faded", 0.4],
      ["cracked", 0.4],
    ],
  ],
  ...ONE("wet", 0.8, "wet rainy after-rain after-the-rain rain-soaked soaked dripping drenched rain-slick"),
  ...ONE("flooded", 0.8, "flooded waterlogged puddled"),
  ...ONE("wet", 0.4, "damp moist dewy"),
  [
    "silvered by the weather",
    [
      ["faded", 0.6],
      ["old", 0.4],
    ],
  ],
  [
    "weather silvered",
    [
      ["faded", 0.6],
      ["old", 0.4],
    ],
  ],
  ...ONE("wet", 0.6, "slimy gooey oozing mucous"),
  ...ONE("cracked", 0.7, "cracked fractured splintered crackled fissured"),
  ...ONE("cracked", 0.35, "hairline-cracked"),
  ...ONE("chipped", 0.7, "chipped notched gouged knocked-about pockmarked"),

  ...["rusted through", "rusted-through", "rusted out", "rusted-out", "rust-eaten"].map(
    (word): [string, ConditionWord] => [
      word,
      [
        ["rusty", 0.85],
        ["rotten", 0.6],
      ],
    ],
  ),
  ["shattered", [["cracked", 0.9]]],
  ...ONE("burnt", 0.7, "burnt burned scorched charred singed blackened smoldering smouldering"),
  ["burnt out", [["burnt", 0.6]]],
  ...ONE("frozen", 0.7, "frozen icy frosty frosted ice-covered frost-covered"),
  ...ONE("snowy", 0.8, "snowy snow-covered snow-capped snow-dusted snow-clad"),
  ...ONE("peeling", 0.7, "peeling flaking flaked peeled chipping"),
  ...ONE("scratched", 0.7, "scratched scuffed scraped nicked battle-worn battle-scarred scratchy"),
  ...ONE("stained", 0.7, "stained discolored discoloured water-streaked coffee-stained water-stained"),
  [
    "tarnished",
    [
      ["stained", 0.5],
      ["old", 0.4],
    ],
  ],
  ...ONE("worn", 0.7, "worn threadbare tattered frayed shabby scruffy torn ragged distressed eroded used"),
  ...ONE("worn", 0.8, "worn-out well-worn well-used worn-down"),
  ...ONE(
    "polished",
    0.8,
    "polished shiny glossy gleaming lustrous varnished lacquered coated clear-coated waxed burnished glazed glistening",
  ),
  ...ONE("polished", 0.6, "sparkling shimmering glittering mirror-like slick gloss high-gloss semi-gloss"),
  ...ONE("painted", 0.8, "painted repainted enamelled enameled"),
]);

/** Things that cover: "covered in moss", "moss on top". */
export const COVERINGS: ReadonlyMap<string, readonly [condition: string, amount: number]> = new Map([
  ["moss", ["mossy", 0.8]],
  ["lichen", ["mossy", 0.5]],
  ["ivy", ["mossy", 0.6]],
  ["rust", ["rusty", 0.8]],
  ["corrosion", ["rusty", 0.7]],
  ["tarnish", ["rusty", 0.6]],
  ["dust", ["dusty", 0.8]],
  ["chalk dust", ["dusty", 0.7]],
  ["smeared chalk", ["dusty", 0.6]],
  ["chalk smear", ["dusty", 0.6]],
  ["chalk smudge", ["dusty", 0.6]],
  ["chalk mark", ["dusty", 0.5]],
  ["cobweb", ["cobwebbed", 0.8]],
  ["rip", ["worn", 0.7]],
  ["fingerprint", ["oily", 0.3]],
  ["ash", ["dusty", 0.6]],
  ["dirt", ["dirty", 0.8]],
  ["mud", ["muddy", 0.8]],
  ["grime", ["dirty", 0.8]],
  ["soot", ["burnt", 0.5]],
  ["water", ["wet", 0.8]],
  ["rain", ["wet", 0.7]],
  ["dew", ["wet", 0.4]],
  ["puddle", ["flooded", 0.6]],
  ["rain puddle", ["flooded", 0.6]],
  ["standing water", ["flooded", 0.8]],
  ["pool of water", ["flooded", 0.7]],
  ["snow", ["snowy", 0.8]],
  ["frost", ["frozen", 0.6]],
  ["crack", ["cracked", 0.7]],
  ["scratch", ["scratched", 0.7]],
  ["stain", ["stained", 0.7]],
  ...["coffee stain", "coffee ring", "ring of coffee", "ring of coffee stain", "cup ring", "ring stain"].map(
    (word): [string, readonly [string, number]] => [word, ["stained", 0.7]],
  ),
  ["tea stain", ["stained", 0.6]],
  ["wine stain", ["stained", 0.7]],
  ["water stain", ["stained", 0.6]],
  ["oil stain", ["oily", 0.7]],
  ["oil spot", ["oily", 0.6]],
  ["oil spill", ["oily", 0.7]],
  ["rust spot", ["rusty", 0.4]],
  ["rust patch", ["rusty", 0.5]],
  ["mold spot", ["moldy", 0.5]],
  ["mould spot", ["moldy", 0.5]],
  ["mildew spot", ["moldy", 0.5]],
  ["damp spot", ["stained", 0.6]],
  ["damp patch", ["stained", 0.7]],
  ["damp stain", ["stained", 0.7]],
  ["water spot", ["stained", 0.5]],
  ["grease stain", ["oily", 0.6]],
  ["rust stain", ["rusty", 0.6]],
  ["blood stain", ["bloody", 0.7]],
  ["wear", ["worn", 0.6]],
  ["patina", ["rusty", 0.6]],
  ["green patina", ["rusty", 0.75]],
  ["verdigris", ["rusty", 0.7]],
  ["blood", ["bloody", 0.7]],
  ["oil", ["oily", 0.7]],
  ["grease", ["oily", 0.6]],
  ["mold", ["moldy", 0.7]],
  ["mould", ["moldy", 0.7]],
  ["mildew", ["moldy", 0.6]],
  ["fungus", ["moldy", 0.6]],
  ["dent", ["dented", 0.7]],
  ["scorch mark", ["burnt", 0.4]],
  ["tire mark", ["stained", 0.5]],
  ["paint", ["painted", 0.8]],
  ["wall paint", ["painted", 0.8]],
  ["house paint", ["painted", 0.8]],
  ["age", ["old", 0.7]],
]);
