import { createField } from "../../kernels/field-pool.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { createShape, scatter } from "../../texture/marks/scatter.ts";
import { fbm, ridged } from "../../texture/noises/noise.ts";
import { wrapIndex } from "../../texture/tilings/board-place.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, blendPaint, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const LOGS = [
  ["#4c311b", "#7a5430", "#a0754a", "#bd966a"],
  ["#56391f", "#8b6238", "#b18352", "#cba274"],
  ["#4a3a2b", "#715c47", "#958069", "#b3a18b"],
].map((stops) => stops.map(fromHex));
const CHINK = ["#847a69", "#a89d8a", "#c3b9a6"].map(fromHex);
const TILE = 1.6;
const KNOT = createShape(32, (u, v) => 1 - Math.sqrt(u * u + v * v));

/** A log cabin's wall: round peeled logs lying on one another, cracked along the grain, clay between. Takes colours in the logs, then in the clay. */
export const logWall: Material = {
  id: "log-wall",
  class: "wood",
  words: [
    "log wall",
    "log cabin",
    "log cabin wall",
    "log wall cabin",
    "wooden log",
    "wood log wall",
    "log house",
    "timber log",
    "blockhouse",
    "round log",
    "log fence",
    "wooden palisade",
    "palisade",
  ],
  tileSize: TILE,
  shade: shadeLogWall,
};

function shadeLogWall({ size, draw, colours, scale }: ShadeContext): Surface {
  const rows = featureCount(6, scale);
  const fibre = fbm(size, { cells: 5, cellsY: rows * 26, octaves: 3, gain: 0.75, seed: draw.seed32("fibre") });
  const sway = fbm(size, { cells: 2, cellsY: rows, octaves: 3, seed: draw.seed32("sway") });
  const check = ridged(size, { cells: 3, cellsY: rows * 5, octaves: 3, gain: 0.4, seed: draw.seed32("check") });
  const weather = fbm(size, { cells: 4, cellsY: rows * 2, octaves: 6, gain: 0.62, seed: draw.seed32("weather") });
  const grit = fbm(size, { cells: rows * 22, octaves: 3, gain: 0.8, seed: draw.seed32("grit") });
  const table = (name: string) => randomTable(rows, draw.seed32(name));
  const [tone, kind, seat, thick] = [table("tone"), table("kind"), table("seat"), table("thick")];
  const knots = scatter(
    createField(size * size),
    size,
    KNOT,
    { across: 3, down: rows },
    draw.stream("knots"),
    (copy, next) => {
      const there = next() < 0.5;
      copy.length = there ? (0.13 + 0.16 * next()) / rows : 0;
      copy.width = copy.length * (1.3 + 0.6 * next());
      copy.gain = there ? 1 : 0;
    },
  ).height;
  const logs = LOGS.map((stops) => palette(...dye(stops, colours[0])));
  const clay = palette(...dye(CHINK, colours[1]));
  const radius = TILE / rows / 2;
  const start = draw.number("start", 0.2, 0.8);
  const joint = { r: 0.5, g: 0.5, b: 0.5 };
  return paintSurface(size, TILE, (texel, i) => {
    const w = weather[i] as number;
    const g = grit[i] as number;
    const y = ((Math.floor(i / size) + 0.5) / size) * rows + (sway[i] as number) * 0.08 + start;
    const row = wrapIndex(Math.floor(y), rows);
    const t = (y - Math.floor(y) - 0.5) * 2;
    const reach = 0.88 + 0.07 * (thick[row] as number);
    const r = Math.abs(t) / reach;
    const body = r < 1 ? Math.sqrt(1 - r * r) : 0;
    const knot = knots[i] as number;
    const k = knot > 0 ? smoothstep(0, 0.35, knot) : 0;
    const f = (fibre[i] as number) * (1 - 0.6 * k);
    const split = smoothstep(0.82, 0.93, (check[i] as number) + 0.05 * f) * (1 - k) * smoothstep(0, 0.5, body);
    const log = radius * (0.92 * body - 0.04) + 0.01 * ((seat[row] as number) - 0.5) + 0.0014 * f + 0.004 * k;
    const bed = radius * (0.2 - 0.12 * (1 - Math.abs(t)) * 4) + 0.0022 * g + 0.003 * w;
    const wood = logs[Math.floor((kind[row] as number) * logs.length)] as (typeof logs)[number];
    const turn = knot * 5 + 0.15 * w;
    const ring = Math.abs((turn - Math.floor(turn)) * 2 - 1);
    paintFrom(wood, 0.56 + ((tone[row] as number) - 0.5) * 0.42 + 0.22 * f + 0.2 * w - k * (0.25 + 0.2 * ring), texel);
    blendColour(texel, [texel.r * 0.16, texel.g * 0.14, texel.b * 0.12], split);
    shade(texel, 0.4 + 0.6 * smoothstep(0.05, 0.62, body));
    texel.height = log - 0.012 * split;
    texel.roughness = 0.78 + 0.06 * f + 0.1 * split;
    const chink = smoothstep(-0.001, 0.003, bed - log);
    if (chink > 0) {
      paintFrom(clay, 0.5 + 0.25 * g + 0.2 * w, joint);
      shade(joint, 0.6 + 0.4 * smoothstep(0, 0.02, bed - log));
      blendPaint(texel, joint, chink);
      texel.height = Math.max(bed, log);
      texel.roughness += (0.95 - texel.roughness) * chink;
    }
  });
}
