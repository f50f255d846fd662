/**
 * Names that paints, fabrics, stones and woods are sold by, where they stand before a material: as on screen (sRGB). The
 * everyday colours are in colours.ts, and a word that is a material itself stays one.
 */
const TABLE: Record<string, string> = {
  // greys, whites and blacks
  "#dcdcdc": "gainsboro|pale grey|pale gray",
  "#696969": "dimgrey|dimgray|dim grey|dim gray|lead grey|storm|smoke|thunder",
  "#f2ebdd": "magnolia|bianco|blanc|blanco|chalk|lily|coconut|oatmilk|alabaster white|dove white",
  "#1a1a1d": "nero|noir|negro|raven|midnight black|ink|coal black|obsidian black|liquorice",
  "#8b8d90": "grigio|gris|dove|pebble grey|fog|mist|silverstone|concrete grey|ash grey|ash gray",
  "#e9dfc8": "crema|avorio|oatmeal|oat|almond|sesame|biscuit|magnolia cream|parchment white|vanille",
  // reds and pinks
  "#8f1f1c": "rosso|rojo|rouge|paprika|poppy|pompeii|carmin",
  "#c8402c": "tomato|chili|chilli|lobster|persimmon",
  "#dba4a0": "rosa|peony|shell pink|ballet|sakura|cameo|old rose",
  "#7b2645": "berry|mulberry|cranberry|boysenberry|cassis|beetroot|sangria|merlot|bourgogne",
  // oranges and yellows
  "#dd7324": "carrot|papaya|mandarin|clementine|marigold|arancio",
  "#e6b93c": "giallo|sunflower|corn|banana|maize|turmeric|dandelion|buttercup|pineapple",
  "#eedd9c": "butter|buttermilk|custard|primrose|chamomile",
  // greens
  "#3e6b45": "verde|verdi|vert|fern|clover|shamrock|ivy green|leaf|malachite green",
  "#7c8f3c": "pickle|cactus|pea|pea green|asparagus|kiwi|olive drab|chartreuse green|artichoke",
  "#24472f": "jungle|rainforest|rain forest|spruce green|alpine green|oasis green",
  "#7fae96": "oasis|celadon|eucalyptus|seafoam|spearmint|lagoon green",
  // blues and violets
  "#9fc6e6": "sky|heaven|cielo|glacier blue|baby|cloud blue",
  "#d9d1c3": "whitewashed|white washed|limewashed|lime washed|cerused|pickled white",
  "#bdbcb8": "pearl grey|pearl gray",
  "#2b2a2b": "volcanic|lava",
  "#dfcaa6": "silver birch|silver fir|silver oak",
  "#dcd8cf": "bleach",
  "#1b2440": "midnite|midnight|night|nautical|marine",
  "#1d4f7c": "ocean|blu|azul|bleu|sea|deep sea|lapis|atlantic|iberian blue|delft|mediterranean",
  "#143a57": "dark ocean|deep ocean|ocean depth|dark sea|dark lagoon",
  "#3a7d8c": "lagoon|peacock|caribbean|pacific|tropic blue|duck egg",
  "#5e5fa0": "iris|hyacinth|wisteria|bluebell|thistle",
  "#7d95ac": "stone blue|french blue|dutch blue|provence|nordic blue|denim blue|slate grey|dusty blue",
  "#14305e": "yale|yale blue|oxford blue|regal blue|imperial blue",
  // browns
  "#4b3324": "espresso|tobacco|cocoa|cacao|java|mokka|truffle|bear|molasses|umbra",
  "#8b5e3a": "hazelnut|pecan|cognac|whiskey|bourbon|toffee|gingerbread brown|acorn|nutmeg|maroon brown|ambra|saddle",
  "#b08a5c": "camel|latte|cappuccino|macchiato|tiramisu|praline|fudge|nougat|desert tan|chai|mink",
  "#d2b98e": "oat brown|barley|rye|sahara|dune|sandshell|macadamia|cashew|marzipan",
};

/** Two colours that are one between them, with a hyphen or without. */
const BETWEEN: Record<string, string> = {
  "#7f3524": "red brown|brown red|reddish brown|brownish red",
  "#a0582a": "orange brown|orangey brown",
  "#a2824a": "yellow brown|yellowish brown",
  "#776a5e": "ash brown|cool brown|gray brown|grey brown|brown gray|brown grey|greyish brown|grayish brown",
  "#5a5733": "green brown|brown green|greenish brown",
  "#1f7a7a": "blue green|green blue|bluish green|greenish blue",
  "#64748a": "blue gray|blue grey|gray blue|grey blue|bluish gray|bluish grey",
  "#6f7d70": "green gray|green grey|gray green|grey green|greenish gray|greenish grey",
  "#cf4a1d": "orange red|red orange|reddish orange",
  "#e99e22": "yellow orange|orange yellow",
  "#a7b52e": "yellow green|green yellow|yellowish green",
  "#47329a": "blue purple|purple blue|blue violet|bluish purple",
  "#8a2360": "red violet|red purple|purple red|reddish purple",
  "#33251d": "black brown|brown black|brownish black",
  "#33343a": "gray black|black gray|grey black|black grey",
  "#c9c8c4": "gray white|grey white|greyish white|grayish white",
};

export const TRADE_COLOURS: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...TABLE, ...BETWEEN }).flatMap(([hex, names]) =>
    names.split("|").map((name): [string, string] => [name, hex]),
  ),
);

/** Woods, where they stand before a word for something laid or made of wood: "ash planks". */
export const WOOD_TONES: ReadonlyMap<string, string> = new Map([
  ["oak", "#b58a56"],
  ["ash", "#c9b08a"],
  ["bamboo", "#c9a465"],
  ["beech", "#d0a678"],
  ["elm", "#a8804e"],
  ["alder", "#bd8a5e"],
  ["hickory", "#b3834f"],
  ["spruce", "#d8b989"],
  ["fir", "#cfa472"],
  ["larch", "#bd8752"],
  ["pine", "#c69a5c"],
  ["redwood", "#8a4630"],
  ["cherry", "#7c3a20"],
  ["chestnut", "#7a4a2c"],
  ["hazel", "#9a6f44"],
  ["acacia", "#8d5c34"],
  ["merbau", "#6b3420"],
  ["wenge", "#33261f"],
  ["sycamore", "#d9c09a"],
  ["birch", "#d9bd8c"],
  ["maple", "#cfa468"],
  ["walnut", "#4a2e1c"],
  ["mahogany", "#7a4428"],
  ["teak", "#8c5a2c"],
  ["cedar", "#9c5430"],
  ["ebony", "#241a15"],
  ["rosewood", "#4c2018"],
]);
