import { createField } from "../../kernels/field-pool.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { knots } from "../../texture/marks/knots.ts";
import { createShape, scatter } from "../../texture/marks/scatter.ts";
import { woodGrain } from "../../texture/marks/wood-grain.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { sampleField } from "../../texture/noises/sample-field.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const VENEER = ["#8a5f36", "#b98d5a", "#d6b07d", "#e5c798", "#eed7b0"].map(fromHex);
const TILE = 1.2;
/** The boat-shaped plug that mends a knot hole. */
const BOAT = createShape(64, (u, v) => {
  const wide = 0.96 * (1 - v * v);
  return Math.abs(u) < wide ? 0.1 + (wide - Math.abs(u)) * 0.9 : 0;
});

/** Plywood: broad wild grain of peeled softwood, small knots, boat-shaped patches. Takes colours as a stain. */
export const plywood: Material = {
  id: "plywood",
  class: "wood",
  words: ["plywood", "plywood sheet", "ply", "plywood board", "plywood panel", "raw plywood", "construction plywood"],
  tileSize: TILE,
  shade: shadePlywood,
};

function shadePlywood({ size, draw, colours, scale }: ShadeContext): Surface {
  const knotted = knots(size, draw.stream("knots"), 16 / scale / scale, 0.015 * scale);
  const grain = woodGrain(size, draw, featureCount(12, scale), 1.55, featureCount(170, scale), knotted.bend);
  const tone = fbm(size, { cells: 6, octaves: 5, gain: 0.6, seed: draw.seed32("tone") });
  const side = featureCount(4, scale);
  const mended = evenGrid(side, side, draw.seed32("mended"));
  const { height, index, across } = scatter(
    createField(size * size),
    size,
    BOAT,
    { across: side, down: side },
    draw.stream("patches"),
    (copy, next, n) => {
      const there = (mended[n] as number) < 0.5;
      copy.length = there ? (0.13 + 0.05 * next()) * scale : 0;
      copy.width = copy.length * (0.34 + 0.08 * next());
      copy.angle = (next() - 0.5) * 0.1;
      copy.gain = there ? 1 : 0;
    },
  );
  const table = (name: string) => randomTable(side * side, draw.seed32(name));
  const [shiftX, shiftY, lean] = [table("shift x"), table("shift y"), table("lean")];
  const wood = palette(...dye(VENEER, colours[0]));
  const glue = wood.stops[0] ?? [0.2, 0.1, 0.05];
  return paintSurface(size, TILE, (texel, i) => {
    const patch = index[i] as number;
    const f = grain.fibre[i] as number;
    const t = tone[i] as number;
    let l = grain.late[i] as number;
    let own = 0;
    let line = 0;
    if (patch >= 0 && (height[i] as number) > 0.09) {
      const x = ((i & (size - 1)) + 0.5) / size;
      const y = (Math.floor(i / size) + 0.5) / size;
      l = sampleField(grain.late, size, x + (shiftX[patch] as number), y + (shiftY[patch] as number));
      own = ((lean[patch] as number) - 0.5) * 0.46 + 0.05 * (across[i] as number);
      line = smoothstep(0.2, 0.11, height[i] as number);
    }
    const core = knotted.core[i] as number;
    const ray = (knotted.ray[i] as number) * 0.07;
    const knot = own === 0 && core > -1 ? core + ray : -1;
    paintFrom(wood, 0.72 - 0.46 * l + 0.1 * f + 0.14 * t + own + 0.08 * (grain.drift[i] as number), texel);
    shade(texel, 1 - 0.16 * (grain.pores[i] as number));
    if (knot > -0.5) {
      const turn = knot * 4;
      const ring = Math.abs((turn - Math.floor(turn)) * 2 - 1);
      blendColour(texel, glue, 0.3 * smoothstep(-0.5, 0, knot) + (knot > 0 ? 0.3 + 0.25 * ring : 0));
      shade(texel, 1 - 0.6 * smoothstep(0.09, 0.02, Math.abs(knot - 0.03)));
    }
    blendColour(texel, [glue[0] * 0.5, glue[1] * 0.5, glue[2] * 0.5], 0.75 * line);
    texel.height = 0.00022 * l + 0.00012 * f + 0.0005 * t - 0.0006 * line + (own !== 0 ? 0.0003 : 0);
    texel.roughness = 0.72 + 0.05 * f - 0.08 * l;
  });
}
