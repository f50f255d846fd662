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
      ["old", 0.6],
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
      ["old", 0.8],
      ["cracked", 0.7],
    ],
  ],
  [
    "rotten",
    [
      ["old", 0.8],
      ["stained", 0.5],
    ],
  ],
  [
    "rotted",
    [
      ["old", 0.8],
      ["stained", 0.5],
    ],
  ],
  [
    "rotted out",
    [
      ["old", 0.9],
      ["stained", 0.5],
    ],
  ],
  [
    "decayed",
    [
      ["old", 0.8],
      ["stained", 0.4],
    ],
  ],
  [
    "decaying",
    [
      ["old", 0.8],
      ["stained", 0.4],
    ],
  ],
  ["rusty", [["rusty", 0.7]]],
  ...ONE("rusty", 0.7, "rusted rusting rust-covered corroded oxidized oxidised"),
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
  ...ONE("dirty", 0.7, "dirty grimy filthy muddy mud-covered soiled grubby sooty grungy grunge mud-caked unclean"),
  ...ONE("wet", 0.8, "wet rainy rain-soaked soaked dripping drenched rain-slick waterlogged"),
  ...ONE("wet", 0.4, "damp moist dewy"),
  ...ONE("cracked", 0.7, "cracked fractured splintered crackled fissured"),
  ...ONE("cracked", 0.35, "chipped hairline-cracked"),
  ["broken", [["cracked", 0.5]]],
  ["shattered", [["cracked", 0.9]]],
  ...ONE("burnt", 0.7, "burnt burned scorched charred singed blackened smoldering smouldering"),
  ["burnt out", [["burnt", 0.6]]],
  ...ONE("frozen", 0.7, "frozen icy frosty frosted ice-covered frost-covered"),
  ...ONE("snowy", 0.8, "snowy snow-covered snow-capped snow-dusted snow-clad"),
  ...ONE("peeling", 0.7, "peeling flaking flaked peeled chipping"),
  ...ONE("scratched", 0.7, "scratched scuffed scraped nicked dented battered battle-worn battle-scarred"),
  ...ONE(
    "stained",
    0.7,
    "stained discolored discoloured patinated water-streaked coffee-stained water-stained yellowed",
  ),
  [
    "tarnished",
    [
      ["stained", 0.5],
      ["old", 0.4],
    ],
  ],
  ...ONE("worn", 0.7, "worn threadbare tattered frayed shabby scruffy torn ragged distressed eroded used"),
  ...ONE("worn", 0.8, "worn-out well-worn well-used worn-down beaten-up beat-up"),
  [
    "faded",
    [
      ["worn", 0.4],
      ["old", 0.3],
    ],
  ],
  [
    "sun bleached",
    [
      ["worn", 0.5],
      ["old", 0.3],
    ],
  ],
  ["bleached", [["worn", 0.4]]],
  ...ONE(
    "polished",
    0.8,
    "polished shiny glossy gleaming lustrous varnished lacquered waxed burnished glazed glistening",
  ),
  ...ONE("polished", 0.6, "sparkling shimmering glittering mirror-like"),
  ...ONE("painted", 0.8, "painted repainted enamelled enameled"),
  ["oil stained", [["stained", 0.8]]],
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
  ["mud", ["dirty", 0.8]],
  ["grime", ["dirty", 0.8]],
  ["soot", ["burnt", 0.5]],
  ["graffiti", ["painted", 0.6]],
  ["water", ["wet", 0.8]],
  ["rain", ["wet", 0.7]],
  ["dew", ["wet", 0.4]],
  ["puddle", ["wet", 0.8]],
  ["snow", ["snowy", 0.8]],
  ["ice", ["frozen", 0.7]],
  ["frost", ["frozen", 0.6]],
  ["crack", ["cracked", 0.7]],
  ["scratch", ["scratched", 0.7]],
  ["stain", ["stained", 0.7]],
  ["wear", ["worn", 0.6]],
  ["patina", ["stained", 0.5]],
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
]);
