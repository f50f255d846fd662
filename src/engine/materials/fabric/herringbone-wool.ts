import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { herringboneTwill } from "../../texture/threads/weave.ts";
import { dye, palette } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { weaveCloth } from "./weave-cloth.ts";

const DARK = ["#26262a", "#3b3b40", "#515157", "#6a6a70"].map(fromHex);
const BROWN = ["#33271d", "#4f3d2d", "#6b543f", "#857058"].map(fromHex);
const PALE = ["#8c887f", "#b2aea4", "#cdc9bf", "#dedad1"].map(fromHex);

/** Herringbone wool: twill ribs that turn back every eight threads, dark warp over pale weft. Takes colours in the warp, then in the weft. */
export const herringboneWool: Material = {
  id: "herringbone-wool",
  class: "fabric",
  words: ["herringbone wool", "herringbone fabric", "herringbone tweed", "herringbone cloth", "herringbone coat"],
  tileSize: 0.09,
  shade: (context) => {
    const { colours, draw, scale } = context;
    const warps = palette(...dye(draw.pick("tone", [DARK, BROWN]), colours[0], 0.9));
    const wefts = palette(...dye(PALE, colours[1], 0.9));
    return weaveCloth(context, {
      tileSize: 0.09,
      warps: featureCount(5, scale) * 16,
      wefts: featureCount(20, scale) * 4,
      draft: herringboneTwill(8),
      sway: 0.3,
      slub: 0.4,
      drift: 0.35,
      fuzz: 1.2,
      shadow: 0.45,
      yarnAt: (warp) => (warp ? warps : wefts),
    });
  },
};
