/**
 * Parts of a thing made up of pieces, each of its own material: what lies between the pieces (`grout`), the heads that hold
 * them (`nails`, rivets, screws and studs too), straps around them (`bands`), seams sewn with thread (`stitches`), their
 * rims (`edges`), what ran down over them (`streaks`) or was flung at them (`splashes`), what went over it and left its
 * print (`footprints`, `ruts`), and what is set into it flush, in a drawing (`inlay`) or as straight lines (`strips`).
 */
export const SURFACE_PARTS = [
  "grout",
  "nails",
  "bands",
  "stitches",
  "edges",
  "streaks",
  "splashes",
  "footprints",
  "ruts",
  "inlay",
  "strips",
] as const;
export type SurfacePart = (typeof SURFACE_PARTS)[number];

/** Whose footprints: of who goes shod, on paws, on cloven hooves or on a bird's feet. */
export type Tread = "boot" | "paw" | "hoof" | "claw";

/**
 * Where a second material lies on the first. `joints`: in its low places; `cracks`: in a net of cracks or veins; `top`:
 * over it, thickest on its crowns; `patches`: side by side with it; `scattered`: its pieces lie about, bedded in it;
 * `crusts`: it grows on it in colonies, from the joints and edges outwards; `flecks`: in specks and flakes all through it; `faces`: all but the joints are made of it; `dealt`: some of the pieces are, one here and one there. Or the part of the first that is made of it.
 */
export const LAYER_PLACES = [
  "joints",
  "cracks",
  "top",
  "patches",
  "scattered",
  "crusts",
  "flecks",
  "faces",
  "dealt",
  ...SURFACE_PARTS,
] as const;
export type LayerPlace = (typeof LAYER_PLACES)[number];

export const isSurfacePart = (place: LayerPlace): place is SurfacePart =>
  (SURFACE_PARTS as readonly string[]).includes(place);

/**
 * Figures in the second colour (and the third) on a ground of the first; `gradient` flows from the one into the other and back,
 * so that the tile closes; `fluted` is worked into it as a relief.
 */
export const PATTERNS = [
  "striped",
  "diagonal",
  "pinstriped",
  "checkered",
  "mixed-dots",
  "polka-dot",
  "plaid",
  "argyle",
  "diamond",
  "chevron",
  "hexagonal",
  "geometric",
  "ikat",
  "seigaiha",
  "scalloped",
  "wavy",
  "star",
  "snowflake",
  "tropical",
  "lily",
  "floral",
  "daisy",
  "paisley",
  "damask",
  "camouflage",
  "spotted",
  "zebra",
  "circles",
  "marbled",
  "gradient",
  "ornament",
  "fluted",
  "sashiko",
  "asanoha",
  "shippo",
] as const;
export type Pattern = (typeof PATTERNS)[number];

/**
 * How pieces are laid, or the shape they are cut in. `grid`: squares in straight rows; `checker`: the same in two tones by turns; `diagonal`:
 * turned by an eighth; `stack`: oblongs right above each other; `running`: each course half a piece aside; `plank`: long ones, staggered; `basket`: basket weave; `scale`: fish
 * scales with their heads up; `beavertail`: such as hang on a roof; `lantern`: arabesque; `cube`: three rhombs that look like
 * one; `mixed`: squares and oblongs of several sizes (Versailles pattern); `crazy`: irregular slabs; `cobbles`: small ones,
 * irregular; `fan`: arcs of setts.
 */
export const BONDS = [
  "grid",
  "checker",
  "diagonal",
  "stack",
  "running",
  "plank",
  "flemish",
  "english",
  "herringbone",
  "chevron",
  "basket",
  "hexagon",
  "octagon",
  "penny",
  "scale",
  "beavertail",
  "lantern",
  "diamond",
  "triangle",
  "cube",
  "pinwheel",
  "windmill",
  "cairo",
  "penrose",
  "mixed",
  "crazy",
  "cobbles",
  "fan",
] as const;
export type Bond = (typeof BONDS)[number];

/** A figure worked into the stuff instead of printed on it. */
export type Work = "raised" | "sunk";

/** How a surface is drawn; a photograph's way when left out. */
export const SURFACE_STYLES = [
  "stylised",
  "hand-painted",
  "cartoon",
  "watercolour",
  "pixelated",
  "futuristic",
] as const;
export type SurfaceStyle = (typeof SURFACE_STYLES)[number];
