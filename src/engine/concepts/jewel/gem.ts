import { makePart } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { defineFromPlan, mainSlot, type Planned } from "../define-from-plan.ts";
import { facetPaint } from "./facet-paint.ts";
import { cutStone, type GemCut } from "./gem-cuts.ts";

const R = 0.05;

/** The stone, standing on its point. */
function build({ style }: Planned): Part[] {
  const stone = cutStone(style as GemCut, R);
  return [makePart("stone", "stone", move(stone, [0, R, 0]), { weight: 1, crease: 0.05, paint: facetPaint() })];
}

/** A large cut stone. What makes it itself: flat facets around a table, a girdle, a point it stands on, every facet of another brightness. */
export const gem = defineFromPlan({
  id: "gem",
  family: "jewel",
  words: [
    "gem",
    "diamond",
    "gemstone",
    "jewel",
    "ruby",
    "emerald",
    "sapphire",
    "amethyst",
    "topaz",
    "precious stone",
    "opal",
    "garnet",
    "aquamarine",
    "cut diamond",
  ],
  senses: ["jewel", "gem#2"],
  height: 0.06,
  view: { azimuth: 0.35, elevation: 0.32 },
  slots: {
    stone: mainSlot("glass", "#dff0f8 #b3122c #0f8a4c #1546b8 #7a2fb8", "facet|crystal"),
  },
  styles: {
    round: { weight: 5 },
    oval: { weight: 1, traits: ["oval"] },
    step: { weight: 1, words: ["emerald", "aquamarine"] },
    heart: { weight: 0, traits: ["heart-shaped"] },
  },
  kinds: {
    any: { words: ["gem", "gemstone", "jewel", "precious stone"] },
    diamond: { weight: 0, words: ["diamond", "cut diamond"], dress: { stone: "#dcedf6" } },
    ruby: { weight: 0, words: ["ruby", "garnet"], dress: { stone: "#b80f2c" } },
    emerald: { weight: 0, words: ["emerald"], dress: { stone: "#0c8a4a" } },
    sapphire: { weight: 0, words: ["sapphire"], dress: { stone: "#1340b8" } },
    amethyst: { weight: 0, words: ["amethyst"], dress: { stone: "#8a3ac8" } },
    topaz: { weight: 0, words: ["topaz"], dress: { stone: "#e89a1c" } },
    opal: { weight: 0, words: ["opal", "aquamarine"], dress: { stone: "#8fdce0" } },
  },
  vary: 0.04,
  build,
});
