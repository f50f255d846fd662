import { createField } from "../../kernels/field-pool.ts";
import { fromHex } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { createShape, scatter } from "../../texture/marks/scatter.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { sampleField } from "../../texture/noises/sample-field.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const STRANDS = [
  ["#8f6536", "#b98a52", "#d3a970", "#e4c594"],
  ["#9a7440", "#c69c60", "#dcb981", "#ecd3a6"],
  ["#6f4a27", "#94683b", "#b58a58", "#cda877"],
].map((stops) => stops.map(fromHex));
const TILE = 0.6;
/** A flake: flat, its ends torn, its sides thin. */
const FLAKE = createShape(48, (u, v) => {
  const torn = Math.abs(((u * 5.3 + 0.3) % 1) - 0.5) * 0.12 + Math.abs(((u * 2.1 + 7.7) % 1) - 0.5) * 0.14;
  const end = 1 - Math.abs(v) - torn;
  const side = 1 - Math.abs(u + 0.06 * v * v) - 0.04;
  return end > 0 && side > 0 ? 0.55 + 0.45 * Math.min(1, end * 9, side * 5) : 0;
});

/** Oriented strand board: broad flakes of wood pressed flat, criss-cross, each with its own grain. Takes colours as a stain. */
export const osb: Material = {
  id: "osb",
  class: "wood",
  words: [
    "osb",
    "osb board",
    "oriented strand board",
    "strand board",
    "chipboard",
    "particle board",
    "wafer board",
    "pressed wood",
    "flake board",
    "waferboard",
    "particleboard",
    "wood chip board",
  ],
  tileSize: TILE,
  shade: shadeOsb,
};

function shadeOsb({ size, draw, colours, scale }: ShadeContext): Surface {
  const side = featureCount(24, scale);
  const grain = fbm(size, { cells: 180, cellsY: 5, octaves: 3, gain: 0.75, seed: draw.seed32("grain") });
  const press = fbm(size, { cells: featureCount(6, scale), octaves: 5, gain: 0.6, seed: draw.seed32("press") });
  const ground = createField(size * size).fill(-0.0016);
  const turns = randomTable(side * side, draw.seed32("turns"));
  const { height, index, along, across } = scatter(
    ground,
    size,
    FLAKE,
    { across: side, down: side },
    draw.stream("flakes"),
    (copy, next, n) => {
      // most lie roughly one way, the rest anyhow
      const turn = (turns[n] as number) - 0.5;
      copy.angle = PI / 2 + (next() < 0.62 ? turn * 1.5 : turn * PI * 2);
      copy.length = (0.085 + 0.1 * next()) * scale;
      copy.width = (0.026 + 0.05 * next() * next()) * scale;
      copy.base = next() * 0.0012;
      copy.gain = 0.0003;
      copy.tilt = (next() - 0.5) * 0.0009;
      copy.bend = (next() - 0.5) * 0.35;
    },
  );
  const deal = (name: string) => evenGrid(side, side, draw.seed32(name));
  const shift = (name: string) => randomTable(side * side, draw.seed32(name));
  const [tone, kind, shiftX, shiftY] = [deal("tone"), deal("kind"), shift("shift x"), shift("shift y")];
  const woods = STRANDS.map((stops) => palette(...dye(stops, colours[0])));
  return paintSurface(size, TILE, (texel, i) => {
    const id = Math.max(0, index[i] as number);
    const u = across[i] as number;
    const v = along[i] as number;
    const g = sampleField(grain, size, (shiftX[id] as number) + u * 0.05, (shiftY[id] as number) + v * 0.09);
    const p = press[i] as number;
    const wood = woods[Math.floor((kind[id] as number) * (kind[id] as number) * 2.99)] as (typeof woods)[number];
    paintFrom(wood, 0.55 + ((tone[id] as number) - 0.5) * 0.55 + 0.34 * g + 0.05 * p, texel);
    const rim = Math.max(smoothstep(0.86, 0.99, Math.abs(u)) * 0.7, smoothstep(0.93, 1, Math.abs(v)));
    const deep = smoothstep(0.0004, -0.0012, height[i] as number);
    shade(texel, (1 - 0.32 * rim) * (1 - 0.4 * deep));
    texel.height = (height[i] as number) + 0.00012 * g + 0.0001 * p;
    texel.roughness = 0.62 + 0.08 * g + 0.15 * deep;
  });
}
