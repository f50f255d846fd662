import { fromHex, type Rgb } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { createTileOrnament, readTileOrnament } from "../../texture/figures/tile-ornament.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { runningBond } from "../../texture/tilings/bonds.ts";
import { blendColour } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { layTiles } from "./lay-tiles.ts";
import { TIN_GLAZED } from "./tin-glazed.ts";

const WHITE = ["#cfcfc6", "#dcdcd4", "#e6e6df", "#edede8"].map(fromHex);
const INKS = [
  ["#1d3a7c", "#3a63a6", "#7f9dc8"],
  ["#1d3a7c", "#c08a25", "#4a78b5"],
  ["#1f5a57", "#3f8a80", "#c79a3c"],
  ["#233f86", "#3f7d4e", "#d0a032"],
].map((stops) => stops.map(fromHex));
/** Cobalt alone is what they are known by. */
const INK_SHARES = [7, 1, 1, 1];
const GROUT = ["#8d8982", "#a8a49d", "#bfbbb4"].map(fromHex);

/** The colour thinned with white. */
const mix = (colour: Rgb, white: number): Rgb => [
  colour[0] + (0.8 - colour[0]) * white * (colour[0] > 0.3 ? 1 : 0.35),
  colour[1] + (0.8 - colour[1]) * white * (colour[1] > 0.3 ? 1 : 0.35),
  colour[2] + (0.8 - colour[2]) * white * (colour[2] > 0.3 ? 1 : 0.35),
];

/** Azulejos: tin-glazed tiles with hand-painted blue rosettes whose corners join over four tiles. Takes colours in the painting, then in the ground. */
export const azulejo: Material = {
  id: "azulejo",
  class: "ceramic",
  words: [
    "azulejo",
    "azulejo tile",
    "portuguese tile",
    "patterned tile",
    "decorative tile",
    "painted tile",
    "talavera tile",
    "spanish ceramic tile",
    "iberian tile",
    "ornamental tile",
    "pattern tile",
    "portuguese ceramic tile",
    "iberian ceramic tile",
    "ornate tile",
    "floral tile",
    "blue and white tile",
    "mexican talavera",
  ],
  tileSize: 0.8,
  bond: "grid",
  shade: (context) => {
    const { draw, scale, colours, size } = context;
    const side = featureCount(2, scale) * 2;
    const asked = colours[0];
    const own = draw.pick("inks", INKS, INK_SHARES);
    const [deep, bright, wash] = (asked ? [asked, mix(asked, 0.3), mix(asked, 0.5)] : own) as [Rgb, Rgb, Rgb];
    const ornament = createTileOrnament(draw.fork("ornament"), false);
    const covers = new Float32Array(3);
    // one figure a tile, or one over four
    const large = draw.chance("large", 0.4);
    const brush = fbm(size, { cells: side * 9, octaves: 3, gain: 0.65, seed: draw.seed32("brush") });
    return layTiles(
      { ...context, colours: colours[1] ? [colours[1]] : asked ? [mix(asked, 0.42)] : [] },
      {
        tileSize: 0.8,
        tiling: runningBond(side, side, 0),
        unit: 1 / side,
        ...TIN_GLAZED,
        bevel: 0.025,
        depth: 0.025,
        glazes: [{ stops: WHITE }],
        grout: GROUT,
        cloud: 0.1,
        roughness: 0.12,
        finish: (texel, { face, place, cloud }, i) => {
          if (face <= 0.4) return;
          const b = brush[i] as number;
          const column = place.cell % side;
          const row = Math.floor(place.cell / side);
          // the hand wavers a little
          const u = (large ? (place.u + (column % 2)) / 2 : place.u) + b * 0.003;
          const v = (large ? (place.v + (row % 2)) / 2 : place.v) - b * 0.003;
          readTileOrnament(ornament, u, v, covers);
          const stroke = 0.9 + 0.1 * cloud - 0.12 * Math.max(0, b);
          blendColour(texel, deep, (covers[0] as number) * stroke);
          blendColour(texel, bright, (covers[1] as number) * stroke);
          blendColour(texel, wash, (covers[2] as number) * stroke);
          texel.height += ((covers[0] as number) + (covers[1] as number)) * 0.00008;
        },
      },
    );
  },
};
