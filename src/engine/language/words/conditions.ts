/** Conditions (the names in materials/material.ts) and how much of them a word asks for, 0 to 1. */
export type ConditionWord = readonly (readonly [condition: string, amount: number])[];

const ONE = (name: string, amount: number, words: string): [string, ConditionWord][] =>
  words.split(" ").map((word) => [word, [[name, amount]]]);

/** Words of age and wear. */
export const CONDITION_WORDS: ReadonlyMap<string, ConditionWord> = new Map<string, ConditionWord>([
  ...ONE("old", 0.7, "old aged antique elderly timeworn age-worn"),
  ...ONE("old", 1, "ancient prehistoric age-old primeval centuries-old"),
  [
    "weathered",
    [
      ["old", 0.85],
      ["worn", 0.6],
    ],
  ],
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
  ["rotted out", [["rotten", 1]]],
  ["decayed", [["rotten", 0.6]]],
  ["decaying", [["rotten", 0.6]]],
  ["rusty", [["rusty", 0.7]]],
  ...ONE("rusty", 0.7, "rusted rusting rust-covered corroded oxidized oxidised patinated verdigrised"),
  ...ONE("rusty", 0.35, "rust-stained"),
  ...ONE("mossy", 0.7, "mossy moss-covered moss-grown lichen-covered"),
  [
    "overgrown",
    [
      ["mossy", 0.8],
      ["old", 0.4],
    ],
  ],
  ...ONE("dusty", 0.7, "dusty dust-covered cobwebbed"),
  [
    "cobweb covered",
    [
      ["dusty", 0.7],
      ["old", 0.5],
    ],
  ],
  ...ONE("dirty", 0.7, "dirty grimy filthy soiled grubby grungy grunge unclean dingy"),
  ...ONE("dirty", 0.5, "greasy-looking neglected"),
  ...ONE("muddy", 0.7, "muddy mud-covered mud-caked mud-splattered mud-stained"),
  ...ONE("bloody", 0.7, "bloody bloodied blood-stained blood-splattered blood-covered gory blood-soaked"),
  ...ONE("oily", 0.7, "oily greasy oil-stained oil-covered oil-slick grease-stained"),
  ...ONE("sandy", 0.7, "sandy sand-covered sand-blown sand-dusted sandblown"),
  ...ONE("moldy", 0.7, "moldy mouldy mildewed mildewy fungal moldering mouldering"),
  ...ONE("dented", 0.7, "dented dinged banged-up battered beaten-in"),
  ...ONE("burnt", 0.6, "sooty soot-covered soot-stained"),
  ...ONE("broken", 0.7, "broken damaged smashed destroyed wrecked fragmented crumbled demolished"),
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
  ...ONE("wet", 0.8, "wet rainy rain-soaked soaked dripping drenched rain-slick waterlogged"),
  ...ONE("wet", 0.4, "damp moist dewy"),
  ...ONE("cracked", 0.7, "cracked fractured splintered crackled fissured"),
  ...ONE("cracked", 0.35, "hairline-cracked"),
  ...ONE("chipped", 0.7, "chipped knocked-about pockmarked"),

  ["shattered", [["cracked", 0.9]]],
  ...ONE("burnt", 0.7, "burnt burned scorched charred singed blackened smoldering smouldering"),
  ["burnt out", [["burnt", 0.6]]],
  ...ONE("frozen", 0.7, "frozen icy frosty frosted ice-covered frost-covered"),
  ...ONE("snowy", 0.8, "snowy snow-covered snow-capped snow-dusted snow-clad"),
  ...ONE("peeling", 0.7, "peeling flaking flaked peeled chipping"),
  ...ONE("scratched", 0.7, "scratched scuffed scraped nicked battle-worn battle-scarred scratchy"),
  ...ONE("stained", 0.7, "stained discolored discoloured water-streaked coffee-stained water-stained yellowed"),
  [
    "tarnished",
    [
      ["stained", 0.5],
      ["old", 0.4],
    ],
  ],
  ...ONE("worn", 0.7, "worn threadbare tattered frayed shabby scruffy torn ragged distressed eroded used"),
  ...ONE("worn", 0.8, "worn-out well-worn well-used worn-down beaten-up beat-up"),
  ...ONE(
    "polished",
    0.8,
    "polished shiny glossy gleaming lustrous varnished lacquered waxed burnished glazed glistening",
  ),
  ...ONE("polished", 0.6, "sparkling shimmering glittering mirror-like"),
  ...ONE("painted", 0.8, "painted repainted enamelled enameled"),
]);

/** Things that cover: "covered in moss", "moss on top". */
export const COVERINGS: ReadonlyMap<string, readonly [condition: string, amount: number]> = new Map([
  ["moss", ["mossy", 0.8]],
  ["lichen", ["mossy", 0.5]],
  ["ivy", ["mossy", 0.6]],
  ["rust", ["rusty", 0.8]],
  ["corrosion", ["rusty", 0.7]],
  ["dust", ["dusty", 0.8]],
  ["cobweb", ["dusty", 0.7]],
  ["ash", ["dusty", 0.6]],
  ["dirt", ["dirty", 0.8]],
  ["mud", ["muddy", 0.8]],
  ["grime", ["dirty", 0.8]],
  ["soot", ["burnt", 0.5]],
  ["water", ["wet", 0.8]],
  ["rain", ["wet", 0.7]],
  ["dew", ["wet", 0.4]],
  ["puddle", ["wet", 0.8]],
  ["snow", ["snowy", 0.8]],
  ["frost", ["frozen", 0.6]],
  ["crack", ["cracked", 0.7]],
  ["scratch", ["scratched", 0.7]],
  ["stain", ["stained", 0.7]],
  ["wear", ["worn", 0.6]],
  ["patina", ["rusty", 0.55]],
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
  ["age", ["old", 0.7]],
]);

/** How strongly: factor on the amount of the condition that follows. */
export const DEGREES: ReadonlyMap<string, number> = new Map([
  ["very", 1.4],
  ["really", 1.4],
  ["extremely", 1.5],
  ["heavily", 1.45],
  ["badly", 1.4],
  ["totally", 1.5],
  ["completely", 1.5],
  ["fully", 1.4],
  ["super", 1.4],
  ["quite", 1.1],
  ["well", 1.1],
  ["fairly", 0.9],
  ["rather", 1],
  ["moderately", 0.75],
  ["partly", 0.55],
  ["partially", 0.55],
  ["somewhat", 0.6],
  ["slightly", 0.45],
  ["lightly", 0.45],
  ["subtly", 0.4],
  ["a bit", 0.5],
  ["a little", 0.5],
  ["barely", 0.25],
  ["almost", 0.7],
  ["too", 1.4],
  ["half", 0.6],
  ["deeply", 1.35],
  ["severely", 1.45],
  ["thickly", 1.4],
  ["extra", 1.3],
  ["faintly", 0.4],
  ["mildly", 0.5],
  ["gently", 0.5],
  ["freshly", 1],
  ["thoroughly", 1.4],
  ["sparsely", 0.45],
  ["densely", 1.35],
]);
