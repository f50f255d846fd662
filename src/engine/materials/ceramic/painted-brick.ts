import { fromHex } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { runningBond } from "../../texture/tilings/bonds.ts";
import { blendPaint, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { layMasonry } from "../stone/lay-masonry.ts";

const PAINT = ["#b9b6ae", "#d3d0c8", "#e3e0d9", "#eeece6"].map(fromHex);
const CLAY = ["#6b3a2d", "#8f5443", "#a96d59"].map(fromHex);
const MORTAR = ["#8d887f", "#aaa59b", "#bdb8ae"].map(fromHex);

/** Bricks under coats of white paint that fills the pores and has flaked from some arrises. Takes colours in the paint, then in the bricks. */
export const paintedBrick: Material = {
  id: "painted-brick",
  class: "ceramic",
  words: ["painted brick", "white brick", "white brick wall", "white painted brick", "painted brick wall"],
  tileSize: 1,
  bond: "running",
  shade: (context) => {
    const { colours, scale } = context;
    const rows = featureCount(6, scale) * 2;
    const paint = palette(...dye(PAINT, colours[0]));
    // a flake here and there is found in every tile again: the coat has many or holds
    const wear = context.draw.chance("flakes", 0.5) ? context.draw.number("wear", 0.5, 0.64) : 0.2;
    const coat = { r: 0, g: 0, b: 0 };
    return layMasonry(
      { ...context, colours: colours[1] ? [colours[1]] : [] },
      {
        tileSize: 1,
        tiling: runningBond(featureCount(4, scale), rows),
        unit: 1 / rows,
        joint: 0.06,
        rounding: 0.08,
        bevel: 0.13,
        wander: 0.035,
        chips: 0.05,
        depth: 0.12,
        dome: 0.02,
        level: 0.06,
        tilt: 0.035,
        relief: 0.016,
        pits: 0.04,
        faces: [CLAY],
        joints: MORTAR,
        tone: 0.6,
        flash: 0.2,
        mottle: 0.15,
        grit: 0.14,
        roughness: 0.86,
        finish: (texel, { face, edge, mottle, rough, grit, pit }) => {
          // flakes where the arris is proud; a second, broader loss by patches
          const loss = mottle * 0.55 + rough * 0.5 + wear - Math.abs(edge - 0.07) * 2.2;
          const flaked = face > 0.3 ? smoothstep(0.52, 0.58, loss) : smoothstep(0.95, 1, loss + 0.15);
          paintFrom(paint, 0.62 + mottle * 0.16 + rough * 0.08 + grit * 0.05, coat);
          shade(coat, 1 - pit * 0.25 - 0.3 * (1 - face) - 0.1 * smoothstep(0.3, 1, -mottle));
          blendPaint(texel, coat, 1 - flaked);
          texel.height -= flaked * 0.0004;
          texel.roughness = lerp(0.55 + mottle * 0.06 + grit * 0.03, texel.roughness, flaked);
        },
      },
    );
  },
};
