import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { runningBond } from "../../texture/tilings/bonds.ts";
import { diagonal } from "../../texture/tilings/tiling.ts";
import type { Material } from "../material.ts";
import { layTiles } from "./lay-tiles.ts";

const LIGHT = ["#cfccc2", "#dedbd2", "#e8e5dd", "#efede7"].map(fromHex);
const DARK = ["#121214", "#1c1c1f", "#29292d", "#3c3c41"].map(fromHex);
const GROUT = ["#6d6a66", "#85827d", "#9c9993"].map(fromHex);

/** A checkered floor of glazed light and dark squares, domed and bevelled, in pale joints. Takes colours in the light squares, then in the dark ones. */
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
  bond: "checker",
  shade: ({ bond, ...straightOn }) => {
    // a checkerboard turned by an eighth is one it has by itself
    const isTurned = bond === "diagonal";
    const context = bond === undefined || isTurned ? straightOn : { ...straightOn, bond };
    const { draw, scale } = context;
    const side = featureCount(4, scale) * 2;
    const slanted = isTurned || draw.chance("diagonal", 0.4);
    const straight = runningBond(slanted ? side / 2 : side, slanted ? side / 2 : side, 0);
    const across = slanted ? side / 2 : side;
    const unit = slanted ? Math.SQRT1_2 / across : 1 / across;
    return layTiles(context, {
      tileSize: 1.6,
      tiling: slanted ? diagonal(straight) : straight,
      unit,
      joint: 0.016,
      rounding: 0.03,
      bevel: 0.04,
      pillow: 0.012,
      depth: 0.03,
      level: 0.006,
      tilt: 0.014,
      wave: 0.0016,
      wander: 0,
      glazes: [{ stops: LIGHT }, { stops: DARK, takes: 1 }],
      choose: (cell) => ((cell % across) + Math.floor(cell / across)) % 2,
      grout: GROUT,
      groutTakes: 2,
      tone: 0.3,
      cloud: 0.07,
      pool: 0.06,
      roughness: 0.11,
      finish: (texel, { face, cloud, grit, edge }) => {
        if (face <= 0.4) return;
        texel.roughness += 0.1 * smoothstep(0.2, 0.8, cloud + grit * 0.2) + 0.08 * smoothstep(0.06, 0, edge);
      },
    });
  },
};
