import { createField } from "../../kernels/field-pool.ts";
import { cellsKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { createWeavePlace, PLAIN_WEAVE, weave } from "../../texture/threads/weave.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const SHEETS = [
  ["#123f78", "#1d5a9f", "#2f74bd"],
  ["#1d4a2c", "#2c6640", "#428357"],
  ["#6d7478", "#8d9498", "#aab0b3"],
  ["#a8501a", "#c96a26", "#de8540"],
].map((stops) => stops.map(fromHex));
const TILE = 0.8;
/** Tapes of the cloth across the tile: some 6 mm each. */
const TAPES = 128;

/** Tarpaulin: a smooth sheet woven of plastic tapes, glossy, with the folds it was packed in and smaller wrinkles between. Takes colours through and through. */
export const tarpaulin: Material = {
  id: "tarpaulin",
  class: "fabric",
  words: [
    "tarpaulin",
    "tarp",
    "plastic tarp",
    "plastic tarpaulin",
    "tarp sheet",
    "poly tarp",
    "tarp crease",
    "truck tarp",
    "pvc tarpaulin",
  ],
  tileSize: TILE,
  shade: shadeTarpaulin,
};

function shadeTarpaulin({ size, draw, colours, scale }: ShadeContext): Surface {
  const folds = featureCount(3, scale);
  const bend = (name: string) => fbm(size, { cells: 5, octaves: 3, seed: draw.seed32(name), strength: 0.2 });
  const [warpX, warpY] = [bend("bend x"), bend("bend y")];
  const wrinkles = createField(size * size);
  const ridges = createField(size * size);
  for (const [name, usual, strength] of [
    ["wide", 6, 1],
    ["fine", 13, 0.7],
  ] as const) {
    const cells = featureCount(usual, scale);
    const options = { cellsX: cells, cellsY: cells, jitter: 1, seed: draw.seed32(name), warpX, warpY };
    const { border, index } = cellsKernel(size, options, ["border", "index"]);
    const sign = randomTable(cells * cells, draw.seed32(`${name} sign`));
    for (let i = 0; i < wrinkles.length; i += 1) {
      const s = ((sign[index[i] as number] as number) - 0.5) * 2;
      wrinkles[i] = (wrinkles[i] as number) + ((border[i] as number) * s * strength) / cells;
      ridges[i] = Math.max(ridges[i] as number, smoothstep(0.03, 0, border[i] as number) * Math.abs(s) * strength);
    }
  }
  const sway = fbm(size, { cells: 4, octaves: 3, gain: 0.4, seed: draw.seed32("sway") });
  const dust = evenNoise(size, { cells: featureCount(6, scale), octaves: 5, gain: 0.6, seed: draw.seed32("dust") });
  const tapes = featureCount(TAPES / 2, scale) * 2;
  const locate = weave(tapes, tapes, PLAIN_WEAVE);
  const place = createWeavePlace();
  const sheet = palette(...dye(draw.pick("sheet", SHEETS), colours[0], 0.9));
  const shiftX = draw.number("shift x", 0, 1);
  const shiftY = draw.number("shift y", 0, 1);
  const pitch = TILE / folds;
  return paintSurface(size, TILE, (texel, i) => {
    const x = ((i & (size - 1)) + 0.5) / size;
    const y = (Math.floor(i / size) + 0.5) / size;
    const waver = (2.4 * (sway[i] as number)) / tapes;
    locate(x + waver, y - waver, place);
    // packed flat, folded to and fro: every other crease stands, the others are valleys
    const stray = 0.02 * (sway[i] as number);
    const across = Math.abs(turnOf(x * folds + shiftX + stray) - 0.5) * 2;
    const down = Math.abs(turnOf(y * folds + shiftY - stray) - 0.5) * 2;
    const crease = Math.max(
      smoothstep(0.035, 0, Math.min(across, 1 - across)),
      smoothstep(0.035, 0, Math.min(down, 1 - down)),
    );
    const ridge = ridges[i] as number;
    const d = dust[i] as number;
    paintFrom(sheet, 0.5 + 0.1 * d + 0.1 * (place.height - 0.75), texel);
    // the film whitens where it was bent sharply
    shade(texel, 1 + 0.3 * crease + 0.16 * ridge);
    texel.height =
      pitch * (0.035 * across + 0.028 * down) +
      0.16 * TILE * (wrinkles[i] as number) +
      0.00012 * place.height +
      0.002 * (sway[i] as number);
    texel.roughness = 0.36 + 0.06 * d + 0.12 * crease + 0.05 * (1 - place.height);
  });
}

const turnOf = (x: number): number => x - Math.floor(x);
