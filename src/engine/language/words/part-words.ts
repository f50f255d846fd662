import type { SurfacePart } from "../surface-names.ts";

export interface PartWord {
  readonly part: SurfacePart;
  /** What it is mostly made of where nothing is said, as in `seekMaterial`. */
  readonly seek: readonly string[];
  /** It says only where something is: a "seam" alone is no stuff of its own. */
  readonly isPlace?: true;
}

const IRON = "iron|class:metal";
const STEEL = "steel|iron|class:metal";
const MORTAR = "mortar|plaster|class:plaster";

/** Nouns of the parts of a surface: `rusty nails`, `white mortar`, `gold stitching`. */
const TABLE: readonly (readonly [part: SurfacePart, seek: string, words: string])[] = [
  ["grout", MORTAR, "mortar grout grouting caulk caulking pointing"],
  ["nails", IRON, "nail nailhead tack hobnail pushpin thumbtack peg dowel"],
  ["nails", STEEL, "rivet bolt screw stud fastener"],
  ["bands", IRON, "band strap hoop banding bracket strapping fitting"],
  ["bands", "oak-planks|class:wood", "beam timber batten"],
  [
    "bands",
    "hazard stripe|class:metal",
    "hazard-stripe warning-stripe caution-stripe danger-stripe hazard-tape caution-tape",
  ],
  ["stitches", "woven-cotton|cotton|class:fabric", "stitch stitching thread topstitch topstitching sewing"],
  ["edges", "ceramic-glaze|class:ceramic", "edge edging rim trim border"],
  ["footprints", "soil|class:ground", "footprint footstep bootprint shoeprint pawprint hoofprint"],
  ["ruts", "tyre tread|class:plastic", "track rut"],
  ["streaks", MORTAR, "streak drip trickle dribble"],
  ["inlay", "brass|class:metal", "inlay inlays marquetry inset"],
  ["strips", "brass|class:metal", "strip divider"],
  ["splashes", "enamel|plastic|class:plastic", "splash splatter splat spatter splotch"],
];

/** "Mossy joints", "black gaps", "gold lines": the part by its place. */
const PLACES = "joint seam gap groove line crack";

/** Said of the whole: "gold edged tile", "iron bound wood", "rust streaked concrete". */
const SUCH: readonly (readonly [like: string, words: string])[] = [
  ["edge", "edged trimmed rimmed bordered"],
  ["stitch", "stitched"],
  ["band", "banded bound strapped"],
  ["stud", "studded"],
  ["rivet", "riveted"],
  ["bolt", "bolted"],
  ["nail", "nailed"],
  ["streak", "streaked"],
  ["inlay", "inlaid"],
  ["grout", "grouted jointed mortared"],
];

export const PART_WORDS: ReadonlyMap<string, PartWord> = new Map<string, PartWord>([
  ...TABLE.flatMap(([part, seek, words]) =>
    words.split(" ").map((word): [string, PartWord] => [word.replaceAll("-", " "), { part, seek: seek.split("|") }]),
  ),
  ...PLACES.split(" ").map((word): [string, PartWord] => [
    word,
    { part: "grout", seek: MORTAR.split("|"), isPlace: true },
  ]),
]);

/** `edged` -> what `edge` is. */
export const SUCH_WORDS: ReadonlyMap<string, PartWord> = new Map(
  SUCH.flatMap(([like, words]) =>
    words.split(" ").map((word): [string, PartWord] => [word, PART_WORDS.get(like) as PartWord]),
  ),
);

/** Parts that only a colour or a stuff tells from the whole: "worn edges" are how the whole has fared. */
export const COLOURED_PARTS: ReadonlySet<SurfacePart> = new Set(["edges", "streaks", "splashes", "inlay", "strips"]);
