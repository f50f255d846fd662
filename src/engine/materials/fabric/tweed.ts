import { createField } from "../../kernels/field-pool.ts";
import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { createShape, scatter } from "../../texture/marks/scatter.ts";
import { TWILL_2_2 } from "../../texture/threads/weave.ts";
import { blendColour, dye, palette } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material } from "../material.ts";
import { weaveCloth } from "./weave-cloth.ts";

const MOORS: readonly (readonly string[])[] = [
  ["#3f3020", "#65502f", "#8a744b", "#a9946a"],
  ["#34352e", "#54564a", "#74766a", "#96978a"],
  ["#3a2a22", "#5d4436", "#80604c", "#a08068"],
];
const PALE = ["#6e6450", "#9c9178", "#beb49c", "#d4ccb8"].map(fromHex);
const FLECKS = ["#b5522f", "#c99a3d", "#4c7f7a", "#7a3f57", "#dcd3c0", "#39597e"].map(fromHex);
const NEP = createShape(12, (u, v) => 1 - u * u - v * v);

/** Tweed: hairy wool twill, dark warp over pale weft, flecked with nubs of other colours. Takes colours in the warp, then in the weft. */
export const tweed: Material = {
  id: "tweed",
  class: "fabric",
  words: ["tweed", "harris tweed", "tweed suit", "donegal tweed"],
  tileSize: 0.07,
  shade: (context) => {
    const { colours, draw, scale, size } = context;
    const threads = featureCount(11, scale) * 4;
    const warps = palette(...dye(draw.pick("moor", MOORS).map(fromHex), colours[0], 1));
    const wefts = palette(...dye(PALE, colours[1] ?? colours[0], 0.9));
    const side = featureCount(17, scale);
    const neps = scatter(
      createField(size * size),
      size,
      NEP,
      { across: side, down: side },
      draw.stream("neps"),
      (copy, next) => {
        copy.angle = next() * 3.2;
        copy.length = (0.008 + 0.022 * next()) * scale;
        copy.width = (0.007 + 0.006 * next()) * scale;
      },
    );
    const choice = randomTable(side * side, draw.seed32("choice"));
    return weaveCloth(context, {
      tileSize: 0.07,
      warps: threads,
      wefts: threads,
      draft: TWILL_2_2,
      sway: 0.4,
      slub: 0.6,
      drift: 0.6,
      fuzz: 1.5,
      twist: 0.6,
      yarnAt: (warp) => (warp ? warps : wefts),
      finish: (texel, i) => {
        const nep = Math.min(1, (neps.height[i] as number) * 1.6);
        if (nep <= 0) return;
        const colour = FLECKS[Math.floor((choice[neps.index[i] as number] as number) * FLECKS.length)] ?? FLECKS[0];
        if (colour) blendColour(texel, colour, nep * 0.8);
        texel.height += nep * 0.0002;
      },
    });
  },
};
