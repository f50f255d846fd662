import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import { weatherSurface } from "../../texture/tones/weathering.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { bareMetal } from "./bare-metal.ts";

const ZINC = ["#848c92", "#9da4a9", "#b3b9bd"].map(fromHex);
const BLOOM = fromHex("#c6caca");
const TILE = 2.4;
/** Trays on the tile, each 0.6 m between its seams, the usual width of the trade. */
const TRAYS = 4;
/** Metres: half the width of a folded seam, and its height over the tray. */
const SEAM = 0.017;
const RISE = 0.03;

/** A roof of zinc trays folded together in upright seams, with a cross welt here and there. Takes colours as a coat of lacquer. */
export const standingSeam: Material = {
  id: "standing-seam",
  class: "metal",
  words: [
    "standing seam",
    "standing seam roof",
    "standing seam metal",
    "standing seam metal roof",
    "standing seam cladding",
    "zinc roof",
    "zinc roofing",
    "zinc cladding",
    "lead roof",
    "seamed roof",
    "seam roof",
  ],
  tileSize: TILE,
  shade: shadeStandingSeam,
};

function shadeStandingSeam(context: ShadeContext): Surface {
  const { size, draw, scale } = context;
  const trays = featureCount(TRAYS, scale);
  const width = TILE / trays;
  const table = (name: string) => randomTable(trays, draw.seed32(name));
  const [tone, welt] = [table("tone"), table("welt")];
  const clouds = fbm(size, { cells: featureCount(6, scale), octaves: 6, gain: 0.7, seed: draw.seed32("clouds") });
  const runs = fbm(size, { cells: trays * 16, cellsY: 2, octaves: 4, gain: 0.65, seed: draw.seed32("runs") });
  // sheet this thin lies a little slack between its seams
  const slack = fbm(size, { cells: trays * 2, cellsY: trays, octaves: 2, seed: draw.seed32("slack") });
  const metal = bareMetal(context, { tileSize: TILE, colours: ZINC, roughness: 0.44, scratches: 150, smudge: 1.4 });
  const isLacquered = context.colours.length > 0;
  const surface = paintSurface(size, TILE, (texel, i) => {
    const x = (((i & (size - 1)) + 0.5) / size) * trays;
    const y = (Math.floor(i / size) + 0.5) / size;
    const tray = Math.floor(x);
    const side = Math.abs(x - tray - 0.5);
    const far = (0.5 - side) * width;
    const seam = smoothstep(SEAM * 1.25, SEAM * 0.8, far);
    const foot = smoothstep(SEAM * 3.2, SEAM, far) * (1 - seam);
    const below = y - (welt[tray] as number);
    const down = (below - Math.floor(below)) * TILE;
    const step = smoothstep(0.02, 0.014, down) * (1 - seam);
    const c = clouds[i] as number;
    const r = runs[i] as number;
    metal(texel, i);
    shade(texel, 0.95 + 0.1 * (tone[tray] as number) + 0.05 * c);
    blendColour(texel, BLOOM, (isLacquered ? 0.12 : 0.34) * smoothstep(0.15, 1.1, c * 0.7 + r * 0.6));
    shade(texel, 1 - 0.1 * smoothstep(0.1, 1, -r - c * 0.3));
    // wet dirt stays along the foot of a seam and under a welt
    shade(texel, (1 - 0.32 * foot) * (1 - 0.35 * step) * (1 + 0.1 * seam));
    texel.height += RISE * seam + 0.0035 * (slack[i] as number) * (1 - seam) * smoothstep(0, 0.12, far);
    texel.height += 0.004 * smoothstep(0, 0.5, 1 - down / TILE) * (1 - seam);
    texel.roughness += 0.12 * Math.max(0, c) + 0.1 * foot;
    texel.metalness = isLacquered ? 0 : 1;
  });
  return weatherSurface(surface, { seed: draw.seed32("dirt"), reach: 0.012, dirt: 0.25, wear: 0.1 });
}
