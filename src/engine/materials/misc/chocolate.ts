import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { pits } from "../../texture/marks/pits.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const COCOAS: readonly (readonly string[])[] = [
  ["#24130c", "#3a2014", "#4c2c1d", "#613b29"],
  ["#3b2117", "#553223", "#694231", "#805845"],
];
const TILE = 0.16;

/** Bar of chocolate: bevelled squares with a raised panel between grooves, a dull bloom, few bubbles. Takes colours in the chocolate. */
export const chocolate: Material = {
  id: "chocolate",
  class: "misc",
  words: ["chocolate", "chocolate bar", "cocoa", "dark chocolate", "milk chocolate", "cacao", "fudge"],
  tileSize: TILE,
  shade: shadeChocolate,
};

function shadeChocolate({ size, draw, colours, scale }: ShadeContext): Surface {
  const across = featureCount(4, scale);
  const down = featureCount(5, scale);
  const sway = fbm(size, { cells: across * 2, octaves: 3, seed: draw.seed32("sway") });
  const bloom = evenNoise(size, { cells: featureCount(5, scale), octaves: 5, gain: 0.62, seed: draw.seed32("bloom") });
  const grain = fbm(size, { cells: featureCount(60, scale), octaves: 3, gain: 0.7, seed: draw.seed32("grain") });
  const bubbles = pits(size, draw.seed32("bubbles"), featureCount(26, scale), 0.12, 0.22);
  const tones = evenGrid(across, down, draw.seed32("tones"));
  const stops = dye(draw.pick("cocoa", COCOAS).map(fromHex), colours[0], 1);
  const cocoa = palette(...stops);
  const top = stops[3] ?? [0.2, 0.1, 0.05];
  const pale = [top[0] * 1.25 + 0.02, top[1] * 1.25 + 0.02, top[2] * 1.25 + 0.02] as const;
  const pitch = TILE / down;
  return paintSurface(size, TILE, (texel, i) => {
    const s = (sway[i] as number) * 0.014;
    const x = (((i & (size - 1)) + 0.5) / size) * across + s;
    const y = ((Math.floor(i / size) + 0.5) / size) * down - s;
    const column = Math.floor(x);
    const row = Math.floor(y);
    const u = x - column;
    const v = y - row;
    const du = Math.min(u, 1 - u) * (down / across);
    const dv = Math.min(v, 1 - v);
    const edge = Math.min(du, dv);
    const slope = smoothstep(0.03, 0.17, edge);
    const frame = smoothstep(0.24, 0.26, edge) - smoothstep(0.3, 0.32, edge);
    const own =
      (tones[(((row % down) + down) % down) * across + (((column % across) + across) % across)] as number) - 0.5;
    const g = grain[i] as number;
    const b = bloom[i] as number;
    const bubble = bubbles[i] as number;
    paintFrom(cocoa, 0.42 + slope * 0.18 + own * 0.16 + b * 0.14 + g * 0.06, texel);
    blendColour(texel, pale, smoothstep(0.15, 0.8, b) * 0.28);
    shade(texel, 0.62 + 0.38 * smoothstep(0.0, 0.08, edge));
    texel.height = pitch * (0.22 * slope - 0.03 * frame - 0.03 * bubble + 0.003 * g);
    texel.roughness = 0.36 + smoothstep(0.1, 0.8, b) * 0.25 + g * 0.04;
  });
}
