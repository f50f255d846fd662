import { fromHex, type Rgb } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { createTileOrnament, readTileOrnament } from "../../texture/figures/tile-ornament.ts";
import { runningBond } from "../../texture/tilings/bonds.ts";
import { blendColour, shade } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { layTiles } from "./lay-tiles.ts";

const GROUND = ["#b5a78f", "#c6baa4", "#d4cab8", "#dfd7c8"].map(fromHex);
const INKS = [
  ["#33474f", "#a5563c", "#6d8a86"],
  ["#5a3a35", "#c08c4a", "#7c8a72"],
  ["#2f3338", "#8d8f8c", "#b5593d"],
  ["#3d5547", "#bf9a55", "#8e4f40"],
].map((stops) => stops.map(fromHex));
const GROUT = ["#6f6960", "#878078", "#9d968d"].map(fromHex);

const toned = (colour: Rgb, factor: number): Rgb => [
  Math.min(0.85, colour[0] * factor),
  Math.min(0.85, colour[1] * factor),
  Math.min(0.85, colour[2] * factor),
];

/** Encaustic cement tiles: flat, matt ornaments in three earthy pigments, worn by feet. Takes colours in the main ornament, then in the ground. */
export const cementTiles: Material = {
  id: "cement-tiles",
  class: "ceramic",
  words: [
    "cement tile",
    "encaustic tile",
    "encaustic",
    "hydraulic tile",
    "moroccan cement tile",
    "ornamental floor tile",
    "vintage tile",
    "old floor tile",
    "patterned floor tile",
    "patterned floor",
    "floor pattern",
    "geometric tile",
    "star tile",
    "cuban tile",
    "gothic floor tile",
    "tile pattern",
  ],
  tileSize: 1.2,
  bond: "grid",
  shade: (context) => {
    const { draw, scale, colours } = context;
    const side = featureCount(3, scale) * 2;
    const asked = colours[0];
    const own = draw.pick("inks", INKS);
    const [first, second, third] = (asked ? [asked, toned(asked, 1.5), toned(asked, 0.6)] : own) as [Rgb, Rgb, Rgb];
    const ornament = createTileOrnament(draw.fork("ornament"), draw.chance("filled", 0.75));
    const covers = new Float32Array(3);
    const large = draw.chance("large", 0.6);
    return layTiles(
      { ...context, colours: colours[1] ? [colours[1]] : asked ? [toned(asked, 1.9)] : [] },
      {
        tileSize: 1.2,
        tiling: runningBond(side, side, 0),
        unit: 1 / side,
        joint: 0.005,
        rounding: 0.008,
        bevel: 0.01,
        pillow: 0,
        depth: 0.012,
        level: 0.006,
        tilt: 0.008,
        wave: 0.0008,
        wander: 0.001,
        glazes: [{ stops: GROUND }],
        grout: GROUT,
        groutTakes: 2,
        tone: 0.28,
        cloud: 0.18,
        pool: 0,
        roughness: 0.58,
        finish: (texel, { face, place, cloud, grit, edge }) => {
          if (face <= 0.4) return;
          const column = place.cell % side;
          const row = Math.floor(place.cell / side);
          const u = large ? (place.u + (column % 2)) / 2 : place.u;
          const v = large ? (place.v + (row % 2)) / 2 : place.v;
          readTileOrnament(ornament, u, v, covers);
          // pigment is a few millimetres deep, so it wears pale but not off
          const worn = 0.96 - 0.16 * smoothstep(0.2, 0.9, cloud + grit * 0.15);
          blendColour(texel, first, (covers[0] as number) * worn);
          blendColour(texel, second, (covers[1] as number) * worn);
          blendColour(texel, third, (covers[2] as number) * worn);
          shade(texel, (1 + 0.07 * grit + 0.06 * cloud) * (0.88 + 0.12 * smoothstep(0, 0.05, edge)));
          texel.roughness += 0.06 * grit - 0.1 * smoothstep(-0.2, 0.6, cloud);
        },
      },
    );
  },
};
