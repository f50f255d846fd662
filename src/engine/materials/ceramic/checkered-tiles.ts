import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { runningBond } from "../../texture/bonds.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { blendColour } from "../../texture/palette.ts";
import { diagonal } from "../../texture/tiling.ts";
import type { Material } from "../material.ts";
import { layTiles } from "./lay-tiles.ts";

const LIGHT = ["#c0bcb3", "#d3d0c8", "#e1ded8", "#ebe9e4"].map(fromHex);
const DARK = ["#121214", "#1c1c1f", "#29292d", "#3c3c41"].map(fromHex);
const GROUT = ["#4a4845", "#605d59", "#787570"].map(fromHex);
const VEIN = fromHex("#8f8c86");

/** A checkered floor of polished light and dark squares. Takes colours in the light squares, then in the dark ones. */
export const checkeredTiles: Material = {
  id: "checkered-tiles",
  class: "ceramic",
  words: [
    "checkered tile",
    "checkerboard floor",
    "checkered floor",
    "checkerboard tile",
    "black and white tile",
    "chessboard floor",
    "checker tile",
    "checkered",
    "chequered floor",
    "checkered floor tile",
    "chess floor",
    "checker floor",
    "diner floor",
  ],
  tileSize: 1.6,
  shade: (context) => {
    const { draw, scale } = context;
    const side = featureCount(4, scale) * 2;
    const slanted = draw.chance("diagonal", 0.4);
    const straight = runningBond(slanted ? side / 2 : side, slanted ? side / 2 : side, 0);
    const across = slanted ? side / 2 : side;
    const unit = slanted ? Math.SQRT1_2 / across : 1 / across;
    return layTiles(context, {
      tileSize: 1.6,
      tiling: slanted ? diagonal(straight) : straight,
      unit,
      joint: 0.009,
      rounding: 0.012,
      bevel: 0.014,
      pillow: 0,
      depth: 0.015,
      level: 0.004,
      tilt: 0.008,
      wave: 0.0008,
      wander: 0,
      glazes: [{ stops: LIGHT }, { stops: DARK, takes: 1 }],
      choose: (cell) => ((cell % across) + Math.floor(cell / across)) % 2,
      grout: GROUT,
      groutTakes: 2,
      tone: 0.45,
      cloud: 0.2,
      pool: 0,
      roughness: 0.16,
      finish: (texel, { face, cloud, grit, edge }) => {
        if (face <= 0.4) return;
        blendColour(texel, VEIN, 0.25 * smoothstep(0.05, 0, Math.abs(cloud + 0.15)));
        texel.roughness += 0.1 * smoothstep(0, 0.7, cloud + grit * 0.2) + 0.1 * smoothstep(0.06, 0, edge);
      },
    });
  },
};
