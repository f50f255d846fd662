import { createField } from "../../kernels/field-pool.ts";
import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { createShape, scatter } from "../../texture/marks/scatter.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const DYES: readonly (readonly string[])[] = [
  ["#8a7448", "#b3985e", "#d0b67d", "#e4d0a2"],
  ["#3e6f80", "#5d90a0", "#83afbb", "#aacbd2"],
  ["#8c4a55", "#ae6a73", "#c98f95", "#dfb5b8"],
];
/** A loop of yarn seen from the front: an arch with a hole. */
const LOOP = createShape(24, (u, v) => {
  const r = Math.sqrt(u * u + v * v);
  const ring = 1 - Math.abs(r - 0.6) / 0.4;
  return ring > 0 ? Math.sqrt(ring) : 0;
});
const TILE = 0.06;

/** Terry towelling: crowded loops of soft yarn tilted every way. Takes colours in the loops. */
export const terryTowel: Material = {
  id: "terry-towel",
  class: "fabric",
  words: [
    "terry towel",
    "chenille",
    "towel",
    "terry cloth",
    "terrycloth",
    "terry",
    "towelling",
    "bathrobe",
    "bath towel",
    "frottee",
  ],
  tileSize: TILE,
  shade: shadeTerryTowel,
};

function shadeTerryTowel({ size, draw, colours, scale }: ShadeContext): Surface {
  const side = featureCount(58, scale);
  const ground = createField(size * size).fill(-0.0004);
  const loops = scatter(ground, size, LOOP, { across: side, down: side }, draw.stream("loops"), (copy, next, n) => {
    copy.x = ((n % side) + 0.5 + (next() - 0.5) * 0.9) / side;
    copy.y = (Math.floor(n / side) + 0.5 + (next() - 0.5) * 0.9) / side;
    copy.angle = (next() - 0.5) * 1.9;
    copy.length = (1.5 + 0.6 * next()) / side;
    copy.width = (0.95 + 0.45 * next()) / side;
    copy.base = (next() - 0.5) * 0.0003;
    copy.gain = 0.0003 * scale;
    copy.tilt = 0.0002 * (next() - 0.2) * scale;
    copy.bend = (next() - 0.5) * 0.8;
  });
  const fuzz = fbm(size, { cells: featureCount(150, scale), octaves: 2, gain: 0.9, seed: draw.seed32("fuzz") });
  const drift = fbm(size, { cells: 4, octaves: 3, seed: draw.seed32("drift") });
  const tone = evenGrid(side, side, draw.seed32("tone"));
  const yarn = palette(...dye(draw.pick("dye", DYES).map(fromHex), colours[0], 0.95));
  return paintSurface(size, TILE, (texel, i) => {
    const id = loops.index[i] as number;
    const f = fuzz[i] as number;
    const own = id < 0 ? 0 : (tone[id] as number) - 0.5;
    const h = Math.max(loops.height[i] as number, -0.0003 * scale);
    const lift = Math.min(1, Math.max(0, 0.4 + (h / scale) * 1100));
    paintFrom(yarn, 0.22 + lift * 0.5 + own * 0.16 + f * 0.14 + (drift[i] as number) * 0.1, texel);
    shade(texel, 0.7 + 0.3 * lift);
    texel.height = h + f * 0.00006 + (drift[i] as number) * 0.0003;
    texel.roughness = 0.98 - lift * 0.06;
  });
}
