import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { createShape } from "../../texture/marks/scatter.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { scaleRows } from "../../texture/tilings/scale-rows.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { cosTurn } from "../../texture/tones/turn-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

/** Ground, blotches, their dark rims. */
const SNAKES: readonly (readonly (readonly string[])[])[] = [
  [
    ["#8a7a55", "#b5a57c", "#d6c9a4"],
    ["#4e3a20", "#71562f", "#8d7044"],
    ["#17130d", "#241d14", "#33291c"],
  ],
  [
    ["#8d8a80", "#b9b6ab", "#dad8cf"],
    ["#55524c", "#74716a", "#918e86"],
    ["#1a1918", "#282726", "#383634"],
  ],
  [
    ["#4f6a2d", "#76924a", "#a2b774"],
    ["#2c3c1c", "#405428", "#587038"],
    ["#12180c", "#1d2614", "#2a341c"],
  ],
];
const SCALE = createShape(48, (u, v) => {
  // a rhomb with rounded flanks and a keel along its middle
  const wide = v < 0 ? 1 + v * 0.85 : 1 - v * v * 0.98;
  const side = Math.abs(u) / Math.max(0.02, wide);
  return side < 1 ? 0.3 + 0.55 * Math.sqrt(1 - side * side) + 0.15 * Math.max(0, 1 - side * 5) : 0;
});
const TILE = 0.16;

/** Snakeskin: small keeled rhombs in slanting rows, saddles of dark-rimmed blotches across them. Takes colours in the ground, then in the blotches. */
export const snakeskin: Material = {
  id: "snakeskin",
  class: "leather",
  words: [
    "snakeskin",
    "snake skin",
    "python",
    "python skin",
    "snake scale",
    "python leather",
    "snake",
    "snake leather",
    "viper skin",
  ],
  tileSize: TILE,
  shade: shadeSnakeskin,
};

function shadeSnakeskin({ size, draw, colours, scale }: ShadeContext): Surface {
  const blotches = featureCount(3, scale);
  const across = blotches * 8;
  const down = blotches * 14;
  const placed = scaleRows(
    size,
    SCALE,
    { across, down, width: 1.06, length: 2.5, disorder: 0.1, swell: 0.0009 * scale, lift: 0.0007 * scale },
    draw.stream("scales"),
  );
  const stray = fbm(64, { cells: blotches * 2, octaves: 3, seed: draw.seed32("stray") });
  const fine = fbm(size, { cells: across * 4, octaves: 2, gain: 0.8, seed: draw.seed32("fine") });
  const tones = evenGrid(across, down, draw.seed32("tones"));
  const kind = draw.pick("snake", SNAKES, [4, 2, 1]);
  const inks = kind.map((stops, i) => palette(...dye(stops.map(fromHex), i < 2 ? colours[i] : undefined, 0.95)));
  const ground = inks[0] ?? palette([0.5, 0.4, 0.3]);
  // each scale is of one colour: the pattern is asked once a scale, at its middle
  const inkOf = new Uint8Array(across * down);
  for (let n = 0; n < inkOf.length; n += 1) {
    const row = Math.floor(n / across);
    const x = ((n % across) + (row % 2) * 0.5 + 0.25) / across;
    const y = (row + 0.5) / down;
    const wander = stray[(Math.floor(y * 64) & 63) * 64 + (Math.floor(x * 64) & 63)] as number;
    const saddle = cosTurn(x * blotches) + cosTurn(y * blotches * 2) * 0.8 + wander * 1.1;
    const spot = cosTurn(x * blotches + 0.5) + cosTurn(y * blotches * 2 + 0.5) + wander * 0.8;
    inkOf[n] = saddle > 0.75 ? 1 : saddle > 0.32 ? 2 : spot > 1.5 ? 2 : 0;
  }
  return paintSurface(size, TILE, (texel, i) => {
    const id = placed.index[i] as number;
    const v = placed.along[i] as number;
    const u = Math.abs(placed.across[i] as number);
    const f = fine[i] as number;
    const ink = inks[id < 0 ? 2 : (inkOf[id] as number)] ?? ground;
    const own = id < 0 ? 0 : (tones[id] as number) - 0.5;
    const keel = smoothstep(0.1, 0.02, u);
    paintFrom(ink, 0.42 + own * 0.34 + v * 0.16 + keel * 0.14 + f * 0.12, texel);
    shade(texel, 0.62 + 0.38 * smoothstep(-0.75, -0.1, v));
    texel.height = (placed.height[i] as number) + f * 0.00002;
    texel.roughness = 0.4 + f * 0.05 + smoothstep(0, -0.8, v) * 0.25;
  });
}
