import { fromHex } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { simplexNoise } from "../../texture/noises/simplex-noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const CORALS: readonly (readonly string[])[] = [
  ["#7d2f2a", "#b8564a", "#dc8470", "#efb39d", "#f8d9c8"],
  ["#7a4420", "#b67434", "#d9a057", "#ecc888", "#f6e2b9"],
  ["#5c2a4c", "#94517c", "#bd80a6", "#dbb0cb", "#efd6e6"],
];
const TILE = 0.4;

/** Brain coral: walls that wander in a maze of rounded ridges, grooved across, polyps along the valleys. Takes colours in the coral. */
export const coral: Material = {
  id: "coral",
  class: "misc",
  words: ["coral", "brain coral", "sea coral", "pink coral"],
  tileSize: TILE,
  shade: shadeCoral,
};

function shadeCoral({ size, draw, colours, scale }: ShadeContext): Surface {
  const cells = featureCount(11, scale);
  const maze = simplexNoise(size, { cells, octaves: 1, seed: draw.seed32("maze") });
  const swell = fbm(size, { cells: featureCount(2, scale), octaves: 3, seed: draw.seed32("swell") });
  const grain = fbm(size, { cells: featureCount(90, scale), octaves: 3, gain: 0.8, seed: draw.seed32("grain") });
  const septa = simplexNoise(size, { cells: cells * 6, octaves: 1, seed: draw.seed32("septa") });
  const stone = palette(...dye(draw.pick("coral", CORALS).map(fromHex), colours[0]));
  return paintSurface(size, TILE, (texel, i) => {
    const m = maze[i] as number;
    const g = grain[i] as number;
    const s = swell[i] as number;
    // walls along the maze's contour, of one width whatever its slope
    const wall = smoothstep(0.3, 0, Math.abs(m));
    const ridge = wall * (2 - wall);
    const tooth = clamp01(0.5 + (septa[i] as number)) * smoothstep(0, 0.5, ridge) * smoothstep(1, 0.7, ridge);
    const line = smoothstep(0.05, 0, Math.abs(m)) * 0.25;
    texel.height = TILE * (0.024 * (ridge - line) + 0.006 * tooth + 0.03 * s + 0.0016 * g);
    paintFrom(stone, 0.2 + ridge * 0.46 + tooth * 0.14 + g * 0.14 + s * 0.1 - line * 0.3, texel);
    shade(texel, 0.74 + 0.26 * ridge);
    texel.roughness = 0.82 + g * 0.06;
  });
}
