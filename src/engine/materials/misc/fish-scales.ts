import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { createShape } from "../../texture/marks/scatter.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { scaleRows } from "../../texture/tilings/scale-rows.ts";
import { dealTone, tonesOf } from "../../texture/tones/deal-tones.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const FISH: readonly (readonly string[])[] = [
  ["#4f5f68", "#7e929c", "#a9bac0", "#cfdadc"],
  ["#8a3a12", "#c0601f", "#dd8a3c", "#efbb76"],
  ["#1d4d52", "#2f7a7c", "#59a39f", "#94c9c0"],
];
const PINK = fromHex("#c9a3b0");
const AQUA = fromHex("#8fc3c0");
const ROUND = createShape(64, (u, v) => {
  const far = v < 0 ? Math.abs(u) : Math.sqrt(u * u + v * v);
  return far < 1 ? 0.5 + 0.5 * Math.sqrt(1 - far * far) : 0;
});
const TILE = 0.1;

/** Fish scales: thin round plates in even rows with growth rings, wet and shimmering towards pink and aqua. Takes colours in the scales, one here and one there. */
export const fishScales: Material = {
  id: "fish-scales",
  class: "misc",
  words: [
    "fish scale",
    "fish skin",
    "mermaid scale",
    "mermaid",
    "fish",
    "mermaid tail",
    "koi scale",
    "salmon skin",
    "carp scale",
  ],
  tileSize: TILE,
  shade: shadeFishScales,
};

function shadeFishScales({ size, draw, colours, scale }: ShadeContext): Surface {
  const across = featureCount(10, scale);
  const down = featureCount(7, scale) * 2;
  const swell = 0.0009 * scale;
  const rows = { across, down, width: 1.1, length: 2.2, disorder: 0.14, swell, lift: 0.0013 * scale };
  const placed = scaleRows(size, ROUND, rows, draw.stream("scales"));
  const film = fbm(size, { cells: featureCount(4, scale), octaves: 3, seed: draw.seed32("film") });
  const fine = fbm(size, { cells: across * 8, octaves: 2, gain: 0.8, seed: draw.seed32("fine") });
  const tones = evenGrid(across, down, draw.seed32("tones"));
  const fish = draw.pick("fish", FISH).map(fromHex);
  const plates = tonesOf(colours, (colour) => palette(...dye(fish, colour, 0.95)));
  const dealt = evenGrid(across, down, draw.seed32("dealt"), Math.max(1, colours.length));
  const shimmer = colours[0] ? 0.12 : 0.42;
  return paintSurface(size, TILE, (texel, i) => {
    const id = placed.index[i] as number;
    const v = placed.along[i] as number;
    const u = placed.across[i] as number;
    const far = Math.sqrt(u * u + Math.max(0, v) * v);
    const own = id < 0 ? 0 : (tones[id] as number) - 0.5;
    const f = fine[i] as number;
    const hue = (film[i] as number) + own * 0.5 + u * 0.25;
    const rings = far * 9;
    const ring = Math.abs((rings - Math.floor(rings)) * 2 - 1);
    const rim = smoothstep(0.82, 0.98, far);
    const plate = plates[id < 0 ? 0 : dealTone(plates.length, dealt[id] as number)] as (typeof plates)[number];
    paintFrom(plate, 0.5 + own * 0.24 + v * 0.12 + ring * 0.07 - rim * 0.3 + f * 0.06, texel);
    blendColour(texel, PINK, smoothstep(0.05, 0.55, hue) * shimmer);
    blendColour(texel, AQUA, smoothstep(-0.05, -0.55, hue) * shimmer);
    shade(texel, 0.42 + 0.58 * smoothstep(-0.8, 0.0, v));
    texel.height = (placed.height[i] as number) + ring * swell * 0.06 * (1 - rim);
    texel.roughness = 0.22 + ring * 0.05 + f * 0.03 + rim * 0.12;
  });
}
