import { cellsKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { simplexNoise } from "../../texture/noises/simplex-noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const COLONIES = [
  ["#4c2f4c", "#7d5479", "#b48cad"],
  ["#74441f", "#ac743c", "#d6ac78"],
  ["#55562a", "#848746", "#bcbd80"],
  ["#6e3236", "#a75655", "#d99a8e"],
  ["#4f4030", "#806c50", "#b8a280"],
  ["#2b5152", "#4d8280", "#92b8b0"],
].map((stops) => stops.map(fromHex));
const SAND = ["#6f6653", "#978b71", "#bcb196"].map(fromHex);
const TIP = fromHex("#f1e6d6");
const TILE = 2;
/** Share of the places where no coral grows. */
const BARE = 0.1;

/** The floor of a coral reef: colonies of many colours side by side, mazes, stars of polyps and stubby fingers, coral sand between. Takes colours in the corals, one after another. */
export const coralReef: Material = {
  id: "coral-reef",
  class: "ground",
  words: [
    "coral reef",
    "reef",
    "coral reef ground",
    "reef floor",
    "coral bed",
    "coral garden",
    "coral ground",
    "coral reef floor",
    "coral seabed",
  ],
  tileSize: TILE,
  shade: shadeCoralReef,
};

function shadeCoralReef({ size, draw, colours, scale }: ShadeContext): Surface {
  const side = featureCount(8, scale);
  const bend = (name: string) =>
    fbm(size, { cells: side, octaves: 4, gain: 0.55, strength: 0.3, seed: draw.seed32(name) });
  const colonies = cellsKernel(
    size,
    { cellsX: side, cellsY: side, jitter: 0.75, seed: draw.seed32("colonies"), warpX: bend("x"), warpY: bend("y") },
    ["border", "index"],
  );
  const maze = simplexNoise(size, { cells: side * 6, octaves: 1, seed: draw.seed32("maze") });
  const stubs = cellsKernel(size, { cellsX: side * 7, cellsY: side * 7, jitter: 0.8, seed: draw.seed32("stubs") }, [
    "nearest",
  ]);
  const lumps = fbm(size, { cells: side * 2, octaves: 5, gain: 0.6, seed: draw.seed32("lumps") });
  const kind = evenGrid(side, side, draw.seed32("kind"));
  const hue = evenGrid(side, side, draw.seed32("hue"));
  const asked = colours.length > 0 ? colours.map((colour) => dye(COLONIES[0] ?? SAND, colour, 0.8)) : COLONIES;
  const tones = asked.map((stops) => palette(...stops));
  const sand = palette(...SAND);
  return paintSurface(size, TILE, (texel, i) => {
    const id = colonies.index[i] as number;
    const k = kind[id] as number;
    const edge = colonies.border[i] as number;
    const l = lumps[i] as number;
    const out = k < BARE ? 0 : smoothstep(0.03, 0.08, edge + 0.05 * l);
    const dome = Math.sqrt(clamp01(edge * 2.2));
    paintFrom(sand, 0.5 + 0.5 * l, texel);
    texel.height = TILE * (0.004 * l - 0.01);
    texel.roughness = 0.88;
    if (out <= 0) return;
    const m = smoothstep(0.34, 0.06, Math.abs(maze[i] as number));
    const near = stubs.nearest[i] as number;
    const stub = Math.sqrt(clamp01(1 - near * near * 2.4));
    // a maze of ridges, cups with a dark mouth each, or fingers seen from above
    const isMaze = k < 0.42;
    const isCups = !isMaze && k < 0.7;
    const cup = smoothstep(0.12, 0.3, near) * smoothstep(0.62, 0.34, near);
    const relief = isMaze ? m : isCups ? 0.3 + 0.7 * cup : stub;
    const high = isMaze ? 0.004 : isCups ? 0.003 : 0.02;
    const tone = tones[Math.min(tones.length - 1, Math.floor((hue[id] as number) * tones.length))] as (typeof tones)[0];
    const sandy = { r: texel.r, g: texel.g, b: texel.b };
    paintFrom(tone, 0.12 + 0.56 * relief + 0.16 * l + 0.14 * dome, texel);
    if (!isMaze && !isCups) blendColour(texel, TIP, 0.5 * smoothstep(0.8, 1, stub));
    shade(texel, 0.55 + 0.45 * smoothstep(0.06, 0.3, edge));
    blendColour(texel, [sandy.r, sandy.g, sandy.b], 1 - out);
    texel.height += out * TILE * (0.03 * dome * (0.6 + 0.8 * (hue[id] as number)) + high * relief + 0.004 * l);
    texel.roughness = 0.8 - 0.12 * relief;
  });
}
