import { createField } from "../../kernels/field-pool.ts";
import { fromHex } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { createShape, scatter } from "../../texture/marks/scatter.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { depthOf } from "../../texture/relief-masks.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, shade } from "../../texture/tones/palette.ts";
import type { ApplyCondition } from "./condition.ts";

/** What is behind a sheet, and the raw edge of paper and hide. */
const BEHIND = fromHex("#1b1816");
const PULP = fromHex("#e6dcc8");
const FLESH = fromHex("#a98a66");

/** A rip: a slit that gapes in its middle and runs out to points, 1 along its midline. */
const RIP = createShape(64, (u, v) => {
  const wide = 1 - Math.abs(v * v);
  return wide > 0.02 ? Math.max(0, 1 - Math.abs(u) / wide) : 0;
});

/** Torn: gaping rips and ragged holes, dark behind, loose threads across them where it is of threads, a pale fibrous rim where not. */
export const torn: ApplyCondition = (surface, amount, { size, draw, scale, material }) => {
  const isCloth = material.class === "fabric";
  const across = featureCount(6, scale);
  const lots = evenGrid(across, across, draw.seed32("lots"));
  const lean = evenGrid(across, across, draw.seed32("lean"));
  const slant = draw.number("slant", -0.2, 0.2);
  const rips = scatter(
    createField(size * size),
    size,
    RIP,
    { across, down: across },
    draw.stream("rips"),
    (copy, next, n) => {
      const there = (lots[n] as number) < 0.3 + 0.7 * amount;
      // cloth tears along its threads, and less often across them
      copy.angle = ((lean[n] as number) < 0.7 ? 0 : 1.57) + slant + (next() - 0.5) * 0.24;
      copy.length = there ? (0.72 + 0.14 * next()) / across : 0;
      copy.width = copy.length * (0.17 + 0.05 * next());
      // apart from each other: two that cross are found in every tile again
      copy.x = ((n % across) + 0.3 + 0.4 * next()) / across;
      copy.y = (Math.floor(n / across) + 0.3 + 0.4 * next()) / across;
      copy.base = there ? 0 : -1;
      copy.gain = there ? 1 : 0;
      copy.bend = (next() - 0.5) * 0.5;
    },
  ).height;
  const ragged = fbm(size, { cells: featureCount(26, scale), octaves: 5, gain: 0.7, seed: draw.seed32("ragged") });
  const threads = fbm(size, { cells: 110, cellsY: 14, octaves: 2, gain: 0.7, seed: draw.seed32("threads") });
  const deep = Math.max(depthOf(surface.height) * 2, surface.tileSize * 0.006);
  const raw = material.class === "leather" ? FLESH : PULP;
  return repaintSurface(surface, (texel, i) => {
    const at = (rips[i] as number) + 0.34 * (ragged[i] as number) * smoothstep(0, 0.12, rips[i] as number);
    const t = threads[i] as number;
    const hole = smoothstep(0.2, 0.27, at);
    const rim = smoothstep(0.02, 0.2, at) * (1 - hole);
    // threads hang on across the gap, fewer towards its middle
    const hung = isCloth ? hole * smoothstep(0.16, 0.34, t - smoothstep(0.25, 0.85, at) * 0.5) : 0;
    const open = hole * (1 - hung);
    if (isCloth) shade(texel, 1 + 0.3 * rim * (0.5 + t) - 0.25 * hung);
    else blendColour(texel, raw, rim * 0.8);
    blendColour(texel, BEHIND, open * 0.96);
    texel.height += deep * (0.3 * rim - open - 0.35 * hung);
    texel.roughness = lerp(texel.roughness, 0.96, Math.max(open, rim));
    texel.metalness *= 1 - open;
  });
};
