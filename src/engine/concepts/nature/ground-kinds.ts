import type { Variant } from "../define-from-plan.ts";

/** What is only asked for by its words. */
const named = (words: string, land: string, colour = "", base = "#6e4d30"): Variant => ({
  weight: 0,
  words: words.split("|"),
  materials: { land },
  dress: { ...(colour && { land: colour }), base },
});

/** Kinds of ground -> the words for them, and what they are of. */
export const GROUND_KINDS: Readonly<Record<string, Variant>> = {
  grass: {
    words: ["meadow", "grass field", "field", "pasture", "lawn", "patch of grass", "grassland", "prairie", "savanna"],
  },
  garden: named("garden", "grass"),
  desert: named("desert|sand dune", "sand", "#e0b878", "#b98d52"),
  sand: named("sandbox", "sand", "#e3cb96", "#b9985f"),
  beach: named("seashore", "sand", "", "#b9985f"),
  pebbles: {
    ...named("pebble beach|pebbly beach|shingle beach|stony beach|rocky beach|pebble shore", "sand", "", "#8d8578"),
    dress: { base: "#8d8578", stone: "#85827c", kerb: "#b9b4aa", blossom: "#d9d5cc" },
  },
  flowers: named(
    "flower meadow|flowery meadow|flowering meadow|meadow of flowers|meadow full of flowers|wildflower meadow|meadow of wildflowers|field of wildflowers|field of daisies|daisy field|spring meadow",
    "grass",
  ),
  orchard: {
    ...named("orchard|apple orchard|cherry orchard|fruit orchard|apple trees|fruit garden", "grass"),
    dress: { base: "#6e4d30", leaf: "#4d8a38", flower: "#cf2f27" },
  },
  oranges: {
    ...named("orange grove|orange orchard|citrus grove|peach orchard|tangerine grove|apricot orchard", "grass"),
    dress: { base: "#6e4d30", leaf: "#35742f", flower: "#ef8420" },
  },
  lemons: {
    ...named("lemon grove|lemon orchard|pear orchard", "grass"),
    dress: { base: "#6e4d30", leaf: "#4a8436", flower: "#f2d23a" },
  },
  olives: {
    ...named("olive grove|olive orchard|plum orchard", "grass", "#9a9a58"),
    dress: { land: "#9a9a58", base: "#6e4d30", leaf: "#7d8f62", flower: "#3c3448" },
  },
  village: {
    ...named("village square|town square|village green|old town square|village street", "cobblestone", "", "#77756f"),
    dress: { base: "#77756f", wall: "#efe4cc", book: "#b5533a", fitting: "#5a3b24" },
  },
  quay: {
    ...named("quayside|dockside|harbourside|harborside|harbour wall|harbor wall", "concrete", "", "#77756f"),
    dress: { base: "#77756f", book: "#b8352c", blossom: "#f4f2ea", rail: "#33363a" },
  },
  basin: {
    ...named("harbour basin|harbor basin", "concrete", "", "#77756f"),
    dress: { kerb: "#a8a296", flower: "#c9352c", blossom: "#f4f2ea", fitting: "#a9774a", rail: "#33363a" },
  },
  zen: named("zen garden|rock garden|japanese rock garden|dry garden", "sand", "#e6dcc4", "#6a5238"),
  snow: named("snowfield|snow bank", "snow", "", "#b8c4cc"),
  forest: named("forest|woods|woodland|jungle|rainforest|forest floor", "forest-floor"),
  pond: named("pond", "grass"),
  bank: named(
    "pond bank|pondside|lakeside|lakeshore|lake shore|riverbank|river bank|riverside|waterside|water's edge",
    "grass",
  ),
  platform: {
    ...named("railway platform|train platform|subway platform", "gravel", "#8a847a", "#5a5550"),
    dress: { land: "#8a847a", base: "#5a5550", kerb: "#b5b0a6", rail: "#6c6f72", trunk: "#4a3626", eye: "#f0c22a" },
  },
  water: named("lake|swimming pool|river|sea|ocean|open water", "sand"),
  poolside: {
    ...named(
      "poolside|pool deck|swimming pool side|side of a swimming pool|side of the swimming pool|edge of a swimming pool|edge of the swimming pool|edge of a pool|edge of the pool",
      "plaster",
      "#dcd2bd",
      "#8a8478",
    ),
    dress: { land: "#dcd2bd", base: "#8a8478", rail: "#c9ced2" },
  },
  rain: named("rainy street|rain", "asphalt", "", "#4a4a4c"),
  puddle: named("puddle", "asphalt", "", "#5a5a5c"),
  mud: named("swamp|mud puddle", "mud", "", "#3f2d1e"),
  straw: named("bed of straw|straw bed|bed of hay", "straw", "", "#b8934a"),
  ice: named("ice rink|frozen lake", "ice", "", "#a8c4d4"),
  earth: named("patch of earth|dirt road|path|footpath|garden path|forest path|trail|battlefield", "dirt"),
  barren: named(
    "barren ground|barren land|barren area|barren landscape|barren field|bare ground|wasteland|badlands|dry ground|cracked earth|dry earth",
    "cracked-earth",
    "",
    "#8a6a48",
  ),
  moon: named("moonscape", "plaster", "#9a9894", "#6c6a68"),
  mars: named("martian surface|red planet surface", "plaster", "#b5552f", "#7a3a22"),
  street: named("street|road|highway|driveway", "asphalt", "", "#5a5a5c"),
  runway: named("runway|airstrip", "asphalt", "", "#6f7a52"),
  stage: {
    ...named("stage|theatre stage|theater stage|concert stage", "oak-planks", "", "#7a1f24"),
    dress: { base: "#7a1f24", book: "#9c1c26", packet: "#d8ae3c" },
  },
  pen: {
    ...named(
      "animal pen|pig pen|pigpen|pigsty|pig sty|sheep pen|sheepfold|barnyard|farmyard|stockyard",
      "mud",
      "",
      "#3f2d1e",
    ),
    dress: { base: "#3f2d1e", fitting: "#8a6a48" },
  },
  paddock: {
    ...named("paddock|corral|fenced field|fenced pasture", "grass"),
    dress: { base: "#6e4d30", fitting: "#f0eee8" },
  },
  porch: {
    ...named("porch|front porch|back porch|veranda|verandah", "oak-planks", "#a98a64", "#5a5148"),
    dress: { land: "#a98a64", base: "#5a5148", wall: "#a9bfc6", fitting: "#5d5f63", book: "#8f2f28" },
  },
  camp: {
    ...named("camping ground|camp site|campsite|campground", "forest-floor"),
    dress: { base: "#6e4d30", packet: "#e0842c", tin: "#8a4a1c", footlight: "#ff9c2a" },
  },
  market: {
    ...named(
      "market square|market place|street market|farmers market|farmer's market",
      "concrete",
      "#b5aa98",
      "#77756f",
    ),
    dress: { land: "#b5aa98", base: "#77756f", book: "#c5352c", tin: "#3f8a4a", fitting: "#8f6a45" },
  },
  playground: {
    ...named("play area|play park|children's playground", "grass"),
    dress: { base: "#6e4d30", book: "#d0392e", packet: "#f0b92c", tin: "#2f6fb5" },
  },
  ramps: {
    ...named("skate plaza", "concrete", "", "#77756f"),
    dress: { base: "#77756f", fitting: "#b9b6ae" },
  },
  tunnel: {
    ...named("tunnel mouth|railway tunnel|train tunnel|tunnel entrance", "dirt", "#8a8178", "#5a5048"),
    dress: { land: "#8a8178", base: "#5a5048", rail: "#33363a" },
  },
  boards: named("wooden floor|hardwood floor|dance floor", "wood-parquet", "", "#4a3424"),
  sunlit: named(
    "sunlit floor|patch of sunlight|patch of sun|patch of light|sunny patch|ray of sunlight|ray of sun|pool of sunlight|beam of sunlight|shaft of sunlight|shaft of light|sunny spot",
    "wood-parquet",
    "#a9774a",
    "#4a3424",
  ),
  spotlit: named("spotlit stage|pool of light|beam of light", "oak-planks", "#7a5a40", "#2a1418"),
  tiles: {
    ...named(
      "kitchen floor|tiled floor|checkered floor|checkerboard floor|chequered floor|chessboard floor|checkered tile floor|black and white floor",
      "plaster",
      "#f2f0ea",
      "#8a8a88",
    ),
    traits: ["checkered"],
  },
  room: named("corner of a room", "wood-parquet", "", "#4a3424"),
  kitchen: named("kitchen interior", "plaster", "#f2f0ea", "#8a8a88"),
  library: {
    ...named("library corner|reading nook|book nook|nook|reading corner", "wood-parquet", "", "#4a3424"),
    dress: { base: "#4a3424", fitting: "#7a5232", wall: "#b9a88c" },
  },
  shop: {
    ...named("shop interior", "plaster", "#efe6d4", "#8a8a88"),
    dress: { base: "#8a8a88", fitting: "#b98a58" },
  },
  toys: {
    ...named("toy shop interior|toy shop|toyshop|toy store|toystore", "wood-parquet", "", "#4a3424"),
    dress: { base: "#4a3424", fitting: "#f4ead6", wall: "#9fd0e6" },
  },
  classroom: {
    ...named("classroom interior", "wood-parquet", "", "#4a3424"),
    dress: { base: "#4a3424", fitting: "#a9774a", tin: "#20523c" },
  },
  workshop: {
    ...named("workshop interior", "concrete", "", "#5a5a5c"),
    dress: { base: "#5a5a5c", fitting: "#9a6f42" },
  },
  barn: {
    ...named("barn interior", "oak-planks", "", "#4a3424"),
    materials: { land: "oak-planks", wall: "painted-planks", fitting: "straw-mat" },
    dress: { base: "#4a3424", wall: "#93312a", trim: "#efe9dc", fitting: "#d8b45a" },
  },
  zoo: named("zoo enclosure", "grass"),
  maize: named("crop field|corn field|cornfield|maize field|field of corn", "soil"),
  wheat: named("wheat field|field of wheat|barley field|rye field", "soil"),
  blooms: named("flower field|field of flowers|tulip field|field of tulips|poppy field", "soil"),
  pumpkins: {
    ...named("pumpkin patch|pumpkin field|pumpkin farm", "soil"),
    dress: { base: "#6e4d30", packet: "#e2761c", leaf: "#3f7a34" },
  },
  lavender: {
    ...named("lavender field", "soil"),
    dress: { base: "#6e4d30", flower: "#7a5ab8", blossom: "#8f6cc8" },
  },
  city: named("downtown street|city street|avenue|boulevard", "asphalt", "", "#5a5a5c"),
  graveyard: {
    ...named("graveyard lawn", "grass", "#5d6b42"),
    dress: { land: "#5d6b42", base: "#4c3a2a", trunk: "#3a3029" },
  },
  ruins: {
    ...named("ruined court", "grass"),
    materials: { land: "grass", stone: "limestone" },
    dress: { base: "#8a7450", stone: "#d8ccb0" },
  },
  reef: {
    ...named("reef bed|seabed|sea floor|ocean floor", "sand", "#dcc79a", "#b9985f"),
    dress: {
      land: "#dcc79a",
      base: "#b9985f",
      flower: "#e0463a",
      blossom: "#f08ab0",
      eye: "#e8a02c",
      kerb: "#9a5fb8",
      leaf: "#2f8a5a",
    },
  },
  cavern: { ...named("cave interior", "dirt", "#5a5048", "#4a4038"), dress: { base: "#4a4038", stone: "#6c6660" } },
  bamboos: {
    ...named("bamboo forest", "forest-floor"),
    dress: { base: "#6e4d30", straw: "#8fae4a", leaf: "#5a8f34" },
  },
  dungeon: {
    ...named("dungeon interior", "flagstone", "", "#3c3a38"),
    materials: { land: "flagstone", wall: "ashlar" },
    dress: { base: "#3c3a38", wall: "#8a867e", rail: "#2c2a2a", footlight: "#ffb347" },
  },
  church: {
    ...named("church interior", "marble-tiles", "", "#77706a"),
    materials: { land: "marble-tiles", wall: "ashlar" },
    dress: { base: "#77706a", wall: "#cfc6b4", book: "#a8232c", footlight: "#ffdc8a" },
  },
  alley: {
    ...named("back alley", "asphalt", "", "#4a4a4c"),
    materials: { land: "asphalt", wall: "brick" },
    dress: { base: "#4a4a4c", wall: "#9c5440", fitting: "#3f5a48", rail: "#3f464a", footlight: "#ffdf9a" },
  },
  laboratory: {
    ...named("laboratory interior", "plaster", "#e4e8ea", "#8a8a88"),
    dress: { base: "#8a8a88", wall: "#dfe7ea", fitting: "#f4f4f2", rail: "#8f9aa0" },
  },
  bathroom: {
    ...named("bathroom interior", "plaster", "#e9eef0", "#8a8a88"),
    materials: { land: "square-tiles", wall: "subway-tiles" },
    dress: { base: "#8a8a88", fitting: "#f6f6f4", pane: "#cfe2ea", rail: "#b9c2c6" },
  },
  paving: named("sidewalk|pavement|courtyard", "concrete", "", "#77756f"),
};
