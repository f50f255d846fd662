/** Nouns of many kinds of thing -> words of the kinds that tell them at a glance, of unlike colours. */
export const MIXTURES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    "fruit fruits": ["orange", "apple", "lemon", "pear", "plum", "strawberry"],
    "vegetable veggie vegetables veggies": [
      "tomato",
      "carrot",
      "lettuce",
      "broccoli",
      "bell pepper",
      "cucumber",
      "eggplant",
    ],
    "salad lettuce-salad": ["lettuce", "tomato", "cucumber", "radish"],
    "candy sweet sweets": ["lollipop", "candy", "candy cane", "gummy bear"],
    "flower flowers blossom bloom": ["rose", "daisy", "tulip", "sunflower"],
    "laundry washing clothes clothe clothing": ["shirt", "jeans", "sock", "dress"],
    junk: ["bottle", "tin can", "gear", "tire"],
    "scrap scraps scrap-metal scrap-iron metal-scrap metal-scraps car-part car-parts machine-part machine-parts engine-part engine-parts metal-part metal-parts spare-part spare-parts":
      ["gear", "wrench", "bolt", "spanner", "pipe"],
    "kitchen-utensil kitchen-utensils utensil utensils cutlery silverware kitchenware": [
      "spoon",
      "fork",
      "whisk",
      "spatula",
      "ladle",
    ],
    "tool tools": ["wrench", "hammer", "screwdriver", "pliers"],
    "toy toys": ["teddy bear", "ball", "toy car", "rubber duck"],
  }).flatMap(([words, kinds]) =>
    words.split(" ").map((word): [string, readonly string[]] => [word.replaceAll("-", " "), kinds]),
  ),
);
