import { fromHex, type Rgb } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { runningBond } from "../../texture/tilings/bonds.ts";
import { truchetBand } from "../../texture/tilings/truchet.ts";
import { blendColour, shade } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { layTiles } from "./lay-tiles.ts";

const GROUND = ["#c2b8a4", "#cfc6b4", "#dbd3c4", "#e4ddd1"].map(fromHex);
const INKS = ["#2c4a66", "#7a3b2c", "#33503f", "#33343a"].map(fromHex);
const GROUT = ["#6f6960", "#878078", "#9d968d"].map(fromHex);

/** Truchet tiles: matt squares with two quarter rings each, laid this way and that by chance, so that the rings join to winding bands. Takes colours in the bands, then in the ground. */
export const truchetTiles: Material = {
  id: "truchet-tiles",
  class: "ceramic",
  words: [
    "truchet tile",
    "truchet",
    "truchet pattern",
    "truchet tiling",
    "quarter circle tile",
    "labyrinth tile",
    "winding band tile",
  ],
  tileSize: 1,
  bond: "grid",
  shade: (context) => {
    const { draw, scale, colours } = context;
    const side = featureCount(4, scale) * 2;
    const ink = colours[0] ?? (draw.pick("ink", INKS) as Rgb);
    const chance = draw.stream("turns");
    const turned = Uint8Array.from({ length: side * side }, () => Number(chance() < 0.5));
    return layTiles(
      { ...context, colours: colours.slice(1) },
      {
        tileSize: 1,
        tiling: runningBond(side, side, 0),
        unit: 1 / side,
        joint: 0.008,
        rounding: 0.008,
        bevel: 0.012,
        pillow: 0,
        depth: 0.012,
        level: 0.006,
        tilt: 0.008,
        wave: 0.0008,
        wander: 0,
        glazes: [{ stops: GROUND }],
        grout: GROUT,
        groutTakes: 2,
        tone: 0.3,
        cloud: 0.16,
        pool: 0,
        roughness: 0.5,
        finish: (texel, { face, place, cloud, grit, edge }) => {
          if (face <= 0.4) return;
          const on = truchetBand(place.u, place.v, turned[place.cell] === 1);
          // pigment is a few millimetres deep, so it wears pale but not off
          const worn = 0.96 - 0.14 * smoothstep(0.2, 0.9, cloud + grit * 0.15);
          blendColour(texel, ink, smoothstep(-0.008, 0.008, on) * worn);
          shade(texel, (1 + 0.06 * grit + 0.05 * cloud) * (0.9 + 0.1 * smoothstep(0, 0.05, edge)));
          texel.roughness += 0.05 * grit - 0.08 * smoothstep(-0.2, 0.6, cloud);
        },
      },
    );
  },
};
