import type { GuiseRow } from "./guise.ts";

/** A padded suit; what arms, legs and feet have on under it. */
const padded = (headgear: string): GuiseRow[1] => ({
  outer: "thing-suit",
  top: "sweater",
  bottom: "trousers",
  feet: "boot",
  headgear,
});

/** Colours of the suit, of what stands out of it, and of what is worn under it. */
const dyed = (main: string, trim: string, under: string, hood = main): string =>
  `thing-suit ${main},trim ${trim},sweater ${under},trousers ${under},boot ${under},headgear ${hood}`;

/** Costumes of things: food, plants, boxes. Their makers are in `thing-suit`. */
export const GUISES_OF_THINGS = {
  "hot-dog": [
    "hot dog|hotdog|sausage|frankfurter|wiener|corn dog",
    padded("none"),
    dyed("#b0482a", "#dca45c", "#b0482a"),
  ],
  banana: ["banana|plantain", padded("none"), dyed("#f4cf2c", "#5a3c1c", "#f6f1e4")],
  carrot: ["carrot|chili|chilli|chili pepper", padded("none"), dyed("#ee7a1f", "#4c9a3a", "#4c9a3a")],
  corn: ["corn|corn on the cob|corncob|maize", padded("none"), dyed("#f0b92c", "#6fa63c", "#6fa63c")],
  avocado: ["avocado|pear", padded("none"), dyed("#3f6a2a", "#8a5228", "#3f6a2a")],
  pumpkin: ["pumpkin|jack-o-lantern|squash|gourd", padded("leafy-hood"), dyed("#ee7d1a", "#4a8a34", "#2a2a2c")],
  strawberry: ["strawberry|raspberry|berry", padded("leafy-hood"), dyed("#d8262c", "#4f9a3a", "#4f9a3a", "#d8262c")],
  apple: ["apple|tomato|cherry|radish", padded("leafy-hood"), dyed("#cf2a22", "#4f9a3a", "#4f9a3a", "#cf2a22")],
  mandarin: ["orange|tangerine|peach|lemon|lime", padded("leafy-hood"), dyed("#f28c1c", "#4f9a3a", "#f6f1e4")],
  blueberry: ["blueberry|plum|eggplant|aubergine", padded("leafy-hood"), dyed("#4a4f9c", "#4f9a3a", "#4a4f9c")],
  melon: ["watermelon|melon", padded("leafy-hood"), dyed("#5fb04a", "#2f6a2a", "#d8404a", "#5fb04a")],
  pineapple: ["pineapple|ananas", padded("leafy-hood"), dyed("#e8ac2c", "#3f8a3a", "#e8ac2c")],
  grapes: ["grapes|grape|bunch of grapes", padded("leafy-hood"), dyed("#6a3a8c", "#4f9a3a", "#6a3a8c")],
  burger: ["burger|hamburger|cheeseburger|sandwich", padded("none"), dyed("#d9953f", "#6aa83a", "#8a4a24")],
  taco: ["taco|burrito", padded("none"), dyed("#e8b34a", "#6fae3c", "#8a4a24")],
  pizza: ["pizza|pizza slice|slice of pizza", padded("none"), dyed("#f2c23a", "#c98a3f", "#b3281c")],
  crayon: ["crayon|pencil|candle", padded("none"), dyed("#2f6fd0", "#17171b", "#2f6fd0")],
  rocket: ["rocket|rocket ship|spaceship", padded("none"), dyed("#e9e9ec", "#c8281f", "#e9e9ec")],
  cactus: ["cactus", padded("none"), dyed("#3f8f4a", "#e8559a", "#3f8f4a")],
  flower: [
    "flower|sunflower|daisy|rose|tulip",
    { top: "sweater", bottom: "trousers", feet: "boot", headgear: "petalled-hood" },
    "sweater #4f9a3a,trousers #4f9a3a,boot #4f9a3a,headgear #7a4a22,trim #f5c22c",
  ],
  mushroom: [
    "mushroom|toadstool",
    { ...padded("capped-hood"), outer: "robe" },
    "robe #f1e9d8,sweater #f1e9d8,trousers #f1e9d8,boot #f1e9d8,headgear #c8281f,trim #f6f2e8",
  ],
  tree: ["christmas tree|tree|xmas tree|fir", padded("none"), dyed("#2f7a3a", "#d8302a", "#6a4526")],
  box: ["present|gift|gift box|christmas present|box", padded("none"), dyed("#c8281f", "#f2c23a", "#f6f1e4")],
  robot: ["robot|android", padded("feelers-hood"), dyed("#9aa3ab", "#c8352a", "#7d868e")],
  snowman: [
    "snowman",
    { ...padded("top-hat"), neckwear: "scarf" },
    "thing-suit #f4f5f7,sweater #f4f5f7,trousers #f4f5f7,boot #17171b,headgear #1b1b20,scarf #c8281f,trim #c8281f",
  ],
} as const satisfies Readonly<Record<string, GuiseRow>>;
