import { fromHex } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const GRAIN = ["#b87a12", "#dca01f", "#f0c23c", "#f8dc78"].map(fromHex);
const COB = fromHex("#d9b86a");
const TILE = 0.11;
/** Rows around the cob, and kernels along one. */
const ROWS = 11;
const ALONG = 16;

/** The grains of a maize cob: rows of plump glossy kernels side by side, each a little dented. Takes colours in the kernels, the second in some of them. */
export const cornKernels: Material = {
  id: "corn-kernels",
  class: "misc",
  words: [
    "corn",
    "corn kernel",
    "corn cob",
    "cob of corn",
    "corn on the cob",
    "sweetcorn",
    "sweet corn",
    "maize",
    "corncob",
    "maize cob",
    "ear of corn",
  ],
  tileSize: TILE,
  shade: shadeCornKernels,
};

function shadeCornKernels({ size, draw, colours, scale }: ShadeContext): Surface {
  const rows = featureCount(ROWS, scale);
  const along = featureCount(ALONG, scale);
  const count = rows * along;
  const table = (name: string) => randomTable(count, draw.seed32(name));
  const [tone, plump, slip, kind] = [table("tone"), table("plump"), table("slip"), table("kind")];
  const starts = randomTable(rows, draw.seed32("starts"));
  const sway = fbm(size, { cells: 3, cellsY: 2, octaves: 3, seed: draw.seed32("sway") });
  const wobble = fbm(size, { cells: rows * 2, octaves: 3, seed: draw.seed32("wobble") });
  const skin = fbm(size, { cells: featureCount(60, scale), octaves: 3, gain: 0.6, seed: draw.seed32("skin") });
  const grains = [palette(...dye(GRAIN, colours[0], 0.9)), palette(...dye(GRAIN, colours[1] ?? colours[0], 0.9))];
  return paintSurface(size, TILE, (texel, i) => {
    const column = i & (size - 1);
    const w = wobble[i] as number;
    const x = ((column + 0.5) / size) * rows + 0.28 * (sway[i] as number) + 0.06 * w + rows;
    const row = Math.floor(x) % rows;
    const y = (((i - column) / size + 0.5) / size) * along + (starts[row] as number) + 0.06 * w + along;
    const at = row * along + (Math.floor(y) % along);
    const u = (x - Math.floor(x)) * 2 - 1;
    const v = (y - Math.floor(y)) * 2 - 1;
    const full = 0.9 + 0.1 * (plump[at] as number);
    // a square with round corners
    const [a, b] = [u * u, v * v];
    const r = Math.sqrt(Math.sqrt(a * a + b * b)) / full;
    const dome = Math.sqrt(clamp01(1 - r * r * r));
    const dent = smoothstep(0.4, 0, Math.abs(v + 0.2 - 0.4 * (slip[at] as number)) + 0.6 * Math.abs(u)) * 0.16;
    const s = skin[i] as number;
    const isGap = smoothstep(0.94, 1.0, r);
    const own = (tone[at] as number) - 0.5;
    const grain = grains[(kind[at] as number) < 0.3 ? 1 : 0] as (typeof grains)[number];
    paintFrom(grain, clamp01(0.5 + 0.34 * own + 0.26 * (dome - 0.7) + 0.07 * s - 0.5 * dent), texel);
    blendColour(texel, COB, 0.8 * isGap);
    shade(texel, 0.5 + 0.5 * smoothstep(0, 0.55, dome));
    texel.height = scale * (0.0042 * dome * full - 0.0009 * dent + 0.00008 * s + 0.0006 * own);
    texel.roughness = 0.3 + 0.05 * s + 0.3 * isGap;
  });
}
