import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { PLAIN_WEAVE } from "../../texture/threads/weave.ts";
import { dye, palette } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { weaveCloth } from "./weave-cloth.ts";

const NATURAL = ["#8d8168", "#b9ad93", "#d3c9b2", "#e2dac7"].map(fromHex);

/** Plain-woven cotton, threads of uneven thickness with loose fibres. Takes colours in the warp, then in the weft. */
export const wovenCotton: Material = {
  id: "woven-cotton",
  class: "fabric",
  words: ["cotton", "fabric", "cloth", "woven cotton", "textile", "upholstery", "tablecloth", "bedsheet", "curtain"],
  tileSize: 0.08,
  shade: (context) => {
    const { colours, scale } = context;
    const threads = featureCount(24, scale) * 2;
    const warps = palette(...dye(NATURAL, colours[0], 0.8));
    const wefts = palette(...dye(NATURAL, colours[1] ?? colours[0], 0.8));
    return weaveCloth(context, {
      tileSize: 0.08,
      warps: threads,
      wefts: threads,
      draft: PLAIN_WEAVE,
      sway: 0.22,
      swell: 0.5,
      yarnAt: (warp) => (warp ? warps : wefts),
    });
  },
};
