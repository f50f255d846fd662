import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { mixedSquares } from "../../texture/tilings/mixed-squares.ts";
import { blendColour, shade } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { layMasonry } from "./lay-masonry.ts";

const GREY = ["#504f49", "#716e66", "#8f8b81", "#aba69b"].map(fromHex);
const BROWN = ["#4c4234", "#6b5e4b", "#897a64", "#a29480"].map(fromHex);
const DARK = ["#353633", "#4c4d48", "#666660", "#807f77"].map(fromHex);
const MORTAR = ["#5a5346", "#786f5f", "#948b7a"].map(fromHex);
const LICHEN = fromHex("#8f907c");

/** A medieval castle wall: big hewn blocks of mixed sizes, stained and nibbled, in crumbling mortar. Takes colours in the blocks, one after another. */
export const castleWall: Material = {
  id: "castle-wall",
  class: "stone",
  words: [
    "castle wall",
    "medieval wall",
    "castle stone",
    "castle brick",
    "medieval stone wall",
    "dungeon wall",
    "fortress wall",
    "defense wall",
    "defence wall",
    "city wall",
    "castle block",
    "medieval brick",
    "medieval block",
    "medieval stone block",
    "crude block",
    "crude stone",
    "rough block wall",
    "dungeon stone",
    "dungeon brick",
    "keep wall",
    "old castle wall",
  ],
  tileSize: 3.2,
  shade: (context) => {
    const { draw, scale } = context;
    const columns = featureCount(16, scale);
    const rows = featureCount(18, scale);
    const sizes = [
      { wide: 3, high: 2, weight: 3 },
      { wide: 2, high: 2, weight: 2 },
      { wide: 2, high: 1, weight: 2 },
      { wide: 3, high: 1, weight: 1 },
      { wide: 4, high: 2, weight: 1 },
    ];
    return layMasonry(context, {
      tileSize: 3.2,
      tiling: mixedSquares(columns, rows, sizes, draw.stream("blocks")),
      unit: 1.6 / rows,
      joint: 0.045,
      rounding: 0.14,
      bevel: 0.15,
      wander: 0.07,
      chips: 0.09,
      depth: 0.2,
      dome: 0.07,
      level: 0.16,
      tilt: 0.12,
      relief: 0.05,
      puffy: true,
      pits: 0.05,
      faces: [GREY, BROWN, GREY, DARK],
      joints: MORTAR,
      tone: 0.42,
      flash: 0.14,
      mottle: 0.2,
      grit: 0.13,
      roughness: 0.9,
      finish: (texel, { face, edge, mottle, grit, place }) => {
        if (face <= 0.3) return;
        shade(texel, 0.72 + 0.28 * smoothstep(0, 0.22, edge + mottle * 0.05));
        // damp and soot gather at the foot of a block
        shade(texel, 1 - 0.25 * smoothstep(0.7, 1, place.v + mottle * 0.2));
        blendColour(texel, LICHEN, 0.4 * smoothstep(0.6, 0.95, mottle + grit * 0.25));
      },
    });
  },
};
