/** Words that name a surface only in a material prompt -> what to look for among the materials. */
const TABLE: Record<string, string> = {
  "beach desert dune sandy sandpit shore": "sand class:ground",
  "carpet rug sweater blanket towel jeans curtain tapestry upholstery sofa couch quilt shirt knitwear scarf sackcloth tent":
    "woven-cotton class:fabric",
  "skin hide pelt saddle belt reptile crocodile snakeskin alligator": "leather class:leather",
  "scales scale": "dragon-scales leather",
  "path footpath pathway walkway": "stony-dirt soil class:ground",
  "meadow field pasture moss forest garden park": "grass class:ground",
  "leaves leaf bush vine ivy shrub": "foliage grass class:ground",
  "hull armor armour blade machine machinery engine chassis grate mesh foil wire rivet chain":
    "brushed-steel iron class:metal",
  "lava volcano cliff mountain cave meteorite asteroid crater": "rock granite class:stone",
  "pebble pebbles flagstone paving cobbling": "cobblestone class:stone",
  "road street highway runway sidewalk curb": "asphalt concrete class:concrete",
  "lake glacier iceberg pond river": "ice class:misc",
  "water sea ocean": "water ice glass",
  "wall facade ceiling": "plaster class:plaster",
  "floor fence crate barrel deck door shed": "oak-planks class:wood",
  "roof rooftop": "roof-tiles class:terracotta",
  "mosaic bathroom kitchen pottery": "ceramic-glaze class:ceramic",
  "book newspaper wallpaper map": "paper class:misc",
  "tire tyre": "rubber class:plastic",
  "treasure hoard": "coins class:metal",
  "panel panelling": "metal-panels class:metal",
  "toy lego": "plastic class:plastic",
  "bottle window": "glass class:misc",
  "bread chocolate cheese cookie cake biscuit": "terracotta plaster class:plaster",
  "temple column castle dungeon ruin": "stone granite class:stone",
};

export const SURFACE_WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(TABLE).flatMap(([words, seek]) => words.split(" ").map((word) => [word, seek.split(" ")] as const)),
);

/** WordNet senses -> what to look for, for nouns in no list. The nearest above the noun wins. */
export const SURFACE_KINDS: readonly (readonly [sense: string, seek: readonly string[]])[] = [
  ["fabric", ["woven-cotton", "class:fabric"]],
  ["clothing", ["woven-cotton", "class:fabric"]],
  ["metallic element", ["iron", "class:metal"]],
  ["alloy", ["brushed-steel", "class:metal"]],
  ["machine", ["painted-metal", "class:metal"]],
  ["vehicle", ["painted-metal", "class:metal"]],
  ["wood", ["oak", "class:wood"]],
  ["tree", ["bark", "class:wood"]],
  ["rock", ["granite", "class:stone"]],
  ["stone", ["granite", "class:stone"]],
  ["crystal", ["glass", "class:misc"]],
  ["leather", ["leather", "class:leather"]],
  ["plastic", ["plastic", "class:plastic"]],
  ["ceramic", ["ceramic-glaze", "class:ceramic"]],
  ["bird", ["feathers", "class:misc"]],
  ["reptile", ["leather", "class:leather"]],
  ["animal", ["fur", "leather", "class:leather"]],
  ["flora", ["foliage", "grass", "class:ground"]],
  ["food", ["terracotta", "class:terracotta"]],
  ["building", ["brick", "class:stone"]],
  ["structure#1", ["concrete", "class:concrete"]],
  ["furniture", ["oak", "class:wood"]],
  ["land", ["soil", "sand", "class:ground"]],
  ["container", ["terracotta", "class:terracotta"]],
];
