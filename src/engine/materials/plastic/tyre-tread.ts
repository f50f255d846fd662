import { fromHex } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { weatherSurface } from "../../texture/tones/weathering.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const BLACK = ["#2a2a2b", "#3b3b3c", "#4f4f50"].map(fromHex);
const DUST = fromHex("#7d7264");
const TILE = 0.4;

/** Tread of a tyre: ribs of slanted blocks between deep grooves, cut by fine sipes, dust in the grooves. Takes colours in the rubber. */
export const tyreTread: Material = {
  id: "tyre-tread",
  class: "plastic",
  words: [
    "tyre tread",
    "tire tread",
    "tyre",
    "tire",
    "tread rubber",
    "tyre rubber",
    "tire rubber",
    "car tire",
    "car tyre",
    "tractor tire",
    "truck tire",
    "wheel rubber",
  ],
  tileSize: TILE,
  shade: shadeTyreTread,
};

function shadeTyreTread({ size, draw, colours, scale }: ShadeContext): Surface {
  const ribs = 2 * featureCount(draw.integer("ribs", 2, 3), scale);
  // an even number: every other groove has a wear bar
  const blocks = 2 * featureCount(draw.integer("blocks", 4, 5), scale);
  const slant = draw.number("slant", 0.45, 0.8);
  const groove = draw.number("groove", 0.07, 0.1);
  const lug = draw.number("lug", 0.08, 0.12);
  const sipes = draw.integer("sipes", 2, 3);
  const grain = fbm(size, { cells: 110, octaves: 2, gain: 0.7, seed: draw.seed32("grain") });
  const use = evenNoise(size, { cells: 5, octaves: 6, gain: 0.65, seed: draw.seed32("use") });
  const sway = fbm(size, { cells: 3, octaves: 2, seed: draw.seed32("sway") });
  const rubber = palette(...dye(BLACK, colours[0], 0.7));
  const depth = (TILE / ribs) * 0.16;
  const shiftX = draw.number("shift x", 0, 1);
  const surface = paintSurface(size, TILE, (texel, i) => {
    const bend = (sway[i] as number) * 0.03;
    const gx = (((i & (size - 1)) + 0.5) / size + shiftX) * ribs + bend;
    const rib = Math.floor(gx);
    const across = gx - rib - 0.5;
    // neighbouring ribs lean against each other, so that the tread points one way
    const lean = rib & 1 ? -1 : 1;
    // each pair is set off from the one before by as much, and the last one from the first
    const step = ((rib >> 1) % (ribs / 2)) / (ribs / 2);
    const zig = Math.abs(across) * slant * 0.9;
    const gy = ((Math.floor(i / size) + 0.5) / size) * blocks + lean * across * slant + bend + step;
    const down = Math.abs(gy - Math.floor(gy) - 0.5);
    const jag = Math.abs(gy * 2 - Math.floor(gy * 2) - 0.5) * 0.05;
    const side = 0.5 - Math.abs(across) - groove - jag;
    const end = (0.5 - down - lug * 0.5) * 0.8;
    const corner = Math.min(side, end, (side + end - 0.07) * 0.8);
    const block = smoothstep(-0.012, 0.035, corner);
    const cut = gy * sipes + 0.5 * sipes - zig * 0.6 * sipes;
    const wavy = Math.abs(cut - Math.floor(cut) - 0.5 + (Math.abs(across * 8 - Math.round(across * 8)) - 0.25) * 0.22);
    const sipe = smoothstep(0.05, 0.03, wavy) * smoothstep(0.03, 0.06, corner);
    const bar = gy * 0.5 - Math.floor(gy * 0.5);
    const wear = (1 - block) * smoothstep(0.04, 0.02, Math.abs(bar - 0.25)) * smoothstep(0.36, 0.42, Math.abs(across));
    const g = grain[i] as number;
    const u = use[i] as number;
    paintFrom(rubber, 0.46 + g * 0.16 + u * 0.1 + block * 0.1, texel);
    shade(texel, (0.28 + 0.72 * block) * (1 - 0.5 * sipe));
    blendColour(texel, DUST, clamp01(u * 0.7 + 0.1) * 0.1);
    texel.height = depth * (block * (1 - 0.28 * sipe) + wear * 0.3) + g * 0.00006;
    texel.roughness = 0.74 + u * 0.08 + g * 0.04 + (1 - block) * 0.14;
  });
  return weatherSurface(surface, { seed: draw.seed32("road"), reach: 0.01, dirt: 0.1, wear: 0.1 });
}
