import { fromHex, luminance, type Rgb } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { threadOrder } from "../../texture/threads/thread-order.ts";
import { TWILL_2_2 } from "../../texture/threads/weave.ts";
import { dye, palette } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { weaveCloth } from "./weave-cloth.ts";

const RED = ["#86131a", "#aa1d25", "#c22f37"].map(fromHex);
const BLACK = ["#121214", "#1b1b1e", "#2a2a2e"].map(fromHex);
const TILE = 0.32;

/** Lumberjack flannel: broad stripes of red and black both ways, soft twill. Takes colours in the red, then in the black. */
export const buffaloPlaid: Material = {
  id: "buffalo-plaid",
  class: "fabric",
  words: [
    "buffalo plaid",
    "buffalo check",
    "buffalo plaid flannel",
    "buffalo check flannel",
    "lumberjack plaid",
    "lumberjack flannel",
    "lumberjack shirt",
    "checked flannel",
    "plaid flannel",
  ],
  tileSize: TILE,
  shade: (context) => {
    const { colours, scale } = context;
    const repeats = featureCount(4, scale);
    const threads = repeats * 32;
    // black said first is still the dark one
    const [first, second] = colours[1] && isDarker(colours[0], colours[1]) ? [colours[1], colours[0]] : colours;
    const dyed = palette(...dye(RED, first, 1));
    const dark = palette(...dye(BLACK, second, 0.9));
    const order = threadOrder(
      [
        [0, 1],
        [1, 1],
      ],
      threads,
      repeats,
    );
    return weaveCloth(context, {
      tileSize: TILE,
      warps: threads,
      wefts: threads,
      draft: TWILL_2_2,
      sway: 0.3,
      drift: 0.2,
      fuzz: 0.7,
      shadow: 0.35,
      roughness: 0.93,
      yarnAt: (_, thread) => (order[thread] === 0 ? dyed : dark),
    });
  },
};

const isDarker = (a: Rgb | undefined, b: Rgb): boolean => a !== undefined && luminance(a) < luminance(b);
