import type { LayerPlace } from "../surface-names.ts";

/** Where in or on a material another lies: "gold in the cracks", "moss between the joints". */
const PLACES: Partial<Record<LayerPlace, string>> = {
  joints:
    "joint gap seam groove grout mortar crevice recess interstice space hollow low-place low-spot pit hole depression fugue valley slot",
  cracks: "crack vein fissure fracture veining crackle craquelure",
  top: "top surface crown peak edge ridge",
  flecks: "fleck speck speckle flake glint sparkle glitter",
  patches: "patch spot area section part blotch place",
};

export const PLACE_WORDS: ReadonlyMap<string, LayerPlace> = new Map(
  Object.entries(PLACES).flatMap(([place, words]) =>
    words.split(" ").map((word): [string, LayerPlace] => [word.replaceAll("-", " "), place as LayerPlace]),
  ),
);

/** What lies about in pieces. */
export const LOOSE_THINGS: ReadonlySet<string> = new Set(
  "pebble gravel stone rock boulder shell seashell starfish leaf leaves petal flower daisy coin nail twig stick branch bone skull needle acorn cone pinecone chip shard root weed mushroom bolt rivet crystal gem gemstone jewel ruby emerald sapphire topaz garnet straw feather cobble cobblestone coral fossil bead button splinter debris rubble bullet cone clover fern seed brick nut".split(
    " ",
  ),
);

/** What grows on walls with a shape and a colour of its own, where moss is but a film: leaves hang in patches, crusts stand in colonies. */
export const CLIMBERS: ReadonlyMap<string, LayerPlace> = new Map([
  ["ivy", "patches"],
  ["creeper", "patches"],
  ["vine", "patches"],
  ["lichen", "crusts"],
]);

/** What laid work is laid of: "between the stones" is in the joints. */
export const PIECES: ReadonlySet<string> = new Set(
  "stone brick tile plank board cobble cobblestone slab block paver sett flagstone shingle slate log panel".split(" "),
);

/** Coats that fall off walls, so that what is under them shows in places. */
export const COATS: ReadonlySet<string> = new Set("plaster stucco render plastered rendered whitewash".split(" "));

/** Nouns of laid work: "marble tile", "gold brick" are such work made of that. */
export const LAID_WORK: ReadonlySet<string> = new Set(
  "tile brick cobblestone cobble block paver shingle mosaic paving hexagon chainmail scale honeycomb bricks tiles roof-tile floor-tile".split(
    " ",
  ),
);

/** Stuffs that are colours where pieces are laid: nobody lays tiles of cream. */
export const COLOURS_FIRST: ReadonlySet<string> = new Set(
  "cream coffee honey caramel mint chocolate vanilla".split(" "),
);

/** What the words between two materials say of the place where the second lies. */
export const SPREADING: readonly (readonly [stem: string, place: LayerPlace])[] = [
  ["scatter", "scattered"],
  ["strewn", "scattered"],
  ["litter", "scattered"],
  ["sprinkle", "scattered"],
  ["stud", "scattered"],
  ["encrust", "scattered"],
  ["embed", "scattered"],
  ["inlaid", "inlay"],
];
