import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { threadOrder } from "../../texture/threads/thread-order.ts";
import { TWILL_2_2 } from "../../texture/threads/weave.ts";
import { dye, palette } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { weaveCloth } from "./weave-cloth.ts";

/** Ground, broad over-check, second over-check, fine line: and how many threads each takes. */
const SETTS: readonly { readonly dyes: readonly string[]; readonly order: readonly (readonly [number, number])[] }[] = [
  {
    dyes: ["#a31722", "#15402c", "#152447", "#e6cf63"],
    order: [
      [3, 1],
      [0, 12],
      [1, 6],
      [2, 3],
      [1, 4],
      [0, 3],
      [2, 1],
    ],
  },
  {
    dyes: ["#1c3a5e", "#17211c", "#1f5040", "#d8d8cf"],
    order: [
      [0, 9],
      [1, 5],
      [2, 8],
      [3, 1],
      [2, 2],
    ],
  },
  {
    dyes: ["#8e1b20", "#1d1b1e", "#5c1216", "#d9d4c6"],
    order: [
      [0, 12],
      [1, 8],
      [0, 3],
      [1, 2],
      [3, 1],
    ],
  },
  {
    dyes: ["#2f5b3c", "#141d33", "#7c1f26", "#dcbf58"],
    order: [
      [0, 11],
      [1, 7],
      [0, 4],
      [2, 2],
      [3, 1],
      [2, 1],
    ],
  },
];

/** Tartan: the same order of coloured threads both ways in a twill, so that each crossing mixes two. Takes colours in the ground, then in the broad stripes. */
export const tartan: Material = {
  id: "tartan",
  class: "fabric",
  words: ["tartan", "plaid", "plaid fabric", "tartan fabric", "flannel shirt", "kilt", "flannel", "scottish fabric"],
  tileSize: 0.3,
  shade: (context) => {
    const { colours, draw, scale } = context;
    const sett = draw.pick("sett", SETTS);
    const threads = featureCount(28, scale) * 4;
    const repeats = Math.max(1, Math.round(2 / scale));
    const yarns = sett.dyes.map((hex, i) => {
      const own = fromHex(hex);
      const stops = [0.62, 0.88, 1.1, 1.35].map(
        (k) => own.map((c) => Math.min(0.85, c * k)) as [number, number, number],
      );
      return palette(...dye(stops, i < 2 ? colours[i] : undefined, 1));
    });
    const plain = palette(...["#1a1a1c", "#232326", "#2c2c30"].map(fromHex));
    // an artist's ground colour goes with black and white lines whatever the clan
    if (colours[0]) {
      if (!colours[1]) yarns[1] = plain;
      yarns[2] = plain;
    }
    const order = threadOrder(sett.order, threads, repeats, true);
    return weaveCloth(context, {
      tileSize: 0.3,
      warps: threads,
      wefts: threads,
      draft: TWILL_2_2,
      sway: 0.25,
      drift: 0.25,
      fuzz: 1,
      shadow: 0.4,
      yarnAt: (_, thread) => yarns[order[thread] as number] ?? plain,
    });
  },
};
