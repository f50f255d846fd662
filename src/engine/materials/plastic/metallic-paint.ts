import { cellsKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const PAINTS = ["#7c1420", "#173a78", "#6f757c", "#1f5a3a", "#8a4a12", "#2b2d33", "#4c2a63"].map(fromHex);
const TILE = 0.16;
/** Share of the flakes that face the light. */
const BRIGHT = 0.34;

/** Metallic car paint: flakes of aluminium in the base coat, each as it lies bright or dark, under a coat of clear lacquer. Takes colours in the base coat, then in the flakes. */
export const metallicPaint: Material = {
  id: "metallic-paint",
  class: "plastic",
  words: [
    "metallic paint",
    "metallic car paint",
    "metal flake paint",
    "metallic flake",
    "flake paint",
    "car paint flake",
    "pearl paint",
    "pearlescent paint",
    "candy paint",
    "metallic automotive paint",
    "paint with flake",
    "paint with metallic flake",
  ],
  tileSize: TILE,
  shade: shadeMetallicPaint,
};

function shadeMetallicPaint({ size, draw, colours, scale }: ShadeContext): Surface {
  const cells = featureCount(280, scale);
  const flakes = cellsKernel(size, { cellsX: cells, cellsY: cells, jitter: 1, seed: draw.seed32("flakes") }, [
    "nearest",
    "index",
  ]);
  const facing = randomTable(cells * cells, draw.seed32("facing"));
  const peel = fbm(size, { cells: featureCount(30, scale), octaves: 2, seed: draw.seed32("peel") });
  const cloud = fbm(size, { cells: featureCount(5, scale), octaves: 4, seed: draw.seed32("cloud") });
  const base = colours[0] ?? draw.pick("paint", PAINTS);
  const paint = palette(
    ...[0.5, 0.9, 1.3].map((k) => base.map((c) => Math.min(0.8, c * k)) as [number, number, number]),
  );
  // aluminium seen through the tinted coat
  const glint = colours[1] ?? ([0, 1, 2].map((c) => 0.32 + 0.62 * (base[c] as number)) as [number, number, number]);
  return paintSurface(size, TILE, (texel, i) => {
    const own = facing[flakes.index[i] as number] as number;
    const flake = smoothstep(0.62, 0.4, flakes.nearest[i] as number);
    paintFrom(paint, 0.4 + own * 0.22 + (cloud[i] as number) * 0.06, texel);
    const bright = flake * smoothstep(1 - BRIGHT, 1, own);
    blendColour(texel, glint, bright * 0.6);
    shade(texel, 1 - 0.18 * flake * smoothstep(0.3, 0, own));
    texel.height = (peel[i] as number) * 0.00002 + (cloud[i] as number) * 0.00003;
    texel.roughness = 0.13 + 0.02 * (cloud[i] as number) + 0.05 * bright;
    texel.metalness = bright > 0.6 ? 1 : 0;
  });
}
