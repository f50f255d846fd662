import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const STUFFS = [
  ["#1d1e20", "#292a2d", "#36373b"],
  ["#a81f18", "#c42d22", "#d84536"],
  ["#1b5596", "#276bb3", "#3d82c8"],
  ["#c99a1c", "#dfb02a", "#ecc24a"],
].map((stops) => stops.map(fromHex));
const TILE = 0.08;
/** Of a stud, in shares of the way to the next. */
const RADIUS = 0.36;

/** Moulded plastic with a grip: rows of small round studs over a finely eroded ground, rubbed glossy on their tops. Takes colours through and through. */
export const texturedPlastic: Material = {
  id: "textured-plastic",
  class: "plastic",
  words: [
    "textured plastic",
    "grained plastic",
    "moulded plastic",
    "molded plastic",
    "bumpy plastic",
    "rough plastic",
    "plastic grip",
    "abs plastic",
    "injection moulded plastic",
  ],
  tileSize: TILE,
  shade: shadeTexturedPlastic,
};

function shadeTexturedPlastic({ size, draw, colours, scale }: ShadeContext): Surface {
  const studs = featureCount(draw.integer("studs", 8, 11), scale);
  const flow = fbm(size, { cells: featureCount(3, scale), octaves: 3, gain: 0.4, seed: draw.seed32("flow") });
  const fine = fbm(size, { cells: featureCount(120, scale), octaves: 2, gain: 0.8, seed: draw.seed32("fine") });
  const stuff = palette(...dye(draw.pick("stuff", STUFFS), colours[0], 0.8));
  return paintSurface(size, TILE, (texel, i) => {
    const x = ((i & (size - 1)) + 0.5) / size;
    const y = (Math.floor(i / size) + 0.5) / size;
    const u = (x + y) * studs;
    const v = (x - y) * studs;
    const du = u - Math.round(u);
    const dv = v - Math.round(v);
    const far = Math.sqrt(du * du + dv * dv) / RADIUS;
    const dome = far < 1 ? Math.sqrt(1 - far * far) : 0;
    const foot = smoothstep(1.25, 1, far) * (far < 1 ? 0 : 1);
    const f = flow[i] as number;
    const g = fine[i] as number;
    paintFrom(stuff, 0.5 + 0.1 * dome + 0.12 * f + (0.1 - 0.08 * dome) * g - 0.2 * foot, texel);
    texel.height = (TILE / studs) * 0.11 * dome + 0.00001 * g * (1 - dome);
    texel.roughness = 0.5 - 0.28 * smoothstep(0.4, 0.95, dome) + 0.05 * f + 0.04 * g;
  });
}
