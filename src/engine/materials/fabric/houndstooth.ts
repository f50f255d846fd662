import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { createDraft } from "../../texture/threads/weave.ts";
import { dye, palette } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { weaveCloth } from "./weave-cloth.ts";

const WHITE = ["#b9b4a8", "#d5d1c7", "#e5e2da"].map(fromHex);
const BLACK = ["#1c1b1d", "#29282b", "#38373b"].map(fromHex);
/** Each thread of the figure is woven as three, so that the pattern keeps its size and the cloth its fineness. */
const FINE = 3;
/** Two-by-two twill of the figure; the small threads of a large one go with it. */
const FIGURE = createDraft(
  8 * FINE,
  8 * FINE,
  (warp, weft) => (Math.floor(warp / FINE) + Math.floor(weft / FINE)) % 4 < 2,
);

/** Houndstooth: four dark and four light threads both ways in a twill give broken checks with teeth. Takes colours in the dark threads, then in the light. */
export const houndstooth: Material = {
  id: "houndstooth",
  class: "fabric",
  words: ["houndstooth", "dogtooth", "hounds tooth", "pied de poule", "houndstooth fabric"],
  tileSize: 0.14,
  shade: (context) => {
    const { colours, scale } = context;
    const threads = featureCount(5, scale) * 8 * FINE;
    const dark = palette(...dye(BLACK, colours[0], 0.9));
    const light = palette(...dye(WHITE, colours[1], 0.9));
    return weaveCloth(context, {
      tileSize: 0.14,
      warps: threads,
      wefts: threads,
      draft: FIGURE,
      sway: 0.3,
      drift: 0.2,
      fuzz: 1,
      shadow: 0.35,
      yarnAt: (_, thread) => (thread % (8 * FINE) < 4 * FINE ? dark : light),
    });
  },
};
