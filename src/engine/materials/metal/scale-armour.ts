import type { Rgb } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { rivetHead } from "../../texture/marks/rivets.ts";
import { createShape } from "../../texture/marks/scatter.ts";
import { scaleRows } from "../../texture/tilings/scale-rows.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { shade } from "../../texture/tones/palette.ts";
import { weatherSurface } from "../../texture/tones/weathering.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { bareMetal } from "./bare-metal.ts";

const METALS: readonly (readonly Rgb[])[] = [
  [
    [0.3, 0.3, 0.31],
    [0.46, 0.46, 0.47],
    [0.6, 0.6, 0.61],
  ],
  [
    [0.34, 0.2, 0.08],
    [0.52, 0.33, 0.14],
    [0.66, 0.45, 0.21],
  ],
  [
    [0.16, 0.16, 0.175],
    [0.27, 0.27, 0.29],
    [0.4, 0.4, 0.42],
  ],
];
/** Straight above, round below: half the outline at `v`. */
const halfWidth = (v: number): number => (v < 0.1 ? 1 : Math.sqrt(Math.max(0, 1 - ((v - 0.1) * (v - 0.1)) / 0.81)));
const PLATE = createShape(96, (u, v) => {
  const side = Math.abs(u) / Math.max(0.01, halfWidth(v));
  return side < 1 ? 0.45 + 0.4 * Math.sqrt(1 - side * side * 0.8) + 0.15 * Math.max(0, 1 - side * 5) : 0;
});
const TILE = 0.3;

/** Scale armour: rows of steel or bronze plates with round ends, each riveted above and lying over the next row. Takes colours in the plates. */
export const scaleArmour: Material = {
  id: "scale-armour",
  class: "metal",
  words: [
    "scale armour",
    "scale armor",
    "scale mail",
    "scalemail",
    "metal scale",
    "lamellar",
    "lamellar armor",
    "lamellar armour",
    "armor scale",
    "armour scale",
  ],
  tileSize: TILE,
  shade: shadeScaleArmour,
};

function shadeScaleArmour(context: ShadeContext): Surface {
  const { size, draw, scale } = context;
  const across = featureCount(draw.integer("across", 6, 8), scale);
  const down = 2 * featureCount(draw.integer("down", 3, 4), scale);
  const pitch = TILE / across;
  const placed = scaleRows(
    size,
    PLATE,
    { across, down, width: 1.06, length: 2.1, disorder: 0.1, swell: pitch * 0.13, lift: pitch * 0.13 },
    draw.stream("plates"),
  );
  const tone = evenGrid(across, down, draw.seed32("tone"));
  const metal = bareMetal(context, {
    tileSize: TILE,
    colours: draw.pick("metal", METALS, [3, 2, 1]),
    roughness: 0.3,
    scratches: 900,
    smudge: 1.3,
  });
  const surface = paintSurface(size, TILE, (texel, i) => {
    const id = placed.index[i] as number;
    const u = placed.across[i] as number;
    const v = placed.along[i] as number;
    const own = id < 0 ? 0 : (tone[id] as number) - 0.5;
    const rim = smoothstep(0.8, 0.95, Math.abs(u) / Math.max(0.01, halfWidth(v)));
    const dy = (v + 0.06) * (down > 0 ? (across / down) * 2 : 1);
    const rivet = rivetHead(Math.sqrt(u * u + dy * dy), 0.15);
    metal(texel, i);
    texel.height += (placed.height[i] as number) + pitch * 0.07 * rivet;
    shade(texel, (1 + own * 0.5) * (0.42 + 0.58 * smoothstep(-0.35, 0.3, v)) * (1 - 0.16 * rim));
    texel.roughness += own * 0.12;
  });
  return weatherSurface(surface, { seed: draw.seed32("use"), reach: 0.012, dirt: 0.5, wear: 0.3 });
}
