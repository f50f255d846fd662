import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { hexagonTiling } from "../../texture/tilings/hexagon-tiling.ts";
import { shade } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { layMasonry } from "../stone/lay-masonry.ts";

const GREY = ["#66645f", "#807e79", "#999691", "#afaca6"].map(fromHex);
const RED = ["#6f5248", "#886b5f", "#a08478", "#b59b90"].map(fromHex);
const SAND = ["#443e35", "#5e564a", "#786f60"].map(fromHex);

/** Six-sided concrete pavers with bevelled edges. Takes colours in the pavers, one after another. */
export const hexagonPavers: Material = {
  id: "hexagon-pavers",
  class: "concrete",
  words: [
    "hexagon paver",
    "hexagonal paver",
    "hexagon paving",
    "hexagonal paving",
    "honeycomb paver",
    "hex paver",
    "hexagonal concrete",
    "hexagon pavement",
    "hexagonal pavement",
    "hexagon stone",
  ],
  tileSize: 1.6,
  bond: "hexagon",
  shade: (context) => {
    const columns = featureCount(7, context.scale);
    return layMasonry(context, {
      tileSize: 1.6,
      tiling: hexagonTiling(columns),
      unit: 1 / columns,
      joint: 0.016,
      rounding: 0.03,
      bevel: 0.05,
      wander: 0.004,
      chips: 0.014,
      depth: 0.06,
      dome: 0,
      level: 0.022,
      tilt: 0.025,
      relief: 0.006,
      pits: 0.014,
      faces: [GREY, GREY, GREY, RED],
      joints: SAND,
      tone: 0.6,
      flash: 0.1,
      mottle: 0.13,
      grit: 0.22,
      roughness: 0.86,
      finish: (texel, { face, edge, mottle }) => {
        if (face > 0.3) shade(texel, 0.82 + 0.18 * smoothstep(0, 0.12, edge + mottle * 0.03));
      },
    });
  },
};
