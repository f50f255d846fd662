import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { threadOrder } from "../../texture/threads/thread-order.ts";
import { PLAIN_WEAVE } from "../../texture/threads/weave.ts";
import { dye, palette } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { weaveCloth } from "./weave-cloth.ts";

const DYES: readonly (readonly string[])[] = [
  ["#1f3157", "#2c4475", "#42598c"],
  ["#8f2424", "#ab3232", "#bf4c48"],
  ["#2f5d50", "#3f7766", "#5a8f7e"],
  ["#3b3d40", "#505357", "#6a6d71"],
];
const WHITE = ["#beb9ac", "#d0ccc1", "#dddad2"].map(fromHex);
const ORDERS: readonly (readonly (readonly [number, number])[])[] = [
  [
    [0, 1],
    [1, 1],
  ],
  [
    [0, 5],
    [1, 2],
    [0, 1],
    [1, 2],
  ],
  [
    [0, 3],
    [1, 5],
  ],
];

/** Cotton woven with stripes of a colour and white along V. Takes colours in the coloured stripes, then in the white. */
export const stripedFabric: Material = {
  id: "striped-fabric",
  class: "fabric",
  words: [
    "striped fabric",
    "striped cloth",
    "mattress ticking",
    "deckchair fabric",
    "awning",
    "seersucker",
    "stripe fabric",
  ],
  tileSize: 0.2,
  shade: (context) => {
    const { colours, draw, scale } = context;
    const repeats = featureCount(6, scale);
    const threads = repeats * 20;
    const dyed = palette(...dye(draw.pick("dye", DYES).map(fromHex), colours[0], 1));
    const white = palette(...dye(WHITE, colours[1], 0.9));
    const order = threadOrder(draw.pick("order", ORDERS), threads, repeats);
    // the wefts take the colour of the warps they cross, as in a cloth whose warp covers them
    return weaveCloth(context, {
      tileSize: 0.2,
      warps: threads,
      wefts: threads,
      draft: PLAIN_WEAVE,
      sway: 0.25,
      drift: 0.22,
      shadow: 0.45,
      yarnAt: (_warp, _thread, i) =>
        order[Math.floor((((i & (context.size - 1)) + 0.5) / context.size) * threads)] === 0 ? dyed : white,
    });
  },
};
