import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { domainWarp } from "../../texture/noises/domain-warp.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { runningBond } from "../../texture/tilings/bonds.ts";
import { createPlace, diagonal } from "../../texture/tilings/tiling.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const WHITE = ["#b4b6b8", "#cfd0d1", "#e4e4e2", "#efeeec"].map(fromHex);
const BLACK = ["#0e0e10", "#161618", "#202023", "#2e2e32"].map(fromHex);
const [GREY, CALCITE] = ["#777b80", "#d6d4d0"].map(fromHex) as [
  readonly [number, number, number],
  readonly [number, number, number],
];
const GROUT = fromHex("#6f6c68");
const TILE = 1.6;

/** A palace floor: polished white and black marble in squares, each sawn from another place of its block. Takes colours in the light squares, then in the dark ones. */
export const checkeredMarble: Material = {
  id: "checkered-marble",
  class: "marble",
  words: [
    "checkered marble",
    "checkered marble floor",
    "checkered marble tile",
    "checker marble tile",
    "checker marble floor",
    "checkerboard marble floor",
    "black and white marble floor",
    "black and white marble tile",
    "palace floor",
    "ballroom floor",
  ],
  tileSize: TILE,
  bond: "checker",
  shade: shadeCheckeredMarble,
};

function shadeCheckeredMarble({ size, draw, colours, scale }: ShadeContext): Surface {
  const side = 2 * featureCount(3, scale);
  const slanted = draw.chance("diagonal", 0.35);
  const straight = runningBond(side, side, 0);
  const { cells, locate } = slanted ? diagonal(straight) : straight;
  const fold = domainWarp(size, draw.fork("fold"), featureCount(4, scale), 0.06, 4);
  const field = (name: string, count: number, octaves: number, gain: number) =>
    fbm(size, { cells: featureCount(count, scale), octaves, gain, seed: draw.seed32(name) });
  const broad = fold(field("broad", 4, 4, 0.45));
  const hairs = fold(field("hairs", 9, 4, 0.5));
  const clouds = field("clouds", 7, 5, 0.6);
  const table = (name: string) => randomTable(cells, draw.seed32(name));
  const [shiftX, shiftY, tone, leanU, leanV] = [
    table("shift x"),
    table("shift y"),
    table("tone"),
    table("lean u"),
    table("lean v"),
  ];
  const grounds = [palette(...dye(WHITE, colours[0], 0.9)), palette(...dye(BLACK, colours[1], 0.9))] as const;
  const place = createPlace();
  return paintSurface(size, TILE, (texel, i) => {
    const column = i & (size - 1);
    const row = (i - column) / size;
    locate((column + 0.5) / size, (row + 0.5) / size, place);
    const { cell } = place;
    const dark = ((cell % side) + Math.floor(cell / side)) & 1;
    const x = (column + Math.floor((shiftX[cell] as number) * size)) & (size - 1);
    const y = (row + Math.floor((shiftY[cell] as number) * size)) & (size - 1);
    const from = y * size + x;
    const c = clouds[from] as number;
    const own = (tone[cell] as number) - 0.5;
    // a vein swells, thins out and ends where the clouds turn
    const wide = smoothstep(0.09 + 0.09 * c, 0, Math.abs(broad[from] as number)) * smoothstep(-0.45, 0.35, c);
    const hair = smoothstep(0.05, 0, Math.abs(hairs[from] as number)) * smoothstep(0.35, -0.4, c);
    paintFrom(grounds[dark as 0 | 1], 0.56 + 0.3 * c + 0.34 * own, texel);
    blendColour(texel, dark ? CALCITE : GREY, Math.min(1, wide * 0.72 + hair * 0.4));
    const face = smoothstep(0.0011, 0.0021, place.border);
    blendColour(texel, GROUT, 1 - face);
    const lean = ((leanU[cell] as number) - 0.5) * (place.u - 0.5) + ((leanV[cell] as number) - 0.5) * (place.v - 0.5);
    texel.height = face * (0.0016 + lean * 0.0016 - wide * 0.00004);
    texel.roughness = 0.75 + (0.1 + 0.03 * c + 0.08 * own + 0.05 * wide - 0.75) * face;
  });
}
