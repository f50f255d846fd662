import type { Family } from "#contract/family.ts";

/** What a group is: its heading is in the table of words. Prompts are English in every language, as servers read them. */
export type GalleryKind =
  | "furniture"
  | "table"
  | "food"
  | "nature"
  | "animals"
  | "vehicles"
  | "buildings"
  | "tools"
  | "clothes"
  | "stone"
  | "wood"
  | "metal"
  | "cloth"
  | "ground"
  | "tiles"
  | "made";

/** Prompts of one kind of thing. */
export interface ExampleGroup {
  readonly kind: GalleryKind;
  readonly prompts: readonly string[];
}

/** What can be made, by kind, each prompt one to start from. */
export const GALLERY: Record<Family, readonly ExampleGroup[]> = {
  "text-to-3d": [
    {
      kind: "furniture",
      prompts: [
        "an old wooden chair with a red cushion",
        "a round oak table with turned legs",
        "a green leather sofa",
        "a tall bookshelf full of books",
        "a brass floor lamp",
      ],
    },
    {
      kind: "table",
      prompts: [
        "a tall green glass bottle",
        "a blue ceramic teapot with white dots",
        "three blue mugs",
        "a stack of old books",
        "a silver candlestick with a lit candle",
      ],
    },
    {
      kind: "food",
      prompts: [
        "a red apple on a white plate",
        "a chocolate cake with strawberries",
        "a hamburger",
        "a bowl of oranges",
        "a pink doughnut with sprinkles",
      ],
    },
    {
      kind: "nature",
      prompts: [
        "three red mushrooms on a log",
        "a cactus in a clay pot",
        "a sunflower in a blue vase",
        "a snowy pine tree",
        "a mossy rock",
      ],
    },
    {
      kind: "animals",
      prompts: ["a sitting orange cat", "a spotted dog", "a brown horse", "a yellow rubber duck", "a green turtle"],
    },
    {
      kind: "vehicles",
      prompts: [
        "a red vintage car",
        "a blue bicycle",
        "a wooden sailing ship",
        "a yellow school bus",
        "a steam locomotive",
      ],
    },
    {
      kind: "buildings",
      prompts: [
        "a small stone cottage with a thatched roof",
        "a white lighthouse with red stripes",
        "a medieval castle with four towers",
        "a red barn",
        "a wooden windmill",
      ],
    },
    {
      kind: "tools",
      prompts: [
        "a knight's sword with a golden hilt",
        "a round wooden shield",
        "an acoustic guitar",
        "a rusty anchor",
        "a treasure chest with brass fittings",
      ],
    },
    {
      kind: "clothes",
      prompts: [
        "a brown cowboy hat",
        "a pair of red sneakers",
        "a friendly tin robot",
        "a teddy bear",
        "a golden crown with rubies",
      ],
    },
  ],
  material: [
    {
      kind: "stone",
      prompts: [
        "mossy cobblestone",
        "white marble with grey veins",
        "red brick wall with dark mortar",
        "black granite",
        "dry stone wall",
      ],
    },
    {
      kind: "wood",
      prompts: ["old oak planks", "herringbone parquet", "birch bark", "weathered grey decking", "burnt wood"],
    },
    {
      kind: "metal",
      prompts: ["rusty iron", "brushed steel", "hammered copper", "scratched gold", "diamond plate"],
    },
    {
      kind: "cloth",
      prompts: ["brown leather", "blue denim", "red velvet", "knitted grey wool", "snakeskin"],
    },
    {
      kind: "ground",
      prompts: ["forest floor with leaves", "cracked dry earth", "wet gravel", "beach sand", "fresh snow"],
    },
    {
      kind: "tiles",
      prompts: [
        "blue and white azulejo tiles",
        "white bathroom tiles",
        "terracotta roof tiles",
        "cracked plaster",
        "checkered floor tiles",
      ],
    },
    {
      kind: "made",
      prompts: ["carbon fibre", "black rubber mat", "bubble wrap", "asphalt with cracks", "concrete wall"],
    },
  ],
};
