import { fromHex, type Rgb } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { broadCracks } from "../../texture/marks/cracks.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { asphaltBed } from "./asphalt-bed.ts";

const SEAL = fromHex("#131314");
const TILE = 4;
const STONES = 160;
/** Share of the lattice's cells in which the road was dug up. */
const DUG = 0.6;
/** Half the width of the band of bitumen that seals a cut, in tiles. */
const BAND = 0.007;

/** An old road that was dug up and mended: rectangles of newer, darker asphalt, each sealed around with bitumen, and sealed cracks between. Takes colours in the asphalt. */
export const patchedAsphalt: Material = {
  id: "patched-asphalt",
  class: "concrete",
  words: [
    "patched asphalt",
    "asphalt patch",
    "repaired asphalt",
    "mended asphalt",
    "patched road",
    "repaired road",
    "patched tarmac",
    "asphalt repair",
    "asphalt with patch",
    "asphalt with repair",
    "sealed asphalt",
  ],
  tileSize: TILE,
  shade: shadePatchedAsphalt,
};

function shadePatchedAsphalt(context: ShadeContext): Surface {
  const { size, draw, scale } = context;
  const old = asphaltBed(context, TILE, STONES);
  const side = featureCount(4, scale);
  const lot = evenGrid(side, side, draw.seed32("lot"));
  const rim = randomTable(side * side * 4, draw.seed32("rim"));
  const wobble = fbm(size, { cells: featureCount(24, scale), octaves: 4, gain: 0.6, seed: draw.seed32("wobble") });
  const lines = broadCracks(size, draw.fork("lines"), featureCount(5, scale), 0.6, 0.16);
  // from each side of its cell, in cells
  const inset = rim.map((r) => 0.06 + 0.26 * r);
  const dark = lot.map((own) => 0.6 + 0.4 * clamp01(own / DUG));
  const seal = (context.colours[0]?.map((c) => c * 0.25) as Rgb | undefined) ?? SEAL;
  return paintSurface(size, TILE, (texel, i) => {
    const w = wobble[i] as number;
    const column = i & (size - 1);
    const x = ((column + 0.5) / size) * side;
    const y = (((i - column) / size + 0.5) / size) * side;
    const cx = Math.floor(x);
    const cy = Math.floor(y);
    const cell = cy * side + cx;
    let d = -1;
    if ((lot[cell] as number) < DUG) {
      const at = cell * 4;
      const across = Math.min(x - cx - (inset[at] as number), cx + 1 - (inset[at + 1] as number) - x);
      const down = Math.min(y - cy - (inset[at + 2] as number), cy + 1 - (inset[at + 3] as number) - y);
      d = Math.min(across, down) / side;
    }
    old.paint(texel, i);
    const patch = smoothstep(-0.001, 0.001, d + 0.0006 * w);
    // newer, so darker, finer and a little proud of the road
    shade(texel, 1.9 + ((dark[cell] as number) - 1.9) * patch);
    if (patch > 0)
      texel.height = texel.height * (1 - 0.35 * patch) + TILE * 0.0009 * patch * (0.5 + 0.5 * smoothstep(0, 0.02, d));
    const band = smoothstep(BAND * 1.15, BAND * 0.85, Math.abs(d) + 0.0022 * w);
    const vein = patch < 1 ? smoothstep(0.05, 0.036, (lines[i] as number) + 0.01 * w) * (1 - patch) : 0;
    const sealed = Math.max(band, vein);
    if (sealed === 0) return;
    blendColour(texel, seal, 0.92 * sealed);
    texel.roughness += (0.38 + 0.06 * w - texel.roughness) * sealed;
    texel.height += TILE * 0.0006 * sealed - texel.height * 0.5 * sealed;
  });
}
