import { cellsKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const SCALES = [
  ["#5a3320", "#8a5232", "#ad7146", "#c8926a"],
  ["#54392a", "#7f5a43", "#a37c61", "#bf9d84"],
  ["#4f443b", "#756759", "#988a7b", "#b5aa9d"],
].map((stops) => stops.map(fromHex));
const FURROW = ["#160f0b", "#2b1c14", "#43301f"].map(fromHex);
const TILE = 0.7;
const LAYERS = 5;

/** Pine bark: reddish plates of many thin layers like a jigsaw, deep dark furrows between. Takes colours in the plates. */
export const pineBark: Material = {
  id: "pine-bark",
  class: "wood",
  words: [
    "pine bark",
    "pine tree bark",
    "pine trunk",
    "conifer bark",
    "scots pine",
    "spruce bark",
    "redwood bark",
    "larch bark",
    "fir bark",
    "ponderosa bark",
    "plated bark",
    "flaky bark",
  ],
  tileSize: TILE,
  shade: shadePineBark,
};

function shadePineBark({ size, draw, colours, scale }: ShadeContext): Surface {
  const across = featureCount(6, scale);
  const down = featureCount(4, scale);
  const bendX = fbm(size, {
    cells: across * 2,
    cellsY: down * 2,
    octaves: 4,
    gain: 0.5,
    seed: draw.seed32("bend x"),
    strength: 0.4,
  });
  const bendY = fbm(size, {
    cells: across * 2,
    cellsY: down * 2,
    octaves: 4,
    gain: 0.5,
    seed: draw.seed32("bend y"),
    strength: 0.4,
  });
  const { border, index } = cellsKernel(
    size,
    { cellsX: across, cellsY: down, jitter: 0.9, seed: draw.seed32("plates"), warpX: bendX, warpY: bendY },
    ["border", "index"],
  );
  const flake = fbm(size, { cells: across * 3, cellsY: down * 3, octaves: 5, gain: 0.55, seed: draw.seed32("flake") });
  const grit = fbm(size, { cells: across * 18, cellsY: down * 14, octaves: 3, gain: 0.85, seed: draw.seed32("grit") });
  const table = (name: string, count: number) => randomTable(count, draw.seed32(name));
  const tone = table("tone", across * down);
  const layerTone = table("layer tone", across * down * (LAYERS + 2));
  const layerKind = table("layer kind", across * down * (LAYERS + 2));
  const plates = SCALES.map((stops) => palette(...dye(stops, colours[0], 0.9)));
  const furrow = palette(
    ...dye(FURROW, colours[0] && [colours[0][0] * 0.25, colours[0][1] * 0.25, colours[0][2] * 0.25]),
  );
  const deep = TILE / across;
  const valley = { r: 0.5, g: 0.5, b: 0.5 };
  return paintSurface(size, TILE, (texel, i) => {
    const id = index[i] as number;
    const g = grit[i] as number;
    const k = flake[i] as number;
    const edge = (border[i] as number) + 0.03 * k + 0.008 * g;
    const face = smoothstep(0.035, 0.11, edge);
    // leaves of bark end in steps: contour lines of a bumpy dome
    const stack = (smoothstep(0.05, 0.5, edge) * 0.5 + k * 0.42 + 0.35) * LAYERS;
    const layer = Math.max(0, Math.min(LAYERS, Math.floor(stack)));
    const rise = stack - layer;
    const lip = smoothstep(0.16, 0, rise);
    const at = id * (LAYERS + 2) + layer;
    const own = plates[
      Math.floor((tone[id] as number) * 1.4 + (layerKind[at] as number) * 0.9 + (layer > 3 ? 0.6 : 0))
    ] as (typeof plates)[number];
    const t = 0.5 + ((layerTone[at] as number) - 0.5) * 0.3 + ((tone[id] as number) - 0.5) * 0.2 + 0.16 * g;
    paintFrom(own, t + 0.1 * (layer / LAYERS - 0.5), texel);
    shade(texel, 1 - 0.3 * smoothstep(0.78, 1, rise) * (layer < LAYERS ? 1 : 0));
    if (face < 1) {
      paintFrom(furrow, 0.4 + 0.35 * g + 0.3 * k, valley);
      texel.r = lerp(valley.r, texel.r, face);
      texel.g = lerp(valley.g, texel.g, face);
      texel.b = lerp(valley.b, texel.b, face);
    }
    texel.height = deep * (face * (0.13 + 0.032 * (layer + 0.25 * rise - 0.3 * lip)) + 0.012 * k + 0.006 * g);
    texel.roughness = 0.88 + 0.04 * g + 0.05 * (1 - face);
  });
}
