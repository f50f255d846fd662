/**
 * Where a second material lies on the first. `joints`: in its low places; `cracks`: in a net of cracks or veins; `top`:
 * over it, thickest on its crowns; `patches`: side by side with it; `scattered`: its pieces lie about, bedded in it;
 * `faces`: all but the joints are made of it.
 */
export const LAYER_PLACES = ["joints", "cracks", "top", "patches", "scattered", "faces"] as const;
export type LayerPlace = (typeof LAYER_PLACES)[number];

/** Figures in the second colour (and the third) on a ground of the first. */
export const PATTERNS = [
  "striped",
  "checkered",
  "polka-dot",
  "plaid",
  "diamond",
  "chevron",
  "hexagonal",
  "geometric",
  "scalloped",
  "wavy",
  "star",
  "floral",
  "damask",
  "camouflage",
  "spotted",
  "zebra",
] as const;
export type Pattern = (typeof PATTERNS)[number];

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
