import { fromHex, type Rgb } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { scratches } from "../../texture/marks/scratches.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { mixedSquares } from "../../texture/tilings/mixed-squares.ts";
import { createPlace, roundedBorder } from "../../texture/tilings/tiling.ts";
import { dealApart, evenDeal } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const TILE = 0.128;
const DYES = ["#c8231c", "#1a5fb4", "#f2c21a", "#1f8a3b", "#e9e7e1", "#e8741c", "#2b2d31"].map(fromHex);

/** Toy building bricks from above: glossy bricks of many sizes and colours, a round stud on every unit. Takes colours in the bricks. */
export const toyBricks: Material = {
  id: "toy-bricks",
  class: "plastic",
  words: [
    "toy brick",
    "lego",
    "lego brick",
    "toy bricks",
    "building brick",
    "plastic brick",
    "lego block",
    "toy block",
    "interlocking brick",
    "studded plastic",
    "lego plate",
  ],
  tileSize: TILE,
  shade: shadeToyBricks,
};

function shadeToyBricks({ size, draw, colours, scale }: ShadeContext): Surface {
  const units = featureCount(16, scale);
  const tiling = mixedSquares(
    units,
    units,
    [
      { wide: 4, high: 2, weight: 5 },
      { wide: 2, high: 4, weight: 5 },
      { wide: 2, high: 2, weight: 3 },
      { wide: 3, high: 2, weight: 2 },
      { wide: 1, high: 2, weight: 1 },
      { wide: 2, high: 1, weight: 1 },
    ],
    draw.stream("bricks"),
  );
  const place = createPlace();
  const base: readonly Rgb[] = colours.length > 0 ? colours : DYES;
  const cellAt = (x: number, y: number) => {
    tiling.locate(x, y, place);
    return place.cell;
  };
  const pick = dealApart(tiling.cells, base.length, cellAt, draw.seed32("pick"));
  const tone = evenDeal(tiling.cells, cellAt)(draw.seed32("tone"));
  const level = randomTable(tiling.cells, draw.seed32("level"));
  const film = fbm(size, { cells: 9, octaves: 5, gain: 0.6, seed: draw.seed32("film") });
  const sway = fbm(size, { cells: 4, octaves: 2, seed: draw.seed32("sway") });
  const lines = scratches(size, draw, 160, 0.1);
  const pitch = TILE / units;
  return paintSurface(size, TILE, (texel, i) => {
    // pressed on by hand, a hair askew
    const bend = (sway[i] as number) * 0.006;
    const x = ((i & (size - 1)) + 0.5) / size + bend;
    const y = (Math.floor(i / size) + 0.5) / size - bend;
    tiling.locate(x, y, place);
    const gx = x * units - Math.floor(x * units) - 0.5;
    const gy = y * units - Math.floor(y * units) - 0.5;
    const far = Math.sqrt(gx * gx + gy * gy);
    const edge = roundedBorder(place, 0.05 / units) * units;
    const face = smoothstep(0.008, 0.055, edge);
    const stud = smoothstep(0.315, 0.27, far);
    const ring = smoothstep(0.4, 0.32, far) * (1 - stud);
    const logo = smoothstep(0.05, 0.02, Math.abs(far - 0.15)) * stud;
    const f = film[i] as number;
    const line = lines[i] as number;
    blendColour(texel, base[pick[place.cell] as number] as Rgb, 1);
    shade(texel, (0.88 + 0.2 * (tone[place.cell] as number) + f * 0.05) * (0.3 + 0.7 * face) * (1 - 0.28 * ring));
    texel.height = pitch * (0.2 * face + 0.21 * stud + 0.02 * logo + 0.12 * (level[place.cell] as number));
    texel.roughness = 0.2 + clamp01(f) * 0.1 + line * 0.2 + (1 - face) * 0.2;
  });
}
