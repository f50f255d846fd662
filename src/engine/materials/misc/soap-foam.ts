import { createField } from "../../kernels/field-pool.ts";
import { cellsKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { createShape, scatterLayers } from "../../texture/marks/scatter.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, blendPaint, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const LATHER = ["#7e929f", "#bccad2", "#e4ebee", "#f2f5f6"].map(fromHex);
const WHITE = fromHex("#f6f8f8");
/** What a film as thin as light's waves sends back, once around. */
const SHIMMER = palette(...["#d3a9c8", "#a9bfe0", "#a6d8cf", "#d9dcae", "#dcb9a9", "#d3a9c8"].map(fromHex));
const TILE = 0.12;
const DOME = createShape(64, (u, v) => {
  const r = u * u + v * v;
  return r < 1 ? Math.sqrt(1 - r) : 0;
});

/** Soap foam: bubbles of many sizes crowded in white lather, clear in the middle and white at the rim, a breath of rainbow on the large. Takes colours in the lather. */
export const soapFoam: Material = {
  id: "soap-foam",
  class: "misc",
  words: [
    "soap foam",
    "soap bubble",
    "soapsuds",
    "soap suds",
    "suds",
    "bubble bath",
    "foam bubble",
    "bath foam",
    "bubble foam",
    "beer foam",
    "milk foam",
    "dish soap foam",
  ],
  tileSize: TILE,
  shade: shadeSoapFoam,
};

function shadeSoapFoam({ size, draw, colours, scale }: ShadeContext): Surface {
  const fine = featureCount(34, scale);
  const froth = cellsKernel(size, { cellsX: fine, cellsY: fine, jitter: 0.95, seed: draw.seed32("froth") }, [
    "border",
    "index",
  ]);
  const cloud = fbm(size, { cells: featureCount(7, scale), octaves: 4, seed: draw.seed32("cloud") });
  const swirl = fbm(size, { cells: featureCount(9, scale), octaves: 3, gain: 0.4, seed: draw.seed32("swirl") });
  const tones = evenGrid(fine, fine, draw.seed32("tones"));
  const ground = createField(size * size);
  const unit = TILE / fine;
  for (let i = 0; i < ground.length; i += 1) {
    const dome = smoothstep(0, 0.4, froth.border[i] as number);
    ground[i] = unit * (0.3 * dome + 0.35 * (cloud[i] as number));
  }
  const kinds = [
    { across: featureCount(8, scale), share: 0.72, wide: 0.95 },
    { across: featureCount(13, scale), share: 0.6, wide: 0.9 },
    { across: featureCount(21, scale), share: 0.55, wide: 0.9 },
  ];
  const bubbles = scatterLayers(
    ground,
    size,
    kinds.map(({ across, share, wide }) => {
      const girth = evenGrid(across, across, draw.seed32(`girth ${across}`));
      return {
        shape: DOME,
        across,
        place: (copy, next, n) => {
          const there = next() < share;
          copy.length = there ? ((0.55 + 0.45 * (girth[n] as number)) * wide) / across : 0;
          copy.width = copy.length;
          copy.gain = copy.length * TILE * 0.42;
          copy.base = there ? unit * (0.2 * next() - 0.4) : -1;
        },
      };
    }),
    draw.stream("bubbles"),
  );
  const lather = palette(...dye(LATHER, colours[0], 0.6));
  const band = { r: 0, g: 0, b: 0 };
  return paintSurface(size, TILE, (texel, i) => {
    const c = cloud[i] as number;
    texel.height = bubbles.height[i] as number;
    const id = bubbles.index[i] as number;
    if (id < 0) {
      const b = froth.border[i] as number;
      const own = (tones[froth.index[i] as number] as number) - 0.5;
      paintFrom(lather, 0.66 + 0.24 * own + 0.1 * c - 0.3 * smoothstep(0.06, 0.4, b), texel);
      blendColour(texel, WHITE, 0.7 * smoothstep(0.09, 0.03, b));
      texel.roughness = 0.34 + 0.1 * own;
      return;
    }
    const [u, v] = [bubbles.across[i] as number, bubbles.along[i] as number];
    const r = Math.sqrt(u * u + v * v);
    // light goes through the middle, and where the wall is seen along its whole height it is white
    paintFrom(lather, 0.12 + 0.3 * r * r + 0.12 * c, texel);
    const turn = r * 1.4 + (swirl[i] as number) * 0.8 + 8;
    paintFrom(SHIMMER, turn - Math.floor(turn), band);
    blendPaint(texel, band, 0.42 * smoothstep(0.2, 0.7, r));
    blendColour(texel, WHITE, 0.9 * smoothstep(0.74, 0.93, r));
    // the window, bent on the upper wall, and again from within on the lower
    const glint = Math.max(
      smoothstep(0.22, 0.12, Math.abs(u + 0.36) + Math.abs(v + 0.42)),
      0.5 * smoothstep(0.18, 0.1, Math.abs(u - 0.4) + Math.abs(v - 0.46)),
    );
    blendColour(texel, WHITE, 0.5 * glint);
    shade(texel, 1 - 0.18 * smoothstep(0.95, 1, r));
    texel.roughness = clamp01(0.06 + 0.3 * smoothstep(0.8, 1, r));
  });
}
