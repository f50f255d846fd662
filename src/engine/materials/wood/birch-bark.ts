import { createField } from "../../kernels/field-pool.ts";
import { fromHex } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { createShape, scatter } from "../../texture/marks/scatter.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendPaint, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const PAPER = ["#a49b8e", "#c8c0b3", "#ded8cc", "#ece8df"].map(fromHex);
const INNER = ["#a06f4c", "#c39268", "#d9b28c"].map(fromHex);
const SCAR = ["#14110f", "#2a2420", "#463d35"].map(fromHex);
const TILE = 0.6;
const PORE = createShape(32, (u, v) => (1 - u * u) * (1 - v * v));
const LENS = createShape(64, (u, v) => 1 - Math.abs(u) / Math.max(0.02, (1 - v * v) * 0.96));

/** Birch bark: white paper with dark pores lying across the trunk, black scars, and strips that peel to a tan inner skin. Takes colours in the paper. */
export const birchBark: Material = {
  id: "birch-bark",
  class: "wood",
  words: ["birch bark", "birch tree bark", "birch trunk", "white bark", "birch tree", "paper birch", "aspen bark"],
  tileSize: TILE,
  shade: shadeBirchBark,
};

function shadeBirchBark({ size, draw, colours, scale }: ShadeContext): Surface {
  const n = featureCount(4, scale);
  const tone = fbm(size, { cells: n * 2, cellsY: n * 8, octaves: 5, gain: 0.6, seed: draw.seed32("tone") });
  const peel = fbm(size, { cells: n * 2, cellsY: n * 6, octaves: 5, gain: 0.5, seed: draw.seed32("peel") });
  const ragged = fbm(size, { cells: n * 8, octaves: 5, gain: 0.7, seed: draw.seed32("ragged") });
  const lines = fbm(size, { cells: n * 2, cellsY: n * 60, octaves: 2, gain: 0.8, seed: draw.seed32("lines") });
  const blank = createField(size * size);
  const pores = scatter(blank, size, PORE, { across: n * 5, down: n * 9 }, draw.stream("pores"), (copy, next) => {
    const luck = next();
    copy.angle = PI / 2 + (next() - 0.5) * 0.1;
    copy.length = (0.012 + 0.1 * luck * luck * luck) * scale;
    copy.width = (0.0032 + 0.0045 * next()) * scale;
    copy.gain = 0.4 + 0.6 * next();
    copy.bend = (next() - 0.5) * 1.5;
  }).height;
  const scars = scatter(blank, size, LENS, { across: n * 2, down: n * 2 }, draw.stream("scars"), (copy, next) => {
    const there = next() < 0.6;
    const luck = next();
    copy.angle = PI / 2 + (next() - 0.5) * 0.16;
    copy.length = there ? (0.035 + 0.04 * luck) * scale : 0;
    copy.width = copy.length * (0.2 + 0.18 * next());
    copy.gain = there ? 1 : 0;
    copy.bend = -0.25 - 0.5 * next();
  }).height;
  const paper = palette(...dye(PAPER, colours[0], 0.9));
  const inner = palette(...dye(INNER, colours[1] ?? colours[0]));
  const black = palette(...SCAR);
  const dark = { r: 0.5, g: 0.5, b: 0.5 };
  return paintSurface(size, TILE, (texel, i) => {
    const t = tone[i] as number;
    const g = ragged[i] as number;
    const l = lines[i] as number;
    const p = (peel[i] as number) + 0.06 * g;
    // where the outer skin is gone; its edge curls up
    const gone = smoothstep(0.4, 0.415, p);
    const curl = smoothstep(0.3, 0.4, p) * (1 - gone);
    paintFrom(paper, 0.66 + 0.2 * t + 0.1 * l + 0.06 * g + 0.1 * curl, texel);
    if (gone > 0) {
      paintFrom(inner, 0.55 + 0.3 * t + 0.16 * l + 0.1 * g - 0.3 * smoothstep(0.46, 0.415, p), dark);
      blendPaint(texel, dark, gone);
    }
    const pore = smoothstep(0.12, 0.5, (pores[i] as number) + 0.08 * g);
    const scarred = (scars[i] as number) > 0 ? (scars[i] as number) + 0.32 * g : 0;
    const scar = smoothstep(0.08, 0.3, scarred);
    const around = smoothstep(-0.2, 0.3, scarred) * (scarred === 0 ? 0 : 1);
    paintFrom(black, 0.4 + 0.4 * g + 0.2 * l, dark);
    blendPaint(texel, dark, clamp01(Math.max(pore * 0.86 * (1 - 0.5 * gone), scar)));
    shade(texel, 1 - 0.12 * around * (1 - scar));
    texel.height =
      0.0004 * t +
      0.00018 * l +
      0.00012 * g -
      0.0012 * gone +
      0.0016 * curl * curl +
      0.0009 * pore +
      scar * (0.0025 + 0.004 * g);
    texel.roughness = 0.62 + 0.05 * g + 0.18 * Math.max(pore, scar) + 0.12 * gone;
  });
}
