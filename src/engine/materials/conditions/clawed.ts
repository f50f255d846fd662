import { createField } from "../../kernels/field-pool.ts";
import { blurKernel, type Field } from "../../kernels/kernels.ts";
import type { Draw } from "../../math/draw.ts";
import { cos, sin } from "../../math/elementary.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { createShape, scatter } from "../../texture/marks/scatter.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { depthOf } from "../../texture/relief-masks.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, meanColour, shade } from "../../texture/tones/palette.ts";
import type { ApplyCondition } from "./condition.ts";

const FURROW = createShape(48, (u, v) => (1 - u * u) * (1 - v * v * v * v));
const TINES = 4;

/** Furrows side by side, as a rake or a paw leaves them, 0..1. */
function furrows(size: number, draw: Draw, across: number, scale: number): Field {
  const stroke = { x: 0, y: 0, angle: 0, length: 0, bend: 0 };
  const grid = { across: across * TINES, down: across };
  const { height } = scatter(
    createField(size * size),
    size,
    FURROW,
    grid,
    draw.stream("furrows"),
    (copy, next, index) => {
      const tine = index % TINES;
      if (tine === 0) {
        Object.assign(stroke, { x: copy.x, y: copy.y, angle: next() * 6.2832 });
        stroke.length = scale * (0.3 + 0.4 * next());
        stroke.bend = (next() - 0.5) * 5;
      }
      const aside = tine * 0.04 * scale;
      copy.x = (stroke.x + cos(stroke.angle) * aside + 1) % 1;
      copy.y = (stroke.y + sin(stroke.angle) * aside + 1) % 1;
      copy.angle = stroke.angle + (next() - 0.5) * 0.06;
      copy.length = stroke.length * (0.75 + 0.25 * next());
      copy.width = (0.02 + 0.01 * next()) * scale;
      copy.gain = 0.7 + 0.3 * next();
      copy.bend = stroke.bend;
    },
  );
  return height;
}

/** Loose ground that is scratched: furrows with the dark, moist underground in them, and what was dug out heaped along their sides. */
export const clawed: ApplyCondition = (surface, amount, { size, draw, scale }) => {
  const cut = furrows(size, draw, Math.max(1, Math.round((1.6 + 1.6 * amount) / scale)), scale);
  const heaped = blurKernel(cut, size, size * 0.012 * scale, 2);
  const grit = fbm(size, { cells: 120, octaves: 3, gain: 0.85, seed: draw.seed32("grit") });
  const level = blurKernel(surface.height, size, size * 0.014, 2);
  const depth = Math.max(depthOf(surface.height), surface.tileSize * 0.003);
  const [r, g, b] = meanColour(surface.albedo);
  return repaintSurface(surface, (texel, i) => {
    const noise = grit[i] as number;
    const c = smoothstep(0.12, 0.7, (cut[i] as number) + noise * 0.12);
    const rim = smoothstep(0.05, 0.3, heaped[i] as number) * (1 - c);
    blendColour(texel, [r * 0.42, g * 0.4, b * 0.37], c * 0.86);
    shade(texel, (1 + noise * 0.25 * c) * (1 + 0.16 * rim));
    texel.height = lerp(texel.height, level[i] as number, c * 0.75) + depth * (0.9 * rim - 2 * c + 0.25 * noise * c);
    texel.roughness = lerp(texel.roughness, 0.95, Math.max(c, rim * 0.5));
  });
};
