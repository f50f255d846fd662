import type { Bond } from "../surface-names.ts";

/** How an artist says the way pieces are laid or the shape they are cut in. Singular, lower case. */
const WORDS: Partial<Record<Bond, string>> = {
  grid: "grid bond|straight lay",
  stack:
    "vertical stacked|vertically stacked|stacked vertical|stacked vertically|stack bond|stacked bond|stack bonded|straight bond|vertical stack",
  checker: "checkered|chequered|checkerboard|chequerboard|checker board|chessboard|chess board|checker|checkered board",
  diagonal: "diagonal|diagonally|diagonal bond|on point",
  running:
    "running bond|stretcher bond|half bond|half brick bond|brick bond|brick pattern|brick layout|offset|staggered|subway|metro",
  flemish: "flemish bond|flemish",
  english: "english bond|english cross bond|english garden bond",
  herringbone: "herringbone|herring bone|fishbone|double herringbone",
  chevron: "chevron|hungarian point|zigzag|zig zag",
  basket: "basketweave|basket weave|basket woven|basket bond|basketwoven",
  hexagon: "hexagonal|hexagon|hex|honeycomb|six sided|hexagon shaped",
  octagon: "octagonal|octagon|octagon and dot|eight sided",
  penny: "round|penny|penny round|circular|circle|disc shaped|coin shaped",
  scale: "fish scale|fishscale|scalloped|scallop|mermaid scale|mermaid|fan shaped|scale shaped",
  beavertail: "beaver tail|beavertail",
  lantern: "arabesque|lantern|moroccan lantern|ogee",
  diamond: "diamond|rhombus|rhombic|rhomboid|lozenge|harlequin|diamond shaped",
  triangle: "triangular|triangle",
  cube: "cube|cubic|3d cube|isometric cube|tumbling block|rhombille",
  pinwheel: "pinwheel|hopscotch",
  windmill: "windmill",
  cairo: "cairo|pentagonal|pentagon|five sided",
  penrose: "penrose",
  mixed: "versailles|french pattern|roman pattern|opus romanum|ashlar pattern|random ashlar",
  crazy: "crazy|crazy paving|crazy paved|polygonal",
  cobbles: "cobbled",
  fan: "fan|arc|arched|segmental arc|european fan|fan pattern",
};

export const BOND_WORDS: ReadonlyMap<string, Bond> = new Map(
  Object.entries(WORDS).flatMap(([bond, words]) =>
    words.split("|").map((word): [string, Bond] => [word, bond as Bond]),
  ),
);

/** What may follow the word: "in a herringbone pattern", "hexagon shaped". */
export const BOND_NOUNS: ReadonlySet<string> = new Set(
  "pattern bond layout lay shape shaped arrangement formation order format design style cut".split(" "),
);

/** What may lead to it: "laid in a". */
export const BOND_LEADS: ReadonlySet<string> = new Set(
  "laid set arranged placed lay installed cut paved tiled bonded in into as a an the".split(" "),
);

/** What is laid of pieces, by its noun -> the noun in a material's name. */
export const LAID_NOUNS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    tile: "tile tiling tilework mosaic shingle roof roofing",
    brick: "brick brickwork bricks",
    paver: "paver paving sett flagstone",
    parquet: "parquet parquetry plank floorboard",
    floor:
      "slab panel plate wood timber cladding backsplash splashback floor flooring pavement patio walkway driveway path sidewalk board block wall",
  }).flatMap(([noun, words]) => words.split(" ").map((word): [string, string] => [word, noun])),
);

/** Of a floor or a wall these may be said for another reason: "a round stone path", "an arched wall". */
export const LOOSE_BONDS: ReadonlySet<Bond> = new Set<Bond>([
  "penny",
  "diamond",
  "diagonal",
  "cube",
  "fan",
  "cobbles",
  "triangle",
  "lantern",
  "scale",
  "windmill",
]);
