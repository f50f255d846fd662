import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const RED = ["#8f0d12", "#bd161b", "#d62a28", "#e3564a"].map(fromHex);
const SEED = fromHex("#e0bd62");
const TILE = 0.05;

/** Strawberry: plump glossy red cushions round sunken yellow seeds in slanting rows. Takes colours in the flesh, then in the seeds. */
export const strawberry: Material = {
  id: "strawberry",
  class: "misc",
  words: ["strawberry", "strawberry skin", "strawberry surface", "raspberry", "strawberry seed"],
  tileSize: TILE,
  shade: shadeStrawberry,
};

function shadeStrawberry({ size, draw, colours, scale }: ShadeContext): Surface {
  const across = featureCount(7, scale);
  const down = Math.max(2, Math.round(across * 0.6) * 2);
  const sway = fbm(size, { cells: across, octaves: 3, seed: draw.seed32("sway") });
  const swayY = fbm(size, { cells: across, octaves: 3, seed: draw.seed32("sway y") });
  const flush = fbm(size, { cells: featureCount(4, scale), octaves: 4, seed: draw.seed32("flush") });
  const grain = fbm(size, { cells: across * 8, octaves: 2, gain: 0.7, seed: draw.seed32("grain") });
  const tones = evenGrid(across, down, draw.seed32("tones"));
  const flesh = palette(...dye(RED, colours[0], 0.9));
  const seed = colours[1] ?? SEED;
  const pitch = TILE / across;
  return paintSurface(size, TILE, (texel, i) => {
    const y = ((Math.floor(i / size) + 0.5) / size) * down + (swayY[i] as number) * 0.2;
    const row = Math.floor(y);
    const x = (((i & (size - 1)) + 0.5) / size) * across + (row & 1) * 0.5 + (sway[i] as number) * 0.14;
    const column = Math.floor(x);
    const du = x - column - 0.5;
    const dv = ((y - row - 0.5) * across) / down;
    const g = grain[i] as number;
    const far = Math.sqrt(du * du + dv * dv);
    // a seed is a drop, pointed upwards, in a round pit
    const su = du / (0.075 - 0.03 * Math.max(-1, Math.min(1, -dv / 0.13)));
    const sv = dv / 0.13;
    const drop = 1 - su * su - sv * sv;
    const bowl = smoothstep(0.34, 0.1, far);
    const own =
      (tones[(((row % down) + down) % down) * across + (((column % across) + across) % across)] as number) - 0.5;
    paintFrom(flesh, 0.56 - bowl * 0.2 + (flush[i] as number) * 0.24 + g * 0.06, texel);
    shade(texel, 1 - bowl * 0.25);
    if (drop > 0) {
      blendColour(texel, seed, smoothstep(0, 0.25, drop));
      shade(texel, 0.85 + own * 0.4 + 0.15 * drop);
    }
    texel.height = pitch * (-0.2 * bowl + 0.09 * Math.sqrt(Math.max(0, drop)) + 0.012 * g);
    texel.roughness = 0.24 + g * 0.04 + (drop > 0 ? 0.16 : 0);
  });
}
