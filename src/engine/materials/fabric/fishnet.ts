import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const CORDS: readonly (readonly string[])[] = [
  ["#7d6a4a", "#a8936c", "#cbb993"],
  ["#1e4a46", "#2f6d66", "#4d958c"],
];
const BEHIND = fromHex("#121517");
const TILE = 0.2;

/** A net of twisted cord knotted to diamonds, wide open, dark behind. Takes colours in the cord, then behind. */
export const fishnet: Material = {
  id: "fishnet",
  class: "fabric",
  words: ["fishnet", "fishing net", "fish net", "cargo net", "rope net", "knotted net", "fishnet stocking"],
  tileSize: TILE,
  openAbove: 0.3,
  shade: shadeFishnet,
};

function shadeFishnet({ size, draw, colours, scale }: ShadeContext): Surface {
  const count = featureCount(10, scale);
  const swayX = fbm(size, { cells: count, octaves: 3, seed: draw.seed32("sway x"), strength: 0.11 });
  const swayY = fbm(size, { cells: count, octaves: 3, seed: draw.seed32("sway y"), strength: 0.11 });
  const hair = fbm(size, { cells: count * 14, octaves: 2, gain: 0.9, seed: draw.seed32("hair") });
  const cord = palette(...dye(draw.pick("cord", CORDS).map(fromHex), colours[0], 0.9));
  const behind = colours[1] ?? BEHIND;
  const pitch = TILE / count;
  return paintSurface(size, TILE, (texel, i) => {
    const x = (((i & (size - 1)) + 0.5) / size) * count + (swayX[i] as number);
    const y = ((Math.floor(i / size) + 0.5) / size) * count + (swayY[i] as number);
    const a = x + y;
    const b = x - y;
    const ua = (a - Math.floor(a) - 0.5) * Math.SQRT1_2;
    const ub = (b - Math.floor(b) - 0.5) * Math.SQRT1_2;
    const da = Math.abs(ua);
    const db = Math.abs(ub);
    const f = hair[i] as number;
    const knot = Math.sqrt(da * da + db * db * 0.8) / 0.095;
    const line = Math.min(da, db) / 0.042;
    const at = Math.min(line + 0.14 * f, knot + 0.1 * f);
    if (at >= 1) {
      [texel.r, texel.g, texel.b] = behind;
      texel.height = -pitch * 0.16;
      texel.roughness = 0.95;
      return;
    }
    // the strands of the cord wind around it, those of the knot around the knot
    const turn = da < db ? b * 9 + (ua / 0.042) * 0.5 : a * 9 + (ub / 0.042) * 0.5;
    const ply = Math.abs((turn - Math.floor(turn)) * 2 - 1);
    const round = Math.sqrt(1 - at * at);
    const tied = smoothstep(1, 0.5, knot);
    paintFrom(cord, 0.3 + 0.4 * ply + 0.2 * f + 0.12 * tied, texel);
    shade(texel, 0.62 + 0.38 * round);
    texel.height = pitch * (0.04 * round + 0.05 * tied + 0.012 * ply * round);
    texel.roughness = 0.86 + 0.05 * f;
  });
}
