import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { wrapIndex } from "../../texture/tilings/board-place.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendPaint, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const BOOT = ["#3f2d1d", "#664c33", "#8a6c4b", "#aa8d69"].map(fromHex);
const CUT = ["#8a7355", "#b09874", "#cdb894"].map(fromHex);
const TILE = 0.8;

/** A palm's trunk: spiralling diamonds of old leaf bases, each cut to a pale stub, with brown fibres between. Takes colours in the bases. */
export const palmBark: Material = {
  id: "palm-bark",
  class: "wood",
  words: [
    "palm bark",
    "palm trunk",
    "palm tree bark",
    "palm tree",
    "date palm",
    "coconut palm",
    "palm tree trunk",
    "palm wood",
    "coconut bark",
  ],
  tileSize: TILE,
  shade: shadePalmBark,
};

function shadePalmBark({ size, draw, colours, scale }: ShadeContext): Surface {
  const n = featureCount(4, scale);
  const m = featureCount(5, scale);
  const fibre = fbm(size, { cells: n * 40, cellsY: m * 4, octaves: 3, gain: 0.75, seed: draw.seed32("fibre") });
  const bendX = fbm(size, { cells: n * 2, cellsY: m * 2, octaves: 4, gain: 0.55, seed: draw.seed32("bend x") });
  const bendY = fbm(size, { cells: n * 2, cellsY: m * 2, octaves: 4, gain: 0.55, seed: draw.seed32("bend y") });
  const grit = fbm(size, { cells: n * 30, octaves: 2, gain: 0.85, seed: draw.seed32("grit") });
  const count = 4 * n * m;
  const table = (name: string) => randomTable(count, draw.seed32(name));
  const [tone, jut, stub] = [table("tone"), table("jut"), table("stub")];
  const boot = palette(...dye(BOOT, colours[0]));
  const cut = palette(...dye(CUT, colours[1] ?? colours[0]));
  const pale = { r: 0.5, g: 0.5, b: 0.5 };
  const deep = TILE / n / 2;
  return paintSurface(size, TILE, (texel, i) => {
    const column = i & (size - 1);
    const f = fibre[i] as number;
    const g = grit[i] as number;
    const x = ((column + 0.5) / size) * n + (bendX[i] as number) * 0.07;
    const y = (((i - column) / size + 0.5) / size) * m + (bendY[i] as number) * 0.07;
    const a = x + y;
    const b = x - y;
    const ia = Math.floor(a);
    const ib = Math.floor(b);
    const id = wrapIndex(ia + ib, 2 * n) * 2 * m + wrapIndex(ia - ib, 2 * m);
    // inside the diamond: u across -1..1, v from its upper corner -1 to its lower one 1
    const fa = a - ia;
    const fb = b - ib;
    const u = fa + fb - 1;
    const v = fa - fb;
    const border = Math.min(fa, 1 - fa, fb, 1 - fb) + 0.02 * f;
    const face = smoothstep(0.02, 0.13, border);
    const own = (tone[id] as number) - 0.5;
    // the stub: a lens below the upper corner, where the stalk was sawn off
    const high = -0.34 + 0.1 * own;
    const dv = (v - high) / (0.2 + 0.1 * (stub[id] as number));
    const inside = 1 - dv * dv - u * u * 2.6 + 0.12 * g;
    const sawn = smoothstep(0, 0.16, inside);
    // a boot leans out towards its stub, like a scale that grows upwards
    const lean = 0.5 - v * 0.5;
    const keel = 1 - Math.abs(u);
    const out = face * (0.3 + 0.55 * lean * keel + 0.2 * ((jut[id] as number) - 0.5));
    texel.height = deep * (0.62 * out + 0.06 * sawn - 0.1 * smoothstep(high, -1, v)) + 0.0016 * f + 0.0006 * g;
    paintFrom(boot, 0.3 + 0.34 * face + own * 0.3 + 0.24 * f + 0.08 * g - 0.16 * lean, texel);
    if (sawn > 0) {
      paintFrom(cut, 0.5 + own * 0.3 + 0.3 * g + 0.14 * f, pale);
      blendPaint(texel, pale, sawn * 0.9);
      shade(texel, 1 - 0.35 * smoothstep(0.3, 0, Math.abs(inside - 0.1)));
    }
    shade(texel, 0.34 + 0.66 * smoothstep(0, 0.16, border));
    texel.roughness = 0.9 + 0.05 * f;
  });
}
