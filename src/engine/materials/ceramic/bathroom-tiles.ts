import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { runningBond } from "../../texture/tilings/bonds.ts";
import { shade } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { layTiles } from "./lay-tiles.ts";

const WHITE = ["#c9d2d2", "#d7dfde", "#e2e8e7", "#ebefee"].map(fromHex);
const ACCENTS = [
  ["#8fb3c0", "#a6c5d0", "#bdd5dd", "#cfe1e7"],
  ["#93b8a8", "#aaccbc", "#c0dbcf", "#d3e6de"],
  ["#d0b3ae", "#dec6c2", "#e9d7d4", "#f0e4e2"],
].map((stops) => stops.map(fromHex));
const GROUT = ["#4a4845", "#605d59", "#787570"].map(fromHex);

/** Small square bathroom tiles, white with pale blue among them, and grout that has darkened. Takes colours in the tiles, one after another. */
export const bathroomTiles: Material = {
  id: "bathroom-tiles",
  class: "ceramic",
  words: [
    "bathroom tile",
    "bathroom",
    "bath tile",
    "shower tile",
    "toilet tile",
    "washroom tile",
    "bathroom wall",
    "hospital tile",
    "shower wall",
  ],
  tileSize: 1,
  bond: "grid",
  shade: (context) => {
    const { draw, scale, colours } = context;
    const side = featureCount(10, scale);
    const share = draw.number("accents", 0.1, 0.3);
    return layTiles(context, {
      tileSize: 1,
      tiling: runningBond(side, side, 0),
      unit: 1 / side,
      joint: 0.024,
      rounding: 0.06,
      bevel: 0.07,
      pillow: 0.025,
      depth: 0.05,
      level: 0.012,
      tilt: 0.02,
      wave: 0.004,
      wander: 0,
      glazes: [{ stops: WHITE }, { stops: draw.pick("accent", ACCENTS), takes: colours.length > 1 ? 1 : 0 }],
      choose: (_cell, _kind, chance) => (chance < share ? 1 : 0),
      grout: GROUT,
      groutTakes: 2,
      tone: 0.35,
      cloud: 0.06,
      pool: 0.12,
      roughness: 0.12,
      finish: (texel, { face, edge, cloud }) => {
        // scale and soap along the grout
        if (face > 0.4) shade(texel, 1 - 0.14 * smoothstep(0.12, 0, edge + cloud * 0.05));
      },
    });
  },
};
