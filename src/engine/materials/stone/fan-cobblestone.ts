import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fanPavement } from "../../texture/tilings/fan-pavement.ts";
import { shade } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { layMasonry } from "./lay-masonry.ts";

const GREY = ["#5b5a56", "#7b7973", "#9a978f", "#b5b2a9"].map(fromHex);
const COOL = ["#42464a", "#5d6366", "#7b8183", "#989d9d"].map(fromHex);
const TAN = ["#5f5545", "#7f735f", "#9d907a", "#b6aa95"].map(fromHex);
const SAND = ["#37322a", "#514a3e", "#6b6253"].map(fromHex);

/** European fans: small setts in concentric arcs, fan upon fan, like fish scales. Takes colours in the stones, one after another. */
export const fanCobblestone: Material = {
  id: "fan-cobblestone",
  class: "stone",
  words: [
    "fan cobblestone",
    "european fan",
    "fan paving",
    "cobblestone fan",
    "arc pavement",
    "fan pavement",
    "segmental arch paving",
    "fan pattern paving",
    "cobblestone arc",
    "scallop paving",
    "cobblestone plaza",
  ],
  tileSize: 2.8,
  bond: "fan",
  shade: (context) => {
    const rings = 6;
    const fans = featureCount(2, context.scale);
    return layMasonry(context, {
      tileSize: 2.8,
      tiling: fanPavement(fans, rings),
      unit: 0.5 / fans / rings,
      joint: 0.04,
      rounding: 0.16,
      bevel: 0.22,
      wander: 0.06,
      chips: 0.04,
      depth: 0.14,
      dome: 0.2,
      level: 0.1,
      tilt: 0.14,
      relief: 0.02,
      pits: 0,
      faces: [GREY, COOL, GREY, TAN],
      joints: SAND,
      tone: 0.65,
      flash: 0.1,
      mottle: 0.12,
      grit: 0.16,
      roughness: 0.72,
      finish: (texel, { face, edge, place }) => {
        if (face <= 0.3) return;
        shade(texel, 0.72 + 0.28 * smoothstep(0, 0.25, edge));
        // the outermost arc is often set in a darker stone
        if (place.kind === rings - 1) shade(texel, 0.72);
      },
    });
  },
};
