import { fromHex, type Rgb } from "../../math/color.ts";
import { clamp01 } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { DELFT_FIGURES, type DelftPicture, drawDelft } from "../../texture/figures/delft-figures.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { runningBond } from "../../texture/tilings/bonds.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { blendColour } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { layTiles } from "./lay-tiles.ts";
import { TIN_GLAZED } from "./tin-glazed.ts";

const WHITE = ["#cdd0cd", "#d9dcd9", "#e3e5e2", "#eaece9"].map(fromHex);
const COBALT = fromHex("#1c3576");
const TILE = 0.56;
const GROUT = ["#8f8a80", "#aaa59b", "#c1bcb2"].map(fromHex);

const tinge = (colour: Rgb): Rgb => colour.map((c) => c + 0.4 * (0.8 - c)) as unknown as Rgb;

/** Delft tiles: tin-white, a small blue picture in the middle of each, a ship, a mill, a tulip, a house or a bird, and a curled bud in the corners. Takes colours in the painting, then in the ground. */
export const delftTiles: Material = {
  id: "delft-tiles",
  class: "ceramic",
  words: ["delft tile", "delft", "delftware", "delft blue tile", "delft blue", "dutch tile", "delftware tile"],
  tileSize: TILE,
  bond: "grid",
  shade: (context) => {
    const { draw, scale, colours, size } = context;
    const side = featureCount(2, scale) * 2;
    const ink = colours[0] ?? COBALT;
    const thin = tinge(ink);
    const pictures = Array.from({ length: DELFT_FIGURES }, (_, k) => drawDelft(k));
    const lot = evenGrid(side, side, draw.seed32("lot"));
    const brush = fbm(size, { cells: side * 9, octaves: 3, gain: 0.65, seed: draw.seed32("brush") });
    return layTiles(
      // a colour asked for tinges the glaze as well: of a little painting alone nobody says that the tile is red
      { ...context, colours: colours[1] ? [colours[1]] : colours[0] ? [tinge(colours[0])] : [] },
      {
        tileSize: TILE,
        tiling: runningBond(side, side, 0),
        unit: 1 / side,
        ...TIN_GLAZED,
        bevel: 0.02,
        depth: 0.02,
        glazes: [{ stops: WHITE }],
        grout: GROUT,
        cloud: 0.12,
        roughness: 0.13,
        finish: (texel, { face, place, cloud }, i) => {
          if (face <= 0.4) return;
          const b = brush[i] as number;
          const { cell } = place;
          const picture = pictures[Math.floor((lot[cell] as number) * DELFT_FIGURES)] as DelftPicture;
          // the hand wavers; half of the pictures look the other way
          const u = clamp01((cell & 1 ? place.u : 1 - place.u) + b * 0.005);
          const v = clamp01(place.v - b * 0.005);
          const last = picture.side - 1;
          const at = ((v * last + 0.5) | 0) * picture.side + ((u * last + 0.5) | 0);
          const wash = picture.wash[at] as number;
          const line = picture.line[at] as number;
          // most of a tile is bare
          if (wash + line === 0) return;
          const full = 0.9 + 0.1 * cloud - 0.14 * Math.max(0, b);
          blendColour(texel, thin, wash * 0.8 * full);
          blendColour(texel, ink, line * 0.9 * full);
        },
      },
    );
  },
};
