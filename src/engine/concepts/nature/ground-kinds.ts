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
  snow: named("snowfield|snow bank", "snow", "", "#b8c4cc"),
  forest: named("forest|woods|woodland|jungle|rainforest|forest floor", "forest-floor"),
  pond: named("pond", "grass"),
  water: named("lake|swimming pool|river|sea|ocean|open water", "sand"),
  mud: named("swamp|mud puddle|puddle", "mud", "", "#3f2d1e"),
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
  stage: named("stage", "oak-planks", "", "#7a1f24"),
  boards: named("wooden floor|hardwood floor|dance floor", "wood-parquet", "", "#4a3424"),
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
    ...named("library corner", "wood-parquet", "", "#4a3424"),
    dress: { base: "#4a3424", fitting: "#7a5232", wall: "#b9a88c" },
  },
  shop: {
    ...named("shop interior", "plaster", "#efe6d4", "#8a8a88"),
    dress: { base: "#8a8a88", fitting: "#b98a58" },
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
  lavender: {
    ...named("lavender field", "soil"),
    dress: { base: "#6e4d30", flower: "#7a5ab8", blossom: "#8f6cc8" },
  },
  city: named("downtown street|city street|avenue|boulevard|city block", "asphalt", "", "#5a5a5c"),
  paving: named("sidewalk|pavement|courtyard", "concrete", "", "#77756f"),
};
