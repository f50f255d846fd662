import { fromHex, type Rgb } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { runningBond } from "../../texture/tilings/bonds.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { blendColour, dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { layTiles } from "./lay-tiles.ts";

const CREAM = ["#c9c5b6", "#d8d5c8", "#e4e2d8", "#edece4"].map(fromHex);
const LEAVES = [
  ["#2f5a3a", "#3f7448", "#5b8f5c", "#86b07f"],
  ["#24565a", "#347377", "#549093", "#83b2b2"],
  ["#5c6330", "#7a823f", "#989f58", "#b9be83"],
].map((stops) => stops.map(fromHex));
const GROUT = ["#8d8982", "#a8a49d", "#bfbbb4"].map(fromHex);
const TILE = 0.6;

/** Half of a leaf's length and of its width, in sides of the tile that it lies across. */
const LONG = 0.55;
const WIDE = 0.25;
/** Side veins to a leaf, and how far they run forward on their way out. */
const VEINS = 9;
const FORWARD = 0.75;
/** Half a midrib and how high a leaf stands out, in sides of the tile. */
const RIB = 0.014;
const RISE = 0.022;

/** How much of a place is leaf and how much of that is vein, 0..1. */
interface LeafSpot {
  cover: number;
  vein: number;
}

/** A pointed leaf with its stalk, from corner to corner of a tile; `a` runs along it and `b` across, from its middle. */
function leafAt(a: number, b: number, spot: LeafSpot): void {
  const t = (a + LONG) / (2 * LONG);
  const off = Math.abs(b);
  const half = t > 0 && t < 1 ? WIDE * 4 * t * (1 - t) * (0.7 + 0.55 * t) : -1;
  const stalk = a < 0 && a > -LONG - 0.08 ? smoothstep(RIB * 1.4, RIB * 0.9, off) : 0;
  spot.cover = Math.max(smoothstep(-0.004, 0.008, half - off), stalk);
  const turn = (t - (FORWARD * off) / (2 * LONG)) * VEINS;
  const side = Math.abs(turn - Math.floor(turn) - 0.5);
  const run = smoothstep(0.1, 0.04, side) * smoothstep(0.004, 0.03, half - off) * 0.7;
  spot.vein = Math.max(smoothstep(RIB, RIB * 0.5, off), run);
}

const tintOf = ([r, g, b]: Rgb): Rgb => [lerp(r, 0.8, 0.45), lerp(g, 0.8, 0.45), lerp(b, 0.8, 0.45)];

/** Glazed tiles, a leaf moulded on each from corner to corner, turned this way and that. Takes colours in the leaves, then in the tiles. */
export const leafTiles: Material = {
  id: "leaf-tiles",
  class: "ceramic",
  words: ["leaf tile", "leafy tile", "foliage tile", "botanical tile", "fern tile", "leaf pattern tile"],
  tileSize: TILE,
  bond: "grid",
  shade: (context) => {
    const { draw, scale, colours } = context;
    const side = featureCount(2, scale) * 2;
    const leaf = palette(...dye(draw.pick("leaf", LEAVES, [5, 2, 1]), colours[0], 0.9));
    // a colour that is asked for is the whole wall's: where it is the only one the tiles have a breath of it
    const ground = colours[1] ?? (colours[0] && tintOf(colours[0]));
    const turns = evenGrid(side, side, draw.seed32("turns"), 4);
    const spot: LeafSpot = { cover: 0, vein: 0 };
    const paint = { r: 0.5, g: 0.5, b: 0.5 };
    return layTiles(
      { ...context, colours: ground ? [ground] : [] },
      {
        tileSize: TILE,
        tiling: runningBond(side, side, 0),
        unit: 1 / side,
        joint: 0.012,
        rounding: 0.03,
        bevel: 0.035,
        pillow: 0.01,
        depth: 0.03,
        level: 0.008,
        tilt: 0.012,
        wave: 0.002,
        wander: 0,
        glazes: [{ stops: CREAM }],
        grout: GROUT,
        groutTakes: 1,
        tone: 0.3,
        cloud: 0.1,
        pool: 0.08,
        roughness: 0.16,
        finish: (texel, { face, place, cloud }) => {
          if (face <= 0.4) return;
          const [x, y] = [place.u - 0.5, place.v - 0.5];
          const turn = Math.floor((turns[place.cell % turns.length] as number) * 4);
          const [p, q] = turn & 1 ? [y, -x] : [x, y];
          const along = (p + q) * Math.SQRT1_2;
          leafAt(turn & 2 ? -along : along, (p - q) * Math.SQRT1_2, spot);
          if (spot.cover <= 0) return;
          paintFrom(leaf, 0.42 + 0.1 * cloud + 0.5 * spot.vein, paint);
          blendColour(texel, [paint.r, paint.g, paint.b], spot.cover);
          texel.height += (TILE / side) * RISE * spot.cover * (0.7 + 0.3 * spot.vein);
        },
      },
    );
  },
};
